import type { Code } from '../../errors/codes.ts';
import type { Route } from '../../evidence/exchange.ts';
import type { Clock } from '../../ports/ports.ts';

/** A request that is not on the tape. For the operator only: the adapter does not learn what is on the tape. */
export interface Miss {
  readonly task: string | null;
  readonly route: Route;
  /** Its number among equal requests of the task, from 1. */
  readonly ordinal: number;
  /** SHA-256 of the text that requests are compared by. */
  readonly key: string;
  /** A text: the nearest request on the tape and where the two first differ, or that there is none. */
  readonly nearest: string;
}

const MOST_MISSES = 20;

/** What happened to the calls of an adapter during one task, or before its first task. */
export class CallStatistics {
  /** How often each error was returned to the adapter. */
  readonly errors: Partial<Record<Code, number>> = {};
  /** Why the endpoint did not answer, the last time. */
  unavailable: string | undefined;
  /** What the adapter was told in place of the last answer that it did not get. */
  lastError: string | undefined;
  /** Why a call of a route got no answer, the last time. */
  readonly refusals = new Map<Route, string>();
  /** The first 20 requests of a replay that were not on the tape. The nearest request is searched only for the first 20 of a run. */
  readonly misses: Miss[] = [];
  readonly #clock: Clock;
  #waitedMs = 0;
  /** The calls that are waiting now, and since when. */
  #open = 0;
  #since = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The milliseconds in which the gateway or the endpoint worked on at least one call. They do not count as the adapter's time. */
  get waitedMs(): number {
    return this.#waitedMs + (this.#open > 0 ? this.#clock.monotonic() - this.#since : 0);
  }

  failed(code: Code, message?: string): void {
    this.errors[code] = (this.errors[code] ?? 0) + 1;
    this.lastError = message ?? this.lastError;
    if (code === 'gateway.unavailable') this.unavailable = message;
  }

  missed(miss: Miss): void {
    if (this.misses.length < MOST_MISSES) this.misses.push(miss);
  }

  /**
   * Begins a time in which the adapter waits. Time in which several calls wait is counted once.
   *
   * @returns ends it, when it is called for the first time
   */
  wait(): () => void {
    if (this.#open === 0) this.#since = this.#clock.monotonic();
    this.#open += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#open -= 1;
      if (this.#open === 0) this.#waitedMs += this.#clock.monotonic() - this.#since;
    };
  }
}
