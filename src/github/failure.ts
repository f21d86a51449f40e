import { Fault } from '../errors/fault.ts';

/** A response that is an error, or the lack of a response. */
export interface Failure {
  readonly status: number;
  readonly message: string;
  /** Absent where no response came back. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly cause: unknown;
}

export interface Request {
  readonly method: string;
  /** The path, filled in or as a template. */
  readonly url: string;
  /** Whether doing it twice does no more than doing it once. */
  readonly repeatable: boolean;
}

/** What Octokit throws, which is an `HttpError` also where the network failed; undefined for anything else. */
export function failureOf(thrown: unknown): Failure | undefined {
  if (!(thrown instanceof Error)) return;
  const { status, response } = thrown as { status?: unknown; response?: { headers?: Failure['headers'] } };
  if (typeof status !== 'number') return;
  return { status, message: thrown.message, headers: response?.headers, cause: thrown };
}

/** A refusal to work so fast, not of the work: 429, and the kinds of 403 that say so. */
const isRateLimit = ({ status, message, headers }: Failure) =>
  status === 429 ||
  (status === 403 &&
    (headers?.['retry-after'] !== undefined ||
      headers?.['x-ratelimit-remaining'] === '0' ||
      /\b(secondary )?rate limit\b/i.test(message)));

/** No response, or one that does not say whether the work was done. */
const isOutage = ({ status }: Failure) => status >= 500 && status !== 501;

const MINUTE = 60_000;
/** After a rate limit of which GitHub does not say when it ends. */
const LONGEST_GUESS = 15 * MINUTE;

/**
 * How many milliseconds to wait after a rate limit; undefined after anything else. After docs.github.com, "Best practices for
 * using the REST API": `retry-after`, else `x-ratelimit-reset` where nothing remains, else at least a minute, twice as long
 * each time.
 * @param tries how often the request was made so far, from 1
 * @param now milliseconds since 1970
 */
export function rateLimitWait(failure: Failure, tries: number, now: number): number | undefined {
  if (!isRateLimit(failure)) return undefined;
  const { headers } = failure;
  const after = seconds(headers?.['retry-after']);
  if (after !== undefined) return after * 1_000;
  const reset = seconds(headers?.['x-ratelimit-reset']);
  const remaining = seconds(headers?.['x-ratelimit-remaining']) ?? 0;
  // Every response has a reset, which only counts where nothing remains. A second more, as the two clocks need not agree.
  if (reset !== undefined && remaining === 0) return Math.max(0, reset * 1_000 - now) + 1_000;
  return Math.min(MINUTE * 2 ** (tries - 1), LONGEST_GUESS);
}

const seconds = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined);

/** @param tries how often the request was made */
export function faultOf(failure: Failure, request: Request, tries: number): Fault {
  const { status, cause } = failure;
  const what = `${request.method} ${pathOf(request)}`;
  const said = JSON.stringify(failure.message.slice(0, 500));
  const times = tries === 1 ? '' : ` after ${tries} tries`;
  if (isRateLimit(failure))
    return new Fault('github.rate-limit', `GitHub refused ${what} for its rate limit${times}: ${said}`, {
      hint: 'Run the job again later; fewer jobs at a time help.',
      cause,
    });
  if (isOutage(failure))
    return new Fault('github.unavailable', `GitHub gave no answer to ${what}${times}: ${status}, ${said}`, {
      hint: 'Look at https://www.githubstatus.com and run the job again.',
      cause,
    });
  if (status === 401)
    return new Fault('github.token', `GitHub does not know the token that ${what} came with.`, {
      hint: 'Pass a token that is valid, such as the one that is the default of the input github-token.',
      cause,
    });
  if (status === 403 || (status === 404 && request.method === 'POST')) return missingPermission(request, status, cause);
  if (status === 404 || status === 410)
    return new Fault('github.missing', `GitHub has nothing at ${what}, or does not show it to this token.`, {
      hint: `If it is there, the job lacks the permission ${permissionFor(request) ?? 'to see the repository'}.`,
      cause,
    });
  return new Fault('github.refused', `GitHub refused ${what} with ${status}: ${said}`, { cause });
}

/** Of an address the path alone: no host, and no query that could be long. */
function pathOf({ url }: Request): string {
  return (/^https?:\/\/[^/]+(\/[^?]*)/.exec(url)?.[1] ?? url).slice(0, 200);
}

/** What a path below a repository takes, in the words of a workflow's `permissions`. */
const PERMISSIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/(issues|pulls)\b/, 'pull-requests'],
  [/^\/(statuses\/|commits\/.+\/status)/, 'statuses'],
  [/^\/(git|compare|commits|branches)\//, 'contents'],
  [/^\/actions\//, 'actions'],
];

/** Such as `pull-requests: write`; undefined for what every token may do, and for what is not known here. */
function permissionFor({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  const below = /\/repos\/[^/]+\/[^/]+(\/[^?]*)/.exec(url)?.[1] ?? '';
  const name = PERMISSIONS.find(([path]) => path.test(below))?.[1];
  return name && `${name}: ${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`;
}

/** GitHub says "Resource not accessible by integration", or 404 to hide a repository: here is what the job lacks. */
function missingPermission(request: Request, status: number, cause?: unknown): Fault {
  const permission = permissionFor(request);
  const what = `${request.method} ${/\/repos\/[^?]*/.exec(request.url)?.[0].slice(0, 200) ?? 'this request'}`;
  if (permission === undefined)
    return new Fault('github.permission', `GitHub does not allow ${what} with this token (${status}).`, {
      hint: 'Check what the token may do.',
      cause,
    });
  const fork = permission.endsWith('write')
    ? ' A run that a pull request from a fork started has a token that only reads, whatever its workflow says: write from a workflow on workflow_run.'
    : '';
  return new Fault('github.permission', `GitHub does not allow ${what} (${status}): it takes ${permission}.`, {
    hint: `Add the line "${permission}" below "permissions:" of the job.${fork}`,
    cause,
  });
}
