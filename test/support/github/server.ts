import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRoutes, authenticate } from './accounts.ts';
import { approvalRoutes } from './approval.ts';
import { artifactRoutes, signedArtifact } from './artifacts.ts';
import { commentRoutes } from './comments.ts';
import { commitRoutes } from './commits.ts';
import { type RequestParts, requestFaults, responseSchema } from './conversation.ts';
import { type FaultAnswer, faultsFor, PRIMARY } from './faults.ts';
import { fillUrls } from './fill-urls.ts';
import { gitDataRoutes } from './git-data.ts';
import { findOperation, type Operation } from './openapi.ts';
import { followBranches, pullRequestRoutes } from './pull-requests.ts';
import { authorise, findRepository, repositoryRoutes } from './repositories.ts';
import { reviewRoutes } from './reviews.ts';
import { type Answer, notFound, Refusal, type Routes } from './route.ts';
import { runRoutes } from './runs.ts';
import { faultsOf } from './schemas.ts';
import { settingRoutes } from './settings.ts';
import { serveGit } from './smart-http.ts';
import { statusRoutes } from './statuses.ts';
import type { Repository, Token, World } from './world.ts';

const ROUTES: Routes = {
  ...accountRoutes,
  ...repositoryRoutes,
  ...pullRequestRoutes,
  ...reviewRoutes,
  ...commentRoutes,
  ...statusRoutes,
  ...commitRoutes,
  ...gitDataRoutes,
  ...runRoutes,
  ...approvalRoutes,
  ...artifactRoutes,
  ...settingRoutes,
};

/** Listens on a free port of the loopback, and returns a function that stops it. */
export async function listen(world: World): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    serve(world, request, response).catch((error) => {
      world.problems.push(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
      response.writeHead(500).end();
    });
  });
  // A slow client may reuse a connection just when it would be closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

async function serve(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (serveGit(world, request, response)) return;
  const url = new URL(request.url ?? '/', world.url);
  const zip = signedArtifact(world, url.pathname);
  if (zip) return void response.writeHead(200, { 'content-type': 'application/zip' }).end(zip);

  const method = request.method ?? 'GET';
  const text = await textOf(request);
  if (url.pathname === '/graphql') return send(world, undefined, viewer(world, request, text), response);
  const found = findOperation(method, url.pathname);
  const what = `${method} ${url.pathname}`;
  if (found === undefined) {
    world.problems.push(`${what}: GitHub describes no such operation`);
    return send(world, undefined, new Refusal(404, 'Not Found').answer, response);
  }
  const { operation, values } = found;
  const parts = { values, query: url.searchParams, body: text === '' ? undefined : JSON.parse(text) };
  for (const fault of requestFaults(operation, parts)) world.problems.push(`${what}: ${fault}`);
  const { answer, token } = answered(world, operation, parts, request);
  const status = answer === 'hang-up' ? 0 : answer.status;
  world.exchanges.push({ operation: operation.id, method, path: `${url.pathname}${url.search}`, status });
  if (answer === 'hang-up') return void response.destroy();
  const checked = conform(world, what, operation, answer);
  return send(world, token, checked, response);
}

/** The only GraphQL query in use: the owner of a token. GitHub's description of REST does not have it. */
function viewer(world: World, request: IncomingMessage, query: string): Answer {
  const { user } = authenticate(world, request.headers.authorization);
  if (!query.includes('viewer')) world.problems.push(`/graphql: ${query} is not in this double of GitHub`);
  return { status: 200, body: { data: { viewer: { login: user.login } } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

/** Does the work, with the faults that the test requests. */
function answered(world: World, operation: Operation, parts: RequestParts, request: IncomingMessage) {
  const met = faultsFor(world.faults, operation.id);
  for (const { act } of met) act?.();
  followBranches(world);
  const refused = met.find(({ kind }) => kind === 'refuse');
  if (refused) return { answer: faulty(refused.answer), token: undefined };
  let token: Token | undefined;
  let answer: Answer;
  try {
    if (request.headers['user-agent'] === undefined)
      throw new Refusal(403, 'Request forbidden by administrative rules.');
    token = authenticate(world, request.headers.authorization);
    answer = work(world, operation, parts, token);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    answer = thrown.answer;
  }
  const lost = met.find(({ kind }) => kind === 'lose');
  return { answer: lost ? faulty(lost.answer) : answer, token };
}

function faulty(fault: FaultAnswer | undefined): Answer | 'hang-up' {
  if (fault === undefined || fault === 'hang-up') return 'hang-up';
  return new Refusal(fault.status, fault.message, {}, fault.headers).answer;
}

function work(world: World, operation: Operation, { values, query, body }: RequestParts, token: Token): Answer {
  if (token.remaining <= 0) throw new Refusal(403, PRIMARY);
  token.remaining -= 1;
  const route = ROUTES[operation.id];
  if (route === undefined) {
    world.problems.push(`${operation.id} is not in this double of GitHub`);
    throw new Refusal(501, 'Not Implemented');
  }
  let repository: Repository | undefined;
  if (values.owner !== undefined && values.repo !== undefined) {
    repository = findRepository(world, values.owner, values.repo);
    if (repository === undefined) throw notFound();
    authorise(route, token, repository);
  }
  return route.run({ world, token, values, query, body, repository: repository as Repository });
}

/** For a deleted fork GitHub answers null, which its description does not allow. */
const OF_DELETED_FORK = /\/head\/repo must be object$/;

/** Adds links to an answer, and checks it against GitHub's description. */
function conform(world: World, what: string, operation: Operation, answer: Answer): Answer {
  const schema = responseSchema(operation, answer.status);
  if (schema === null) {
    if (answer.status !== 501) world.problems.push(`${what}: GitHub describes no answer ${answer.status}`);
    return answer;
  }
  if (schema === undefined) return answer;
  const body = fillUrls(schema, answer.body, world.url);
  for (const fault of faultsOf(schema, body).filter((fault) => !OF_DELETED_FORK.test(fault)))
    world.problems.push(`${what}: answer ${answer.status}: ${fault}`);
  return { ...answer, body };
}

function send({ rateLimitReset }: World, token: Token | undefined, answer: Answer, response: ServerResponse): void {
  const limits = token && {
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': String(token.remaining),
    'x-ratelimit-reset': String(rateLimitReset),
  };
  const type = answer.body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(answer.status, { ...limits, ...type, ...answer.headers });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}
