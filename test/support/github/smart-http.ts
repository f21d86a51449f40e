import { execFileSync, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { followBranches } from './pull-requests.ts';
import { findRepository, mayPush } from './repositories.ts';
import type { World } from './world.ts';

const PATH = /^\/([^/]+)\/([^/]+?)\.git(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/;

/** Serves `git clone`, `fetch` and `push` over HTTP by Git itself. False if the request is none of these. */
export function serveGit(world: World, request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname, search } = new URL(request.url ?? '/', world.url);
  const [, owner = '', name = '', rest = ''] = PATH.exec(pathname) ?? [];
  if (rest === '') return false;
  followBranches(world);
  const repository = findRepository(world, owner, name);
  const token = tokenOf(world, request.headers.authorization);
  const push = `${rest}${search}`.includes('git-receive-pack');
  if (repository === undefined) response.writeHead(404).end();
  else if ((push || repository.private) && token === undefined)
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
  else if (push && !mayPush(token, repository)) response.writeHead(403).end('Permission denied.');
  else
    backend(
      request,
      response,
      `/${repository.owner.login}/${repository.name}.git${rest}`,
      search.slice(1),
      world,
      token?.user.login,
    );
  return true;
}

/** The password of basic authentication; the user name is ignored. */
function tokenOf({ tokens }: World, header: string | undefined) {
  const [, encoded = ''] = /^basic (.+)$/i.exec(header ?? '') ?? [];
  const password = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  return tokens.find(({ value }) => value === password);
}

/**
 * What Git answers to the first request of each fetch. By version 2 of its protocol that names no commit, only what
 * Git can do, which is the same for all repositories here.
 */
let abilities: Buffer | undefined;

/** Started by itself, because `git http-backend` is one process more for each request. */
const BACKEND = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');

function backend(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
  { root }: World,
  user?: string,
) {
  const { headers } = request;
  const isFirst = headers['git-protocol'] === 'version=2' && query === 'service=git-upload-pack';
  if (isFirst && abilities) {
    answer(response, abilities);
    return;
  }
  const child = spawn(BACKEND, {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: join(root, 'repositories'),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_NOSYSTEM: '1',
      HOME: '/nonexistent',
      PATH_INFO: path,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: headers['content-type'] ?? '',
      ...(headers['content-encoding'] && { HTTP_CONTENT_ENCODING: headers['content-encoding'] }),
      ...(headers['git-protocol'] && { GIT_PROTOCOL: String(headers['git-protocol']) }),
      ...(user && { REMOTE_USER: user }),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  request.pipe(child.stdin);
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.on('close', () => {
    const all = Buffer.concat(pieces);
    if (isFirst && !all.includes('Status:')) abilities = all;
    answer(response, all);
  });
}

/** Sends what the program wrote: headers, an empty line and the body. */
function answer(response: ServerResponse, all: Buffer): void {
  const end = all.indexOf('\r\n\r\n');
  const lines = all
    .subarray(0, end)
    .toString('utf8')
    .split('\r\n')
    .map((line) => line.split(': ', 2) as [string, string]);
  const status = lines.find(([name]) => name === 'Status')?.[1];
  for (const [name, value] of lines) if (name !== 'Status') response.setHeader(name, value);
  response.writeHead(status === undefined ? 200 : Number.parseInt(status, 10)).end(all.subarray(end + 4));
}
