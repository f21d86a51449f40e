import type { Turn } from '../conversation.ts';

/** The last turns that fit the budget whole. */
export interface RecentWindow {
  /** Index of its first turn; the conversation's length where not one turn fits. */
  readonly start: number;
  readonly tokens: number;
  /** By key, the last of its turns that tells it. */
  readonly turns: ReadonlyMap<string, number>;
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
  const told = new Map(
    turns.slice(start).flatMap(({ needle, index }) => (needle ? [[needle.key, index] as const] : [])),
  );
  return { start, tokens, turns: told };
}
