import { markedFacts } from '../wording/built-in.ts';
import { type FactFiles, factsInMemory, withFileBackedState } from './file-backed-state.ts';
import { memoryOf, recentWindow, type Strategy } from './strategy.ts';
import { structuredMemoryBanks } from './structured-memory-banks.ts';

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

/** Lends `use` the paper's four strategies, in its order. One of them has a file until `use` has returned. */
export function withStrategies<T>(files: FactFiles, use: (strategies: readonly Strategy[]) => T): Promise<T> {
  return withFileBackedState(files, (fileBacked) => use(inOrder(fileBacked)));
}

const inOrder = (fileBacked: Strategy) => [naiveTruncation, slidingWindowSummary, structuredMemoryBanks, fileBacked];

/** The same without a disk. */
export const strategiesInMemory: readonly Strategy[] = inOrder(factsInMemory);
