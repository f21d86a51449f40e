import { recentWindow } from './recent-window.ts';
import type { Strategy } from './strategy.ts';

/** Keeps the last turns, forgets all others. */
export const naiveTruncation: Strategy = {
  id: 'naive-truncation',
  name: 'Naive Truncation',
  remember(turns, budget) {
    const { tokens, tells } = recentWindow(turns, budget);
    return { holds: tells, tokens };
  },
};
