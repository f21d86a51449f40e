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
  const kept = turns.slice(start);
  const tells = ({ key, value }: Needle) =>
    kept.some(({ needle, text }) => needle?.key === key || (text.includes(key) && text.includes(value)));
  return { start, tokens, tells };
}
