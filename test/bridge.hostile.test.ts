import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  bridgeSpec,
  type Call,
  converse,
  HISTORY,
  INITIALIZE,
  notes,
  QUESTIONS,
  ready,
  speak,
} from './support/bridge.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { serveLoopback, serveMcp } from './support/memory-endpoint.ts';

const ASK: Call = ['query', QUESTIONS[0][0]];
const LIFE: readonly Call[] = [['reset'], ['observe', { events: HISTORY }], ASK, ['reset'], ASK, ['shutdown']];

describe('cib bridge mcp with a hostile server', () => {
  it.each([
    ['error', /the disk is \\"full\\"\\u001b\[31m/],
    ['silent', /no answer within 3 s/],
    ['huge', /exceeded maximum size/],
    ['exits', /Connection closed/],
    ['shape', /expected array/],
  ])('fails the episode with a reason, and continues with the next one (%s)', async (bad, words) => {
    const { answers, status } = await speak('mcp', { ...notes(bad), seconds: bad === 'silent' ? 3 : 120 }, LIFE);
    expect(answers[2]).toMatchObject({ error: { code: -32000, message: expect.stringMatching(words) } });
    // The next episode starts without memories; the server is as hostile as before.
    expect(answers.map((answer) => 'result' in answer)).toEqual([true, true, false, true, false, true]);
    expect(status).toBe(0);
  });

  it('passes on no id that was not observed, and no line that is not a message', async () => {
    for (const bad of ['invented', 'garbage']) {
      const { answers } = await speak('mcp', notes(bad), LIFE);
      expect(answers[2]?.result).toMatchObject({ evidence: ['old', 'new'] });
    }
  });
});

describe('cib bridge http with a hostile server', () => {
  const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
  const search = async (hostile: (response: ServerResponse) => void, seconds: number) => {
    const url = await serveLoopback((request, response) =>
      request.url === '/search' ? hostile(response) : void response.end('{}'),
    );
    const { answers } = await speak('http', { ...ready('add-search'), seconds, server: { url } }, LIFE);
    return answers[2];
  };
  const hit = (source_id: unknown, text: unknown) => ({ text, metadata: { source_id } });

  it.each<readonly [string, (response: ServerResponse) => void, RegExp, number]>([
    [
      'answers with an error',
      (response) => void response.writeHead(500).end('it "broke"'),
      /status 500: "it \\"broke\\""/,
      20,
    ],
    ['answers with no JSON', (response) => void response.end('<html>'), /invalid JSON/, 20],
    ['answers with another shape', json({ results: { a: 1 } }), /no list at \\?"\/results/, 20],
    [
      'answers with a deep list',
      (response) => void response.end('['.repeat(100_000) + ']'.repeat(100_000)),
      /no list at .*nested too deeply/,
      20,
    ],
    ['never answers', () => {}, /no answer within 3 s, which is `seconds` in the mapping/, 3],
    ['never ends its answer', (response) => void response.write('{'), /no answer within 3 s/, 3],
    ['answers without end', (response) => void response.end('x'.repeat(20_000_000)), /longer than/, 20],
    [
      'redirects to another host',
      (response) => void response.writeHead(302, { location: 'http://example.invalid/' }).end(),
      /redirect/,
      20,
    ],
    ['closes the connection', (response) => void response.destroy(), /POST \/search/, 20],
    [
      'answers with hits without ids',
      json({ results: [{ text: 'one', id: 'a' }] }),
      /no string at "\/metadata\/source_id"\. Correct `search\.hits\.id`\. The hit: .*one/,
      20,
    ],
    [
      'answers with a hit without a text',
      json({ results: [{ metadata: { source_id: 'old' }, txt: 'one' }] }),
      /no string at "\/text"\. Correct `search\.hits\.text`/,
      20,
    ],
    [
      'answers with an event of another episode',
      json({ results: [hit('old', 'one'), hit('0123456789abcdef', 'two')] }),
      /event 0123456789abcdef, which is not of this episode\. Either `reset` did not delete it/,
      20,
    ],
    [
      'sends more text than an answer of an adapter may have',
      json({ results: [hit('old', 'x'.repeat(11_000_000))] }),
      /has 1100\d{4} bytes\. A line must be shorter than 10 MiB: lower search\.limit .* search\.hits\.text/,
      20,
    ],
  ])('fails the episode with a reason if the server %s', async (_, hostile, words, seconds) => {
    expect(await search(hostile, seconds)).toMatchObject({
      error: { code: -32000, message: expect.stringMatching(words) },
    });
  });

  it('passes on no id that was not observed, and no id twice', async () => {
    const results = [
      hit('never', 'a lie'),
      hit('old', 'kept'),
      hit('old', 'again'),
      hit(7, 'x'),
      null,
      'new',
      hit('__proto__', ''),
    ];
    expect(await search(json({ results }), 20)).toMatchObject({ result: { evidence: ['old'], context: 'kept' } });
  });
});

it('cib bridge passes half a surrogate pair on as a replacement character, in a text and in an error', async () => {
  const half = '\ud83d';
  const replies = [{ results: [{ text: half, metadata: { source_id: 'old' } }] }, { error: half }];
  const url = await serveLoopback((request, response) => {
    const reply = request.url === '/search' ? replies.shift() : {};
    response.end(JSON.stringify(reply));
  });
  const calls: Call[] = [['reset'], ['observe', { events: HISTORY }], ASK, ASK];
  const { answers } = await speak('http', { ...ready('add-search'), server: { url } }, calls);
  expect(answers[2]).toMatchObject({ result: { context: '\ufffd' } });
  expect(answers[3]?.error?.message.isWellFormed()).toBe(true);
});

it('cib bridge http uses no server that it did not start, and shares none with another bridge', async () => {
  const other = await serveLoopback((_, response) => void response.end('{"results":[]}'));
  const started = { command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'], url: other };
  const taken = await speak('http', { ...ready('add-search'), server: started }, LIFE);
  expect(taken.answers).toEqual([]);
  expect(taken.stderr).toMatch(/Another program answers at .*\n.*change the port/);

  const shared = { ...ready('add-search'), server: { url: other } };
  const first = converse('http', shared);
  expect(await first.answer(['reset'])).toMatchObject({ result: {} });
  const second = await speak('http', shared, LIFE);
  expect(second.stderr).toMatch(/Another bridge uses the server at .*\n.*`--jobs 1`/);
  expect(second.status).toBe(3);
  first.child.stdin.end();
  await once(first.child, 'exit');
  expect((await speak('http', shared, LIFE)).status).toBe(0);
});

it('cib bridge http loses one episode to a server that exits during a call', async () => {
  const program = `require('node:http').createServer((request, response) => {
      if (request.url === '/search') process.exit(7);
      response.end('{}');
    }).listen(process.env.PORT);`;
  const port = String(20_001 + (process.pid % 20_000));
  const env = { PORT: port };
  const server = { command: process.execPath, args: ['-e', program], env, url: `http://127.0.0.1:${port}` };
  const { answers } = await speak('http', { ...ready('add-search'), server }, LIFE);
  expect(answers.map((answer) => 'result' in answer)).toEqual([true, true, false, true, false, true]);
});

it('cib bridge http starts a server again that hangs, and tries again after a start that failed', async () => {
  const starts = `${temporaryFolder()}/starts`;
  const program = `const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('${starts}', '.');
    const start = readFileSync('${starts}', 'utf8').length;
    if (start === 2) process.exit(7);
    require('node:http')
      .createServer((request, response) => {
        if (start > 1 || request.url !== '/search') response.end('{"results":[]}');
      })
      .listen(process.env.PORT);`;
  const port = String(20_000 + (process.pid % 20_000));
  const server = {
    command: process.execPath,
    args: ['-e', program],
    env: { PORT: port },
    url: `http://127.0.0.1:${port}`,
  };
  const mapping = { ...ready('add-search'), seconds: 3, server, reset: { restart: true } };
  const { answers } = await speak('http', mapping, [['reset'], ASK, ['reset'], ['reset'], ASK, ['shutdown']]);
  expect(answers.map((answer) => 'result' in answer)).toEqual([true, false, false, true, true, true]);
  expect(answers[2]).toMatchObject({ error: { message: expect.stringContaining('exit status 7') } });
  expect(readFileSync(starts, 'utf8')).toBe('...');
});

describe('cib bridge with a server behind a rate limit', () => {
  /** Refuses the first calls of /search with 429 and this Retry-After; returns the time of each call. */
  const limited = async (refusals: number, retryAfter: string | undefined, seconds = 20) => {
    const came: number[] = [];
    const url = await serveLoopback((request, response) => {
      if (request.url !== '/search') return void response.end('{}');
      came.push(performance.now());
      if (came.length > refusals)
        return void response.end('{"results":[{"text":"kept","metadata":{"source_id":"old"}}]}');
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      response.writeHead(429).end('slow down');
    });
    return { came, mapping: { ...ready('add-search'), seconds, server: { url } } };
  };

  it('calls again after the time that the server names, even if it is longer than one call may take', async () => {
    const { came, mapping } = await limited(2, '2', 3);
    const { answers } = await speak('http', mapping, LIFE);
    expect(answers[2]).toMatchObject({ result: { evidence: ['old'] } });
    expect(came).toHaveLength(4);
    expect((came[2] ?? 0) - (came[0] ?? 0)).toBeGreaterThan(3_990);
  });

  it.each([
    ['3600', /Retry-After is "3600"/],
    ['Fri, 31 Dec 2999 23:59:59 GMT', /Retry-After is "Fri, 31 Dec 2999/],
    ['soon', /Retry-After is "soon"/],
    [undefined, /does not say how long to wait/],
  ])(
    'fails the episode if the server asks for too much time (%s), and says what the server said and what to do',
    async (after, words) => {
      const { came, mapping } = await limited(1, after);
      const { answers } = await speak('http', mapping, LIFE);
      expect(answers[2]?.error?.message).toMatch(
        /^POST \/search was refused by the rate limit of the server \(HTTP 429\)/,
      );
      expect(answers[2]?.error?.message).toMatch(words);
      expect(answers[2]?.error?.message).toMatch(/Raise or lift the rate limit/);
      expect(answers[2]?.error?.message).not.toContain('--episode-seconds');
      expect(came).toHaveLength(2);
      expect(answers[4]).toHaveProperty('result');
    },
  );

  it('waits no longer than an episode may take', async () => {
    const { came, mapping } = await limited(1, '30', 3);
    const short: Call = [
      'initialize',
      { ...(INITIALIZE[1] as object), limits: { line_bytes: 1_000, episode_seconds: 20 } },
    ];
    const { answers } = await speak('http', mapping, [short, ...LIFE.slice(0, 3)]);
    expect(answers[3]?.error?.message).toMatch(/rate limit .* Retry-After is "30"/);
    expect(came).toHaveLength(1);
  });

  it.each([
    ['1', 2, { result: { evidence: ['old', 'new'] } }],
    ['20', 1, { error: { message: expect.stringMatching(/POST \/mcp was refused by the rate limit .*"20"/) } }],
  ])('waits for an MCP server within the time of a call, too (Retry-After: %s)', async (after, at, expected) => {
    let calls = 0;
    const { url } = await serveMcp(() => {
      calls += 1;
      return calls === 2 ? after : undefined;
    });
    const mapping = { ...notes(), seconds: 15, server: { url }, reset: { calls: [{ tool: 'forget' }] } };
    const { answers } = await speak('mcp', mapping, LIFE.slice(0, 3));
    expect(answers[at]).toMatchObject(expected);
  });

  it('names the rate limit in the message of the failed run', async () => {
    const { mapping } = await limited(1_000, undefined);
    const out = `${temporaryFolder()}/b`;
    const { status, stderr } = await cib(
      'run',
      '--suite',
      'cib',
      '--adapter',
      bridgeSpec('http', mapping),
      '--limit',
      '5',
      '--out',
      out,
    );
    expect(status).toBe(3);
    expect(stderr).toMatch(/5 of 5 tasks errored.*adapter\.error, in query of task .*rate limit.*429.*Raise or lift/);
  });
});
