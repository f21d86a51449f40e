import type { EpisodeReplies } from '../../protocol/episode.ts';
import { itemsOf } from '../../protocol/items.ts';
import type { Capability } from '../../protocol/reply.ts';
import type { ActorUse } from '../../protocol/scorecard.ts';
import type { Suite, Task } from '../../suite/suite.ts';
import { memoryAlone } from './memory-alone.ts';

/** Counts the answers, billed tokens and errors of the actor's model, and how often the memory alone returned enough. */
export class ActorTally {
  readonly #use = { answers: 0, input_tokens: 0, output_tokens: 0, errors: 0, memory: { sufficient: 0, measured: 0 } };

  /** @param episodes the replies to the task, with the source ids of the dataset */
  add(suite: Suite, task: Task, episodes: readonly EpisodeReplies[], capabilities: ReadonlySet<Capability>): void {
    const use = this.#use;
    for (const reply of episodes.flatMap(({ replies }) => replies)) {
      if (!('acted' in reply) || reply.acted === undefined) continue;
      if ('fault' in reply) use.errors += 1;
      if (reply.acted.said === undefined) continue;
      const usage = 'fault' in reply ? reply.usage : reply.result.usage;
      use.answers += 1;
      use.input_tokens += usage?.input_tokens ?? 0;
      use.output_tokens += usage?.output_tokens ?? 0;
    }
    const alone = memoryAlone(suite, task, episodes, capabilities);
    for (const { verdict } of alone === undefined ? [] : itemsOf(alone)) {
      use.memory.sufficient += Number(verdict === 'passed');
      use.memory.measured += Number(verdict !== 'not_measured');
    }
  }

  read(): ActorUse {
    return { ...this.#use, memory: { ...this.#use.memory } };
  }
}
