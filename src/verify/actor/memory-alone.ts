import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Capability, Reply } from '../../protocol/reply.ts';
import type { Suite, Task } from '../../suite/suite.ts';
import { choose } from './choose.ts';

/**
 * What a task comes to by what the memory returned to the actor, whatever the actor made of it: with a perfect agent's choices
 * where the suite knows them, else by the sources alone.
 *
 * @param answers with the dataset's own ids
 * @returns undefined where no actor was asked
 */
export function memoryAlone(
  suite: Suite,
  task: Task,
  answers: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome | undefined {
  const steps = new Map(suite.compile(task).map((episode) => [episode.key, episode.steps]));
  let asked = false;
  const perfect = (key: string, reply: Reply, i: number): Reply => {
    const step = steps.get(key)?.[i];
    if (!('acted' in reply) || reply.acted === undefined || step?.method !== 'query') return reply;
    asked = true;
    const { retrieved } = reply.acted;
    const context = { suite, task, key, sealed: { open: (opened: Reply) => opened }, query: step.params };
    return choose({ kind: 'oracle' }, { retrieved }, {}, context).reply;
  };
  const alone = answers.map(({ key, replies }) => ({
    key,
    replies: replies.map((reply, i) => perfect(key, reply, i)),
  }));
  if (!asked) return undefined;
  const chosen: readonly Capability[] = [...suite.description.choices, 'abstain'];
  const known = [...capabilities].filter(
    (one) => one !== 'usage' && (suite.decide !== undefined || !chosen.includes(one)),
  );
  return suite.score(task, alone, new Set(known));
}
