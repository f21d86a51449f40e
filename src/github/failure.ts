import { Fault } from '../errors/fault.ts';

/** An error response, or a request without a response. */
export interface Failure {
  readonly status: number;
  readonly message: string;
  /** Undefined without a response. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Without a response: the host that did not answer, and why. */
  readonly unanswered: { readonly host: string; readonly reason: string } | undefined;
  readonly cause: unknown;
}

export interface Request {
  readonly method: string;
  /** The path, with values or as a template. */
  readonly url: string;
  /** Whether sending the request twice has the same effect as once. */
  readonly repeatable: boolean;
}

/** What Octokit throws: an `HttpError`, also with status 500 if the network failed. Undefined for anything else. */
export function failureOf(thrown: unknown): Failure | undefined {
  if (!(thrown instanceof Error)) return;
  const { status, response, request } = thrown as {
    readonly status?: unknown;
    readonly response?: { readonly headers?: Failure['headers'] };
    readonly request?: { readonly url?: unknown };
  };
  if (typeof status !== 'number') return;
  const { message } = thrown;
  const unanswered = response === undefined ? { host: hostOf(request?.url), reason: reasonOf(thrown) } : undefined;
  return { status, message, headers: response?.headers, unanswered, cause: thrown };
}

function hostOf(url: unknown): string {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).host : 'GitHub';
}

/**
 * The system's own message, such as `getaddrinfo ENOTFOUND api.github.com`. It is the innermost cause, below those of fetch
 * and Octokit.
 */
function reasonOf(thrown: Error): string {
  let { message } = thrown;
  let code = '';
  for (let cause: unknown = thrown; cause instanceof Error; cause = cause.cause) {
    // If several addresses were tried, the error itself has no message.
    const own = cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause;
    if (own.message !== '') ({ message } = own);
    if ('code' in own && typeof own.code === 'string') ({ code } = own);
  }
  return message.includes(code) ? message : `${message} (${code})`;
}

/** Refused because of the rate: 429, and the kinds of 403 that say so. */
const isRateLimit = ({ status, message, headers }: Failure) =>
  status === 429 ||
  (status === 403 &&
    (headers?.['retry-after'] !== undefined ||
      headers?.['x-ratelimit-remaining'] === '0' ||
      /\b(secondary )?rate limit\b/i.test(message)));

/** No response, or one that does not say whether the request was carried out. */
const isOutage = ({ status }: Failure) => status >= 500 && status !== 501;

const MINUTE = 60_000;
/** The longest wait, if GitHub does not say when a rate limit ends. */
const LONGEST_GUESS = 15 * MINUTE;

/**
 * The milliseconds to wait after a rate limit. Undefined after anything else. From docs.github.com, "Best practices for using
 * the REST API": `retry-after`; otherwise `x-ratelimit-reset` if no requests remain; otherwise at least a minute, twice as
 * long each time.
 *
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
  // Every response has a reset time, which matters only if no requests remain. One second is added because the clocks may
  // differ.
  if (reset !== undefined && remaining === 0) return Math.max(0, reset * 1_000 - now) + 1_000;
  return Math.min(MINUTE * 2 ** (tries - 1), LONGEST_GUESS);
}

const seconds = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined);

/** The host that did not answer, and why. */
export const unansweredText = ({ host, reason }: NonNullable<Failure['unanswered']>) =>
  `${host} could not be reached: ${reason.slice(0, 500)}.`;

/** @param tries how often the request was made */
export function faultOf(failure: Failure, request: Request, tries: number): Fault {
  const { status, cause } = failure;
  const what = `${request.method} ${pathOf(request)}`;
  const message = JSON.stringify(failure.message.slice(0, 500));
  const times = tries === 1 ? '' : ` after ${tries} tries`;
  if (isRateLimit(failure))
    return new Fault('github.rate-limit', `GitHub refused ${what} because of its rate limit${times}: ${message}`, {
      hint: 'Try again later. In a workflow, run fewer jobs at a time.',
      cause,
    });
  if (failure.unanswered)
    return new Fault(
      'github.unavailable',
      `GitHub did not answer ${what}${times}. ${unansweredText(failure.unanswered)}`,
      { hint: 'Check the network, proxies, firewalls and the host name. Then try again.', cause },
    );
  if (isOutage(failure))
    return new Fault('github.unavailable', `GitHub could not answer ${what}${times}: ${status}, ${message}`, {
      hint: 'Check https://www.githubstatus.com and try again.',
      cause,
    });
  if (status === 401)
    return new Fault('github.token', `GitHub rejected the token of ${what} as invalid.`, {
      hint: 'Pass a valid token, for example the default of the input github-token.',
      cause,
    });
  if (status === 403 || (status === 404 && request.method === 'POST')) return missingPermission(request, status, cause);
  if (status === 404 || status === 410)
    return new Fault('github.missing', `GitHub did not find ${what}, or this token has no access to it.`, {
      hint: `If it exists, the token lacks the permission ${permissionFor(request) ?? 'to see the repository'}.`,
      cause,
    });
  return new Fault('github.refused', `GitHub refused ${what} with ${status}: ${message}`, { cause });
}

/** The path only: without the host, and without a query, which could be long. */
function pathOf({ url }: Request): string {
  return (/^https?:\/\/[^/]+(\/[^?]*)/.exec(url)?.[1] ?? url).slice(0, 200);
}

/** The permission that a path below a repository needs, as in a workflow's `permissions`. */
const PERMISSIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/(issues|pulls)\b/, 'pull-requests'],
  [/^\/(statuses\/|commits\/.+\/status)/, 'statuses'],
  [/^\/(git|compare|commits|branches)\//, 'contents'],
  [/^\/actions\//, 'actions'],
];

/** Such as `pull-requests: write`. Undefined for what every token may do, and for paths that are not listed. */
function permissionFor({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  const below = /\/repos\/[^/]+\/[^/]+(\/[^?]*)/.exec(url)?.[1] ?? '';
  const name = PERMISSIONS.find(([path]) => path.test(below))?.[1];
  return name && `${name}: ${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}`;
}

/**
 * GitHub answers "Resource not accessible by integration", or 404 to hide a repository. This fault names the missing
 * permission.
 */
function missingPermission(request: Request, status: number, cause?: unknown): Fault {
  const permission = permissionFor(request);
  const what = `${request.method} ${/\/repos\/[^?]*/.exec(request.url)?.[0].slice(0, 200) ?? 'this request'}`;
  if (permission === undefined)
    return new Fault('github.permission', `GitHub does not allow ${what} with this token (${status}).`, {
      hint: 'Check the permissions of the token.',
      cause,
    });
  const fork = permission.endsWith('write')
    ? ' A run that a pull request from a fork started has a token that only reads, whatever its workflow says: write from a workflow on workflow_run.'
    : '';
  return new Fault(
    'github.permission',
    `GitHub does not allow ${what} (${status}): it needs the permission ${permission}.`,
    { hint: `Add the line "${permission}" below "permissions:" of the job.${fork}`, cause },
  );
}
