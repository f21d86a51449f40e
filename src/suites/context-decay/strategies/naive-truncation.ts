import { recentWindow } from './recent-window.ts';
import { type Memory, memoryOf, type Strategy } from './strategy.ts';

/** Keeps the last turns, forgets all others. */
export const naiveTruncation: Strategy<Memory> = {
  id: 'naive-truncation',
  name: 'Naive Truncation',
  readsNeedles: false,
  remember(turns, budget) {
    const recent = recentWindow(turns, budget);
    return memoryOf(recent, new Map(), recent.tokens);
  },
};
