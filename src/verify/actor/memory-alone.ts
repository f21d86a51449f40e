import type { EpisodeReplies } from '../../protocol/episode.ts';
import { itemsOf } from '../../protocol/items.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Capability, Reply } from '../../protocol/reply.ts';
import type { ActorUse } from '../../protocol/scorecard.ts';
import type { Suite, Task } from '../../suite/suite.ts';
import { choose } from './choose.ts';

/**
 * The outcome of a task by what the memory returned to the actor, independent of the actor's own choices: with the choices of a
 * perfect agent if the suite defines them, else by the sources alone.
 *
 * @param answers with the source ids of the dataset
 * @returns undefined if no actor was asked
 */
export function memoryAlone(
  suite: Suite,
  task: Task,
  answers: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome | undefined {
  const steps = new Map(suite.compile(task).map((episode) => [episode.key, episode.steps]));
  let usesActor = false;
  const withPerfectChoice = (key: string, reply: Reply, i: number): Reply => {
    const step = steps.get(key)?.[i];
    if (!('acted' in reply) || reply.acted === undefined || step?.method !== 'query') return reply;
    usesActor = true;
    const { retrieved } = reply.acted;
    const context = { suite, task, key, sealed: { open: (opened: Reply) => opened }, query: step.params };
    return choose({ kind: 'oracle' }, { retrieved }, {}, context).reply;
  };
  const alone = answers.map(({ key, replies }) => ({
    key,
    replies: replies.map((reply, i) => withPerfectChoice(key, reply, i)),
  }));
  if (!usesActor) return undefined;
  const chosen: readonly Capability[] = [...suite.description.choices, 'abstain'];
  const measured = [...capabilities].filter(
    (one) => one !== 'usage' && (suite.decide !== undefined || !chosen.includes(one)),
  );
  return suite.score(task, alone, new Set(measured));
}

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
