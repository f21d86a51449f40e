import type { Turn } from '../conversation.ts';
import type { PythonRandom } from '../python-random.ts';
import type { Category } from '../schema.ts';
import { PAPER } from '../settings.ts';
import { markedFacts } from '../wording/built-in.ts';
import { memoryOf, recentWindow, type Strategy } from './strategy.ts';

/** Keeps the last turns, and forgets all others. */
export const naiveTruncation: Strategy = {
  id: 'naive-truncation',
  name: 'Naive Truncation',
  readsNeedles: false,
  remember(turns, budget) {
    const recent = recentWindow(turns, budget);
    return memoryOf(recent, new Map(), recent.tokens);
  },
};

/** The estimated words of a stored fact in the context. */
const TOKENS_A_FACT = 5;

/** Half of the budget is for the last turns. A lossy summary keeps some facts of older ones. */
export const slidingWindowSummary: Strategy = {
  id: 'sliding-window-summary',
  name: 'Sliding Window + Summary',
  readsNeedles: true,
  remember(turns, budget, random, { retention } = PAPER) {
    const recent = recentWindow(turns, Math.floor(budget / 2));
    const summary = new Map<string, number>();
    for (const { index, text, needle } of turns.slice(0, recent.start)) {
      for (const { key } of markedFacts(text)) if (random.random() < retention) summary.set(key, index);
      if (needle?.implicit && random.random() < retention * 0.5) summary.set(needle.key, index);
    }
    return memoryOf(recent, summary, recent.tokens + summary.size * TOKENS_A_FACT);
  },
};

/** The probability that an implicit fact is read; the budget's share for last turns. */
const IMPLICIT = 0.6;
const RECENT_SHARE = 0.15;

/** One bank for each category of facts. A full bank drops its oldest fact. */
export const structuredMemoryBanks: Strategy = {
  id: 'structured-memory-banks',
  name: 'Structured Memory Banks',
  readsNeedles: true,
  remember(turns, budget, random, { noise, capacity } = PAPER) {
    const banks: Readonly<Record<Category, Map<string, number>>> = {
      config: new Map(),
      decision: new Map(),
      result: new Map(),
      entity: new Map(),
    };
    for (const { index, text, needle } of turns) {
      for (const { key } of markedFacts(text))
        if (random.random() > noise) store(banks[categoryOf(key)], key, index, capacity);
      if (needle === undefined) continue;
      // A marked fact that the first reading missed gets a second reading.
      const read = needle.implicit ? random.random() < IMPLICIT : random.random() > noise;
      if (read) store(banks[needle.category], needle.key, index, capacity);
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
function store(bank: Map<string, number>, key: string, turn: number, capacity: number): void {
  if (bank.has(key)) return;
  const [oldest] = bank.keys();
  if (bank.size >= capacity && oldest !== undefined) bank.delete(oldest);
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

/** A fact that was read, and where it is stored: among the marked facts, or under its category. */
interface Stored {
  readonly filedUnder: Category | 'explicit';
  readonly key: string;
  readonly turn: number;
}

/**
 * The probability that an implicit fact is read; the budget's share for last turns. The context has only an index entry of a
 * stored fact.
 */
const STORE = { implicit: 0.75, recentShare: 0.08, tokensAFact: 2 };

/**
 * Stores all facts that it reads, and looks them up there. A marked fact that both readings find is stored twice. The original
 * writes them to a file and reads them again, which changes none.
 */
export const fileBackedState: Strategy = {
  id: 'file-backed-state',
  name: 'File-Backed Persistent State',
  readsNeedles: true,
  remember(turns, budget, random, { noise } = PAPER) {
    // Both of two readings of a marked fact have to fail.
    const facts = [...extract(turns, random, noise ** 2)];
    const entries = new Set(facts.map(({ filedUnder, key }) => `${filedUnder} ${key}`));
    const recent = recentWindow(turns, Math.trunc(budget * STORE.recentShare));
    const stored = new Map(facts.map(({ key, turn }) => [key, turn]));
    return memoryOf(recent, stored, recent.tokens + entries.size * STORE.tokensAFact);
  },
};

function* extract(turns: readonly Turn[], random: PythonRandom, noise: number): Iterable<Stored> {
  for (const { index, text, needle } of turns) {
    for (const { key } of markedFacts(text))
      if (random.random() > noise) yield { filedUnder: 'explicit', key, turn: index };
    if (needle === undefined) continue;
    const { category, key, implicit } = needle;
    const read = implicit ? random.random() < STORE.implicit : random.random() > noise;
    if (read) yield { filedUnder: category, key, turn: index };
  }
}

/** The paper's four strategies, in its order. */
export const STRATEGIES: readonly Strategy[] = [
  naiveTruncation,
  slidingWindowSummary,
  structuredMemoryBanks,
  fileBackedState,
];
