import type { Turn } from '../conversation.ts';
import type { Needle } from '../needles.ts';
import type { PythonRandom } from '../python-random.ts';

/** What a strategy has kept of a conversation. */
export interface Memory {
  holds(needle: Needle): boolean;
  /** The turn from which it knows the key's value; undefined where it does not know it. */
  turnOf(key: string): number | undefined;
  /** The first of the last turns that it keeps word by word; the conversation's length where it keeps none. */
  readonly recent: number;
  /** What it takes in the model's context, in words; stored facts have an estimate each. */
  readonly tokens: number;
}

/** A way to keep a long conversation within a budget of context. `Kept` is a promise of memory where it lies on a disk. */
export interface Strategy<Kept extends Memory | Promise<Memory> = Memory | Promise<Memory>> {
  readonly id: string;
  /** As the paper calls it. */
  readonly name: string;
  /** Whether it is told which turns hold a fact in passing; it need not find them. */
  readonly readsNeedles: boolean;
  /** @param budget words of context that may be kept */
  remember(turns: readonly Turn[], budget: number, random: PythonRandom): Kept;
}

/** Memory of some last turns and of stored facts, each with the turn that it was stored from. */
export function memoryOf(
  recent: { readonly start: number; readonly turns: ReadonlyMap<string, number> },
  stored: ReadonlyMap<string, number>,
  tokens: number,
): Memory {
  const turnOf = (key: string) => recent.turns.get(key) ?? stored.get(key);
  return { holds: ({ key }) => turnOf(key) !== undefined, turnOf, recent: recent.start, tokens };
}

/** The last turns that fit the budget whole. */
interface RecentWindow {
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
