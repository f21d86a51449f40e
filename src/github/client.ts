import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { getOctokit } from '@actions/github';
import { Fault } from '../errors/fault.ts';
import type { Clock } from '../ports/ports.ts';
import { failureOf, faultOf, type Request, rateLimitWait } from './failure.ts';

/** Pinned: the meaning of an answer does not change under us. */
const API_VERSION = '2022-11-28';

/** How often a request is made at most. */
const TRIES = 5;

/** Milliseconds that one answer may take. */
const TIMEOUT = 60_000;

/** Milliseconds: the hour of the primary rate limit, and some. Nothing is gained by a longer wait. */
const LONGEST_WAIT = 65 * 60_000;

/** Nothing but an outage may pass: 501 and all 4xx mean that a request was refused, and a repetition would be as well. */
const REFUSALS = [501, ...Array.from({ length: 100 }, (_, i) => 400 + i)];

export interface ClientOptions {
  readonly token: string;
  /** Makes the Octokit: `actionsOctokit` in a job, `plainOctokit` elsewhere. */
  readonly make: MakeOctokit;
  /** `GITHUB_API_URL`. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Milliseconds: a rate limit that asks for more is given up. */
  readonly longestWait?: number | undefined;
  /** Gets a line for each repetition and why. */
  readonly note?: (line: string) => void;
}

type ActionsOctokit = ReturnType<typeof getOctokit>;

export type MakeOctokit = typeof getOctokit;

/** GitHub's API: writes are a second apart, rate limits are kept, tries are bounded. Throws Faults. */
export interface GitHubClient {
  readonly request: ActionsOctokit['request'];
  readonly paginate: ActionsOctokit['paginate'];
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** As Octokit reads them: a number too large for one comes as a bigint. */
export type Id = number | bigint;

/** A repository as requests take it. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/**
 * An Octokit with the plugins of `octokit`. plugin-throttling keeps writes apart, plugin-retry repeats after an outage. The
 * package is loaded here: a step that never calls GitHub does not pay for it.
 *
 * By hand, on top of the plugins:
 * - a POST is not repeated after an outage, unless the caller says that it may be: plugin-retry would create twice;
 * - rate limits: plugin-throttling knows them by two texts alone, and neither waits longer each time nor until the reset of a
 *   secondary limit.
 */
export async function githubClient(options: ClientOptions): Promise<GitHubClient> {
  const { token, make, baseUrl, clock, wait = (milliseconds) => sleep(milliseconds) } = options;
  const { longestWait = LONGEST_WAIT, note = () => {} } = options;
  const { Octokit } = await import('octokit');

  const octokit = make(
    token,
    {
      baseUrl,
      userAgent: 'context-integrity',
      // What it logs comes as an error, too.
      log: { debug() {}, info() {}, warn() {}, error() {} },
      retry: { retries: TRIES - 1, doNotRetry: REFUSALS },
      throttle: { id: randomUUID(), onRateLimit: () => false, onSecondaryRateLimit: () => false },
    },
    eachTry,
    ...Octokit.plugins,
  );

  octokit.hook.wrap('request', async (send, options) => {
    const request: Request = { method: options.method, url: options.url, repeatable: isRepeatable(options) };
    const retries = request.repeatable ? TRIES - 1 : 0;
    // Hooks hand on the options that they got: what changes is changed in them.
    options.headers = { ...options.headers, 'x-github-api-version': API_VERSION };
    // Not set for the others: where a request brings its own number, plugin-retry repeats refusals too, without a pause.
    if (!request.repeatable) options.request = { ...options.request, retries: 0 };
    for (let tries = 1; ; tries += 1) {
      try {
        return await send(options);
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure === undefined) throw thrown;
        const pause = rateLimitWait(failure, tries, Date.parse(clock.now()));
        if (pause === undefined) throw faultOf(failure, request, failure.status >= 500 ? retries + 1 : tries);
        if (pause > longestWait)
          throw new Fault(
            'github.rate-limit',
            `GitHub asks for a wait of ${pause / 1000} s, longer than ${longestWait / 1000} s.`,
          );
        if (tries === TRIES) throw faultOf(failure, request, tries);
        note(`GitHub answered ${failure.status}; trying again in ${Math.ceil(pause / 1000)} s.`);
        await wait(pause);
      }
    }
  });
  return { request: octokit.request, paginate: octokit.paginate, wait };

  /** A plugin before the others, so that it sees each try. */
  function eachTry({ hook }: Pick<ActionsOctokit, 'hook'>): void {
    hook.before('request', ({ request }) => {
      request.signal = AbortSignal.timeout(TIMEOUT);
    });
    hook.error('request', (thrown, { method }) => {
      const { status = 0 } = failureOf(thrown) ?? {};
      if (status >= 500) note(`GitHub answered ${status} to a ${method}.`);
      throw thrown;
    });
  }
}

/** A second POST would create a second thing, unless the caller says that it makes the same one. */
function isRepeatable({ method, request }: { readonly method: string; readonly request: object }): boolean {
  return method !== 'POST' || ('repeatable' in request && request.repeatable === true);
}
