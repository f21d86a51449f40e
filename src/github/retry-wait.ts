import { type Failure, isOutage, isRateLimit } from './failure.ts';

/** How often a request is made at most. */
export const TRIES = 5;

const MINUTE = 60_000;
/** After a rate limit of which GitHub does not say when it ends. */
const LONGEST_GUESS = 15 * MINUTE;
/** The hour of the primary limit, and some. Who asks for more does not get it: the job would wait in vain. */
const LONGEST_ORDER = 65 * MINUTE;
const LONGEST_OUTAGE = 30_000;

/**
 * How many milliseconds to wait before a request is made again, or undefined where it must not be: what was refused
 * for good, what GitHub wants to wait for too long, and what may have been done and would be done twice.
 * After docs.github.com, "Best practices for using the REST API": `retry-after`, else `x-ratelimit-reset` where nothing
 * remains, else at least a minute, twice as long each time.
 * @param tries how often it was made so far, from 1
 * @param now milliseconds since 1970
 */
export function waitAfter(failure: Failure, tries: number, repeatable: boolean, now: number): number | undefined {
  if (isRateLimit(failure)) {
    const wait = ordered(failure, now) ?? Math.min(MINUTE * 2 ** (tries - 1), LONGEST_GUESS);
    return wait > LONGEST_ORDER ? undefined : wait;
  }
  if (isOutage(failure) && repeatable) return Math.min(1_000 * 2 ** (tries - 1), LONGEST_OUTAGE);
  return;
}

/** The wait that GitHub asks for; every answer has a reset, which only counts where nothing remains. */
function ordered({ headers }: Failure, now: number): number | undefined {
  const after = seconds(headers?.['retry-after']);
  if (after !== undefined) return after * 1_000;
  const reset = seconds(headers?.['x-ratelimit-reset']);
  const remaining = seconds(headers?.['x-ratelimit-remaining']) ?? 0;
  // A second more, as the two clocks need not agree.
  return reset === undefined || remaining > 0 ? undefined : Math.max(0, reset * 1_000 - now) + 1_000;
}

const seconds = (text: string | undefined) => (text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined);
