import { setTimeout as sleep } from 'node:timers/promises';
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';
import { Fault } from '../errors/fault.ts';
import type { Clock } from '../ports/ports.ts';
import { failureOf, faultOf, type Request } from './failure.ts';
import { TRIES, waitAfter } from './retry-wait.ts';

// Octokit's core and its pagination: what @actions/github is made of, 50 kB in the bundle instead of 870. Not its plugins:
// plugin-retry creates a second time after a 502, and plugin-throttling's waits neither grow nor take a clock.
const Paginating = Octokit.plugin(paginateRest);

/** What an answer means does not change under us. */
const API_VERSION = '2022-11-28';

/** GitHub asks for at least a second between writes. */
const BETWEEN_WRITES = 1_000;

/** The longest that one answer may take, in milliseconds. */
const PATIENCE = 60_000;

export interface ClientOptions {
  readonly token: string;
  /** `GITHUB_API_URL`. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Milliseconds: a rate limit that asks for more is given up. */
  readonly longestWait?: number | undefined;
  /** Told, in one line, of each wait and why. */
  readonly note?: (line: string) => void;
  readonly fetch?: typeof fetch;
}

/** The API with its manners kept: writes one after another, limits obeyed, a bounded number of tries; fails with Faults. */
export interface GitHubClient {
  readonly request: InstanceType<typeof Paginating>['request'];
  readonly paginate: InstanceType<typeof Paginating>['paginate'];
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** As Octokit reads them: a number too large for one comes as a bigint. */
export type Id = number | bigint;

/** A repository as requests take it. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

export function githubClient(options: ClientOptions): GitHubClient {
  const {
    token,
    baseUrl,
    clock,
    wait = (milliseconds) => sleep(milliseconds),
    longestWait = Number.POSITIVE_INFINITY,
  } = options;
  const octokit = new Paginating({
    auth: token,
    baseUrl,
    userAgent: 'context-integrity',
    request: { ...(options.fetch && { fetch: options.fetch }) },
    // What it has to say comes as an error, too.
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const inTurn = oneAfterAnother(clock, wait);

  octokit.hook.wrap('request', (send, asked) => {
    const request: Request = { method: asked.method, url: asked.url, repeatable: isRepeatable(asked) };
    const headers = { ...asked.headers, 'x-github-api-version': API_VERSION };
    const work = async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          const signal = AbortSignal.timeout(PATIENCE);
          return await send({ ...asked, headers, request: { ...asked.request, signal } });
        } catch (thrown) {
          const failure = failureOf(thrown);
          const pause = failure && waitAfter(failure, tries, request.repeatable, Date.parse(clock.now()));
          if (failure === undefined) throw thrown;
          if (pause === undefined || tries === TRIES) throw faultOf(failure, request, tries);
          if (pause > longestWait) throw waitTooLong(pause, longestWait);
          options.note?.(`GitHub answered ${failure.status}; trying again in ${Math.ceil(pause / 1000)} s.`);
          await wait(pause);
        }
      }
    };
    return isWrite(asked.method) ? inTurn(work) : work();
  });
  return { request: octokit.request, paginate: octokit.paginate, wait };
}

const waitTooLong = (wait: number, most: number) =>
  new Fault(
    'github.rate-limit',
    `GitHub asks for a wait of ${wait / 1000} s, longer than the ${most / 1000} s at most.`,
  );

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD';

/** A second POST would create a second thing, unless the caller says that it makes the same one. */
const isRepeatable = ({
  method,
  request,
}: {
  readonly method: string;
  readonly request: { [option: string]: unknown };
}) => method !== 'POST' || request.repeatable === true;

/** Runs tasks in the order they came, each a while after the one before it ended. */
function oneAfterAnother(clock: Clock, wait: GitHubClient['wait']) {
  let before: Promise<unknown> = Promise.resolve();
  let ended = Number.NEGATIVE_INFINITY;
  return <T>(task: () => Promise<T>): Promise<T> => {
    const run = before.then(async () => {
      const left = ended + BETWEEN_WRITES - clock.monotonic();
      if (left > 0) await wait(left);
      try {
        return await task();
      } finally {
        ended = clock.monotonic();
      }
    });
    before = run.catch(() => {});
    return run;
  };
}
