import { Fault } from '../errors/fault.ts';
import { missingPermission, permissionFor } from './missing-permission.ts';

/** An answer that is an error, or the lack of one. */
export interface Failure {
  readonly status: number;
  readonly message: string;
  /** Absent where no answer came back. */
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

/** A refusal to work so fast, and not of the work: 429, and the kinds of 403 that say so. */
export const isRateLimit = ({ status, message, headers }: Failure) =>
  status === 429 ||
  (status === 403 &&
    (headers?.['retry-after'] !== undefined ||
      headers?.['x-ratelimit-remaining'] === '0' ||
      /\b(secondary )?rate limit\b/i.test(message)));

/** No answer, or one that does not say whether the work was done. */
export const isOutage = ({ status }: Failure) => status >= 500 && status !== 501;

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
