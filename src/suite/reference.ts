import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Capability } from '../protocol/reply.ts';
import type { Approach } from '../protocol/system-kinds.ts';
import type { Task } from './suite.ts';

/**
 * A system that runs in process and is handed the task with its gold: a call that no adapter has.
 * A reference is a baseline that the benchmark defines; a control bounds the suite from below or above.
 */
export interface Reference<T extends Task = Task> {
  readonly name: string;
  readonly kind: 'reference' | 'control';
  readonly readsLabels: boolean;
  /**
   * Set where no reply depends on what is asked: neither on the wording of the question nor on the label of what it is
   * about. What such a control scores needs no memory, so a system must beat it to have a rank.
   */
  readonly questionBlind?: true;
  readonly summary: string;
  /** What it is in the claims; absent where they do not speak of its like. */
  readonly approach?: Approach;
  readonly capabilities: readonly Capability[];
  /** An entry an episode of `compile`, with a reply a step. */
  answer(task: T): readonly EpisodeReplies[];
}
