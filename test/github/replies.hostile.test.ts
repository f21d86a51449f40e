import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { githubClient, type MakeOctokit } from '../../src/github/client.ts';
import { actionsOctokit } from '../../src/github/job.ts';
import { plainOctokit } from '../../src/github/plain-octokit.ts';
import { nodePorts } from '../../src/system/ports.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function server(answer: Answer) {
  const asked: IncomingMessage[] = [];
  const http = createServer((request, response) => {
    asked.push(request);
    // The client may stop reading.
    response.on('error', () => {});
    answer(request, response);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close().closeAllConnections());
  return { asked, port: (http.address() as AddressInfo).port };
}

async function clientOf(answer: Answer, make: () => Promise<MakeOctokit> = plainOctokit) {
  const { asked, port } = await server(answer);
  const baseUrl = `http://127.0.0.1:${port}`;
  const { clock } = nodePorts();
  return { asked, client: await githubClient({ token: 'secret', make: await make(), baseUrl, clock }) };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const saying =
  (text: string, type = 'application/json'): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(text);
const board = { owner: 'board-org', repo: 'board' };
const NOT = { code: 'github.unavailable', hint: expect.stringContaining('Check GITHUB_API_URL') };

/** Without `merged_at`. */
const pullText = JSON.stringify({
  ...{ number: 1, html_url: 'https://x/', state: 'closed', user: null, labels: [] },
  head: { ref: 'x', sha: 'a'.repeat(40), repo: null },
  base: { ref: 'main', repo: { id: 1 } },
});

describe('the GitHub client', () => {
  it.each<[string, Answer, RegExp]>([
    ['a page of HTML', saying('<html>Sign in</html>', 'text/html'), /"<html>Sign in<\/html>"/],
    ['half a document', saying('{"id":'), /"\{\\"id\\":"/],
    ['nothing', saying(''), /received string/],
    ['no content', (_request, response) => void response.writeHead(204).end(), /expected object/],
    ['null', saying('null'), /received null/],
    ['a list', saying('[]'), /received array/],
    ['an object without an owner', saying('{"id":1,"name":"board","default_branch":"main"}'), /: owner: /],
    ['a million brackets', saying('['.repeat(1_000_000)), /"\[{100}"/],
  ])('refuses %s as a repository', async (_what, answer, words) => {
    const { client, asked } = await clientOf(answer);
    const reply = client.request('GET /repos/{owner}/{repo}', board);
    await expect(reply).rejects.toMatchObject({ ...NOT, message: expect.stringMatching(words) });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a commit that is a path', 'GET /repos/{owner}/{repo}/git/ref/{ref}', '{"object":{"sha":"../../user"}}'],
    ['a tree that is a text', 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', '{"tree":"x"}'],
    ['a tree of nulls', 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', '{"tree":[null]}'],
    ['an account without a name', 'GET /user', '{"id":1}'],
    ['a pull request that may be merged', 'GET /repos/{owner}/{repo}/pulls/{pull_number}', pullText],
    ['a merge by nobody knows whom', 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', '[{"user":null}]'],
    [
      'an address that ends a link of Markdown',
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      '{"id":1,"html_url":"https://x/) ![](https://y/","user":null}',
    ],
  ])('refuses %s', async (_what, route, text) => {
    const { client } = await clientOf(saying(text));
    const parameters = {
      ...board,
      ref: 'heads/main',
      tree_sha: 'x',
      commit_sha: 'x',
      issue_number: 1,
      pull_number: 1,
      body: 'x',
    };
    await expect(client.request(route, parameters)).rejects.toMatchObject(NOT);
  });

  it.each([
    ['of the command line', plainOctokit],
    ['of a job', actionsOctokit],
  ])('%s stops reading a reply of more than 64 MiB', async (_what, make) => {
    let sent = 0;
    const endless: Answer = (_request, response) => {
      const piece = Buffer.alloc(1_048_576, 'x');
      response.writeHead(200, JSON_TYPE);
      const more = () => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
      };
      response.on('drain', more);
      more();
    };
    const { client } = await clientOf(endless, make);
    const reply = client.request('GET /user');
    await expect(reply).rejects.toMatchObject({ ...NOT, message: expect.stringContaining('more than 67108864 bytes') });
    expect(sent).toBeLessThan(200_000_000);
  });

  it('sends no token to the server of a next page', async () => {
    const other = await server(saying('[]'));
    const link = { link: `<http://127.0.0.1:${other.port}/next>; rel="next"` };
    const { client } = await clientOf((_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, ...link }).end('[]');
    });
    await expect(client.paginate('GET /repos/{owner}/{repo}/pulls', board)).rejects.toMatchObject({
      code: 'github.refused',
      message: expect.stringContaining(`names a next page at http://127.0.0.1:${other.port}.`),
    });
    expect(other.asked).toEqual([]);
  });

  it('stops at a list that has no end', async () => {
    const { client, asked } = await clientOf(({ headers: { host } }, response) => {
      response.writeHead(200, { ...JSON_TYPE, link: `<http://${host}/next>; rel="next"` }).end('[]');
    });
    await expect(client.paginate('GET /repos/{owner}/{repo}/pulls', board)).rejects.toMatchObject({
      code: 'github.truncated',
      message: 'GET /repos/{owner}/{repo}/pulls has more than 500 pages.',
    });
    expect(asked).toHaveLength(501);
  });

  it('checks the items of a later page', async () => {
    const { client } = await clientOf(({ url, headers: { host } }, response) => {
      const next = url === '/next' ? {} : { link: `<http://${host}/next>; rel="next"` };
      response.writeHead(200, { ...JSON_TYPE, ...next }).end(url === '/next' ? '[null]' : '[]');
    });
    await expect(client.paginate('GET /repos/{owner}/{repo}/pulls', board)).rejects.toMatchObject(NOT);
  });
});
