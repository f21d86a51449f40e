import { markedFacts } from './marked-facts.ts';
import { recentWindow } from './recent-window.ts';
import type { Strategy } from './strategy.ts';

/** Chance that the summary keeps a marked fact; of one told in passing it is half. */
const RETENTION = 0.7;
const TOKENS_A_FACT = 5;

/** Half of the budget goes to the last turns; of older ones a lossy summary keeps some facts. */
export const slidingWindowSummary: Strategy = {
  id: 'sliding-window-summary',
  name: 'Sliding Window + Summary',
  remember(turns, budget, random) {
    const recent = recentWindow(turns, Math.floor(budget / 2));
    const summary = new Set<string>();
    for (const { text, needle } of turns.slice(0, recent.start)) {
      for (const { key } of markedFacts(text)) if (random.random() < RETENTION) summary.add(key);
      if (needle?.implicit && random.random() < RETENTION * 0.5) summary.add(needle.key);
    }
    return {
      holds: (needle) => recent.tells(needle) || summary.has(needle.key),
      tokens: recent.tokens + summary.size * TOKENS_A_FACT,
    };
  },
};
