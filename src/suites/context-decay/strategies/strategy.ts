import type { Turn } from '../conversation.ts';
import type { Needle } from '../needles.ts';
import type { PythonRandom } from '../python-random.ts';

/** What a strategy has kept of a conversation. */
export interface Memory {
  holds(needle: Needle): boolean;
  /** What it takes in the model's context, in words; stored facts have an estimate each. */
  readonly tokens: number;
}

/** A way to keep a long conversation within a budget of context. */
export interface Strategy {
  readonly id: string;
  /** As the paper calls it. */
  readonly name: string;
  /** @param budget words of context that may be kept */
  remember(turns: readonly Turn[], budget: number, random: PythonRandom): Memory | Promise<Memory>;
}
