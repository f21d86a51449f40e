import type { Files, Journal, RandomReader } from '../../../ports/files.ts';
import type { Turn } from '../conversation.ts';
import type { PythonRandom } from '../python-random.ts';
import type { Category } from '../schema.ts';
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

/** The probability that the summary keeps a marked fact. For an implicit one it is half. */
const RETENTION = 0.7;

/** The estimated words of a stored fact in the context. */
const TOKENS_A_FACT = 5;

/** Half of the budget is for the last turns. A lossy summary keeps some facts of older ones. */
export const slidingWindowSummary: Strategy = {
  id: 'sliding-window-summary',
  name: 'Sliding Window + Summary',
  readsNeedles: true,
  remember(turns, budget, random) {
    const recent = recentWindow(turns, Math.floor(budget / 2));
    const summary = new Map<string, number>();
    for (const { index, text, needle } of turns.slice(0, recent.start)) {
      for (const { key } of markedFacts(text)) if (random.random() < RETENTION) summary.set(key, index);
      if (needle?.implicit && random.random() < RETENTION * 0.5) summary.set(needle.key, index);
    }
    return memoryOf(recent, summary, recent.tokens + summary.size * TOKENS_A_FACT);
  },
};

/** The probability that reading a marked fact fails, and that an implicit fact is read. */
const NOISE = 0.15;
const IMPLICIT = 0.6;
const RECENT_SHARE = 0.15;
const CAPACITY = 50;

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

/** Where facts are stored: a file in its own folder. */
export type FactFiles = Pick<Files, 'temporary' | 'journal' | 'open' | 'remove'>;

/** A fact that was read, and where it is stored: among the marked facts, or under its category. */
interface Stored {
  readonly filedUnder: Category | 'explicit';
  readonly key: string;
  readonly value: string;
  readonly turn: number;
}

/**
 * The probability that both readings of a marked fact fail, and that an implicit fact is read; the budget's share for last turns.
 * The context has only an index entry of a stored fact.
 */
const STORE = { noise: 0.15 ** 2, implicit: 0.75, recentShare: 0.08, tokensAFact: 2 };

export const FILE_BACKED_STATE = { id: 'file-backed-state', name: 'File-Backed Persistent State', readsNeedles: true };

/**
 * Lends `use` the strategy that writes all facts that it reads to a file, and looks them up there. A marked fact that both
 * readings find is stored twice. All conversations share the file. Its folder is always removed.
 */
export async function withFileBackedState<T>(files: FactFiles, use: (strategy: Strategy) => T): Promise<T> {
  const folder = await files.temporary('context-decay-');
  const path = `${folder}/facts.jsonl`;
  try {
    const journal = await files.journal(path, 0);
    try {
      const reader = await files.open(path);
      try {
        const throughFile = writtenAndRead(journal, reader);
        return use({
          ...FILE_BACKED_STATE,
          remember: (turns, budget, random) => indexed(turns, budget, throughFile([...extract(turns, random)])),
        });
      } finally {
        await reader.close();
      }
    } finally {
      await journal.close();
    }
  } finally {
    await files.remove(folder);
  }
}

/** Writes facts as lines to the end of a file that is empty at first, and reads them again from there. */
function writtenAndRead(journal: Journal, reader: RandomReader): (facts: readonly Stored[]) => readonly Stored[] {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let end = 0;
  return (facts) => {
    const text = facts.map((fact) => `${JSON.stringify(fact)}\n`).join('');
    journal.append(text);
    const start = end;
    end += encoder.encode(text).length;
    const lines = decoder.decode(reader.read(start, end - start)).split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Stored);
  };
}

/** The same without a disk: the facts that are written and read again are the same. */
export const factsInMemory: Strategy = {
  ...FILE_BACKED_STATE,
  remember: (turns, budget, random) => indexed(turns, budget, [...extract(turns, random)]),
};

function indexed(turns: readonly Turn[], budget: number, facts: readonly Stored[]) {
  const entries = new Set(facts.map(({ filedUnder, key }) => `${filedUnder} ${key}`));
  const recent = recentWindow(turns, Math.trunc(budget * STORE.recentShare));
  const stored = new Map(facts.map(({ key, turn }) => [key, turn]));
  return memoryOf(recent, stored, recent.tokens + entries.size * STORE.tokensAFact);
}

function* extract(turns: readonly Turn[], random: PythonRandom): Iterable<Stored> {
  for (const { index, text, needle } of turns) {
    for (const fact of markedFacts(text))
      if (random.random() > STORE.noise) yield { filedUnder: 'explicit', ...fact, turn: index };
    if (needle === undefined) continue;
    const { category, key, value, implicit } = needle;
    const read = implicit ? random.random() < STORE.implicit : random.random() > STORE.noise;
    if (read) yield { filedUnder: category, key, value, turn: index };
  }
}

/** Lends `use` the paper's four strategies, in its order. One of them has a file until `use` has returned. */
export function withStrategies<T>(files: FactFiles, use: (strategies: readonly Strategy[]) => T): Promise<T> {
  return withFileBackedState(files, (fileBacked) => use(inOrder(fileBacked)));
}

const inOrder = (fileBacked: Strategy) => [naiveTruncation, slidingWindowSummary, structuredMemoryBanks, fileBacked];

/** The same without a disk. */
export const strategiesInMemory: readonly Strategy[] = inOrder(factsInMemory);
