import type { Turn } from '../conversation.ts';
import type { Needle } from '../needles.ts';

/** The last turns that fit the budget whole. */
export interface RecentWindow {
  /** Index of its first turn; the conversation's length where not one turn fits. */
  readonly start: number;
  readonly tokens: number;
  tells(needle: Needle): boolean;
}

export function recentWindow(turns: readonly Turn[], budget: number): RecentWindow {
  let start = turns.length;
  let tokens = 0;
  while (start > 0) {
    const next = (turns[start - 1] as Turn).tokens;
    if (tokens + next > budget) break;
    tokens += next;
    start -= 1;
  }
  // A text names a needle's key and value when the needle is its turn's own, and never else.
  const keys = new Set(turns.slice(start).map(({ needle }) => needle?.key));
  return { start, tokens, tells: ({ key }) => keys.has(key) };
}
