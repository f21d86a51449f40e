import type { Code } from '../../errors/codes.ts';
import { PHASES, type Phase, type TokenCounts } from '../../evidence/exchange.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Account, Accounts, Miss } from './contract.ts';

const MOST_MISSES = 20;

interface Sum {
  calls: number;
  replayed: number;
  input_tokens: number;
  output_tokens: number;
  waitedMs: number;
  /** The calls that are waiting now. */
  open: number;
  since: number;
}

/** Counts the calls of an adapter during one task. */
export class TaskAccounts {
  readonly #clock: Clock;
  readonly #sums = new Map<Phase, Sum>();
  readonly #errors: Partial<Record<Code, number>> = {};
  readonly #misses: Miss[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  answered(phase: Phase, usage: TokenCounts, replayed: boolean): void {
    const sum = this.#of(phase);
    sum.calls += 1;
    if (replayed) sum.replayed += 1;
    sum.input_tokens += usage.input_tokens;
    sum.output_tokens += usage.output_tokens;
  }

  failed(code: Code): void {
    this.#errors[code] = (this.#errors[code] ?? 0) + 1;
  }

  missed(miss: Miss): void {
    if (this.#misses.length < MOST_MISSES) this.#misses.push(miss);
  }

  /** Adds the time that `work` takes to the waiting time. Time in which several calls wait is counted once. */
  async waiting<T>(phase: Phase, work: () => Promise<T>): Promise<T> {
    const sum = this.#of(phase);
    if (sum.open === 0) sum.since = this.#clock.monotonic();
    sum.open += 1;
    try {
      return await work();
    } finally {
      sum.open -= 1;
      if (sum.open === 0) sum.waitedMs += this.#clock.monotonic() - sum.since;
    }
  }

  read(): Accounts {
    const of = (phase: Phase): Account => {
      const { waitedMs, open, since, ...counts } = this.#of(phase);
      return { ...counts, waitingMs: waitedMs + (open > 0 ? this.#clock.monotonic() - since : 0) };
    };
    return {
      phases: Object.fromEntries(PHASES.map((phase) => [phase, of(phase)])) as Record<Phase, Account>,
      errors: { ...this.#errors },
      misses: [...this.#misses],
    };
  }

  #of(phase: Phase): Sum {
    const known = this.#sums.get(phase);
    if (known !== undefined) return known;
    const sum = { calls: 0, replayed: 0, input_tokens: 0, output_tokens: 0, waitedMs: 0, open: 0, since: 0 };
    this.#sums.set(phase, sum);
    return sum;
  }
}
