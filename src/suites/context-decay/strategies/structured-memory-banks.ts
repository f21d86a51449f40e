import type { Category } from '../needles.ts';
import { markedFacts } from '../wording/built-in.ts';
import { memoryOf, recentWindow, type Strategy } from './strategy.ts';

/** The probability that reading a marked fact fails, and that an implicit fact is read. */
const NOISE = 0.15;
const IMPLICIT = 0.6;
const RECENT_SHARE = 0.15;
const CAPACITY = 50;
const TOKENS_A_FACT = 5;

/** One bank for each category of facts. A full bank drops its oldest fact. */
export const structuredMemoryBanks: Strategy = {
  id: 'structured-memory-banks',
  name: 'Structured Memory Banks',
  readsNeedles: true,
  remember(turns, budget, random) {
    const banks: Readonly<Record<Category, Map<string, number>>> = {
      config: new Map(),
      decision: new Map(),
      result: new Map(),
      entity: new Map(),
    };
    for (const { index, text, needle } of turns) {
      for (const { key } of markedFacts(text)) if (random.random() > NOISE) store(banks[categoryOf(key)], key, index);
      if (needle === undefined) continue;
      // A marked fact that the first reading missed gets a second reading.
      const read = needle.implicit ? random.random() < IMPLICIT : random.random() > NOISE;
      if (read) store(banks[needle.category], needle.key, index);
    }
    const recent = recentWindow(turns, Math.trunc(budget * RECENT_SHARE));
    const stored = Object.values(banks);
    return memoryOf(
      recent,
      new Map(stored.flatMap((bank) => [...bank])),
      stored.reduce((sum, bank) => sum + bank.size * TOKENS_A_FACT, 0) + recent.tokens,
    );
  },
};

/** A stored value is never changed, whatever is stated later. */
function store(bank: Map<string, number>, key: string, turn: number): void {
  if (bank.has(key)) return;
  const [oldest] = bank.keys();
  if (bank.size >= CAPACITY && oldest !== undefined) bank.delete(oldest);
  bank.set(key, turn);
}

/** A marked line names no category. It follows from parts of its key, of which the first match counts. */
const PARTS: readonly (readonly [Category, readonly string[]])[] = [
  ['config', ['port', 'retries', 'timeout', 'cache', 'batch', 'log', 'replication']],
  ['decision', ['framework', 'strategy', 'provider', 'orm', 'chosen', 'deployment']],
  ['result', ['throughput', 'pass_rate', 'latency', 'memory', 'error_count']],
];

export function categoryOf(key: string): Category {
  return PARTS.find(([, parts]) => parts.some((part) => key.includes(part)))?.[0] ?? 'entity';
}
