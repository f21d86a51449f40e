import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { OwnSystem, Task } from '../suite/suite.ts';

/*
 * What a suite's own systems answered in this process, as digests: they answer the same whenever they are asked. A board has a
 * run of each, and together they answer a task in little more time than one of them.
 */
const known = new WeakMap<OwnSystem, WeakMap<Task, string>>();

export function noteAnswer(system: OwnSystem, task: Task, episodes: readonly EpisodeReplies[]): void {
  const answered = known.get(system) ?? new WeakMap<Task, string>();
  known.set(system, answered);
  answered.set(task, digestOf(episodes));
}

/** Whether these are known to be the system's answers. False also where it was not asked yet. */
export const isKnownAnswer = (system: OwnSystem, task: Task, episodes: readonly EpisodeReplies[]): boolean =>
  known.get(system)?.get(task) === digestOf(episodes);

const digestOf = (episodes: readonly EpisodeReplies[]) =>
  sha256(canonical(episodes.map(({ key, replies }) => ({ key, replies }))));
