import type { Turn } from '../conversation.ts';
import type { PythonRandom } from '../python-random.ts';
import type { Needle } from '../schema.ts';
import type { StrategySettings } from '../settings.ts';

/** What a strategy has stored of a conversation. */
export interface Memory {
  holds(needle: Needle): boolean;
  /** The turn from which it has the key's value. Undefined if it does not have it. */
  turnOf(key: string): number | undefined;
  /** The first of the last turns that it keeps word for word. The conversation's length if it keeps none. */
  readonly recent: number;
  /** The words that it needs in the model's context. Stored facts have an estimate each. */
  readonly tokens: number;
}

/** A way to keep a long conversation within a budget of context. */
export interface Strategy {
  readonly id: string;
  /** Its name in the paper. */
  readonly name: string;
  /** Whether it knows which turns have an implicit fact, so that it need not find them. */
  readonly readsNeedles: boolean;
  /**
   * @param budget the number of words of context that may be kept
   * @param settings those of the paper by default
   */
  remember(turns: readonly Turn[], budget: number, random: PythonRandom, settings?: StrategySettings): Memory;
}

/** A memory of some last turns and of stored facts, each with the turn that it was stored from. */
export function memoryOf(
  recent: { readonly start: number; readonly turns: ReadonlyMap<string, number> },
  stored: ReadonlyMap<string, number>,
  tokens: number,
): Memory {
  const turnOf = (key: string) => recent.turns.get(key) ?? stored.get(key);
  return { holds: ({ key }) => turnOf(key) !== undefined, turnOf, recent: recent.start, tokens };
}

/** The last turns that fit completely within the budget. */
interface RecentWindow {
  /** The index of its first turn. The conversation's length if no turn fits. */
  readonly start: number;
  readonly tokens: number;
  /** The last of its turns that states a key, by key. */
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
  // A text has a needle's key and value only if the needle is in its turn.
  const lastTurns = new Map(
    turns.slice(start).flatMap(({ needle, index }) => (needle ? [[needle.key, index] as const] : [])),
  );
  return { start, tokens, turns: lastTurns };
}
