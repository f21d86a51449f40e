import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { getOctokit } from '@actions/github';
import { Fault } from '../errors/fault.ts';
import type { Clock } from '../ports/ports.ts';
import { failureOf, faultOf, type Request, rateLimitWait, unansweredText } from './failure.ts';
import { boundedReplies, checkReply } from './replies.ts';

/** Pinned, so that the meaning of responses does not change. GitHub supports it until March 2028 at least. */
const API_VERSION = '2022-11-28';

/** The largest number of tries of one request. */
const TRIES = 5;

/** The time limit of one response, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** In milliseconds: somewhat more than the hour of the primary rate limit. A longer wait gains nothing. */
const LONGEST_WAIT = 65 * 60_000;

/** Only outages are retried: 501 and all 4xx mean that GitHub refused a request and would refuse it again. */
const REFUSALS = [501, ...Array.from({ length: 100 }, (_, i) => 400 + i)];

export interface ClientOptions {
  readonly token: string;
  /** Makes the Octokit: `actionsOctokit` in a job, `plainOctokit` elsewhere. */
  readonly make: MakeOctokit;
  /** `GITHUB_API_URL`. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /** In milliseconds. If a rate limit asks for a longer wait, the request fails. */
  readonly longestWait?: number | undefined;
  /** Called with one line about each retry and its reason. */
  readonly note?: (line: string) => void;
}

/** The most pages of one list, each of which has a hundred items. */
const MOST_PAGES = 500;

/** Its type knows only the routes of the description of GitHub's API. */
type Listed = (
  route: string,
  parameters: object,
  page: (reply: { readonly data: readonly unknown[] }) => readonly unknown[],
) => Promise<unknown[]>;

type ActionsOctokit = ReturnType<typeof getOctokit>;

export type MakeOctokit = typeof getOctokit;

/** A client of GitHub's API. It writes at most once a second, obeys rate limits, and limits tries. Throws Faults. */
export interface GitHubClient {
  readonly request: ActionsOctokit['request'];
  /** Takes a route and its parameters, and no function. */
  readonly paginate: ActionsOctokit['paginate'];
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly note: (line: string) => void;
}

/** A numeric id as Octokit reads it. A number that is too large becomes a bigint. */
export type Id = number | bigint;

export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/**
 * An Octokit with the plugins of `octokit`: plugin-throttling spaces writes, plugin-retry retries after an outage. The package
 * is loaded here, so that a step that never calls GitHub does not load it.
 *
 * Our own code, on top of the plugins:
 * - A POST is not retried after an outage unless the caller allows it, because plugin-retry could create a thing twice.
 * - Rate limits: plugin-throttling recognises them by two texts only. It neither waits longer each time nor until the reset of
 *   a secondary limit.
 */
export async function githubClient(options: ClientOptions): Promise<GitHubClient> {
  const { token, make, baseUrl, clock, wait = (milliseconds) => sleep(milliseconds) } = options;
  const { longestWait = LONGEST_WAIT, note = () => {} } = options;
  const { Octokit } = await import('octokit');
  const bounded = new WeakSet();

  const octokit = make(
    token,
    {
      baseUrl,
      userAgent: 'context-integrity',
      // Octokit also throws what it logs.
      log: { debug() {}, info() {}, warn() {}, error() {} },
      retry: { retries: TRIES - 1, doNotRetry: REFUSALS },
      throttle: { id: randomUUID(), onRateLimit: () => false, onSecondaryRateLimit: () => false },
    },
    eachTry,
    ...Octokit.plugins,
  );

  octokit.hook.wrap('request', async (send, options) => {
    const request: Request = { method: options.method, url: filled(options), repeatable: isRepeatable(options) };
    requireOrigin(baseUrl, options.url);
    // Hooks pass on the options object that they got, so changes are made in it.
    options.headers = { ...options.headers, 'x-github-api-version': API_VERSION };
    // Not set for other requests: if a request has its own number, plugin-retry also retries refusals, without a pause.
    if (!request.repeatable) options.request = { ...options.request, retries: 0 };
    const sendChecked = async () => {
      const reply = await send(options);
      checkReply(`${options.method} ${options.url}`, reply.data);
      return reply;
    };
    return withinRateLimits(request, sendChecked, { clock, wait, longestWait, note });
  });
  return { request: octokit.request, paginate: paginate as ActionsOctokit['paginate'], wait, note };

  /** All items of a list. Each page is checked, since only the first one is requested by its route. */
  async function paginate(route: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown[]> {
    let pages = 0;
    const listed = octokit.paginate as unknown as Listed;
    return listed(route, parameters, ({ data }) => {
      pages += 1;
      checkReply(route, data);
      if (pages <= MOST_PAGES) return data;
      throw new Fault('github.truncated', `${route} has more than ${MOST_PAGES} pages.`, {
        hint: 'The list is too long for this program, or the server that answers is not GitHub.',
      });
    });
  }

  /** Registered before the other plugins, so that it sees each try. */
  function eachTry({ hook }: Pick<ActionsOctokit, 'hook'>): void {
    hook.before('request', ({ request }) => {
      request.signal = AbortSignal.timeout(TIMEOUT_MS);
      if (!bounded.has(request.fetch)) {
        request.fetch = boundedReplies(request.fetch ?? fetch);
        bounded.add(request.fetch);
      }
    });
    hook.error('request', (thrown, { method, request: { retries = TRIES - 1, retryCount = 0 } }) => {
      const { status = 0, unanswered } = failureOf(thrown) ?? {};
      const repeats = retryCount < retries && !REFUSALS.includes(status);
      // The wait of plugin-retry.
      const again = repeats ? ` Trying again in ${(retryCount + 1) ** 2} s.` : '';
      if (unanswered) note(`No answer to a ${method}. ${unansweredText(unanswered)}${again}`);
      else if (status >= 500) note(`GitHub answered ${status} to a ${method}.${again}`);
      throw thrown;
    });
  }
}

interface Waiting extends Pick<GitHubClient, 'wait'>, Required<Pick<ClientOptions, 'clock' | 'note'>> {
  readonly longestWait: number;
}

/**
 * Sends a request again after the pause for which a rate limit asks.
 *
 * @throws Fault of the failure if it is no rate limit, or after the last try; `github.rate-limit` if the pause is too long
 */
async function withinRateLimits<Reply>(
  request: Request,
  send: () => Promise<Reply>,
  { clock, wait, longestWait, note }: Waiting,
): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure === undefined) throw thrown;
      const pause = rateLimitWait(failure, tries, Date.parse(clock.now()));
      // After an outage, plugin-retry has made all tries of a repeatable request before the failure arrives here.
      const afterOutage = request.repeatable ? TRIES : 1;
      if (pause === undefined) throw faultOf(failure, request, failure.status >= 500 ? afterOutage : tries);
      if (pause > longestWait)
        throw new Fault(
          'github.rate-limit',
          `GitHub asks to wait ${pause / 1000} s, but the limit is ${longestWait / 1000} s.`,
          { hint: 'Try again after that time, or with another token.' },
        );
      if (tries === TRIES) throw faultOf(failure, request, tries);
      note(`GitHub answered ${failure.status}; trying again in ${Math.ceil(pause / 1000)} s.`);
      await wait(pause);
    }
  }
}

/**
 * A list names the address of its next page, and every request has the token.
 *
 * @throws Fault `github.refused` before anything is sent to another server
 */
function requireOrigin(baseUrl: string, url: string): void {
  const [{ origin: expected }, { origin }] = [new URL(baseUrl), new URL(url, baseUrl)];
  if (origin === expected) return;
  throw new Fault('github.refused', `A reply of ${expected} names a next page at ${origin}.`, {
    hint: 'Nothing was sent there. Check GITHUB_API_URL.',
  });
}

/** The address with its parameters in it, as it is told to people. */
const filled = ({ url, ...given }: { readonly url: string } & Readonly<Record<string, unknown>>): string =>
  url.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = given[name];
    return typeof value === 'string' || typeof value === 'number' ? encodeURI(`${value}`) : whole;
  });

/** A second POST would create a second thing, unless the caller says that it has the same result. */
function isRepeatable({ method, request }: { readonly method: string; readonly request: object }): boolean {
  return method !== 'POST' || ('repeatable' in request && request.repeatable === true);
}

const CREATIONS = 3;
/** The milliseconds until a new thing appears in a list. */
const SETTLING = 5_000;

/**
 * Creates something that must not exist twice. After a failure that leaves open whether it was created, it looks for it, and
 * tries again only if it finds nothing.
 */
export async function createOnce<T>(
  { wait, note }: Pick<GitHubClient, 'wait' | 'note'>,
  create: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await create();
    } catch (thrown) {
      if (!(thrown instanceof Fault) || thrown.code !== 'github.unavailable') throw thrown;
      note(`GitHub did not confirm this. Checking in ${(SETTLING * tries) / 1000} s whether it was created.`);
      await wait(SETTLING * tries);
      const existing = await find();
      if (existing !== undefined) return existing;
      if (tries === CREATIONS) throw thrown;
    }
  }
}
