import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { OwnSystem, Task } from '../suite/suite.ts';

/*
 * A cache of the answers of references and controls, as digests. They are deterministic, so an answer that was computed once
 * need not be computed again for each of their runs on a board.
 */
const answerDigests = new WeakMap<OwnSystem, WeakMap<Task, string>>();

/** Returns the digest, from which another thread or a later build by the same code knows the answer. */
export function noteAnswer(system: OwnSystem, task: Task, episodes: readonly EpisodeReplies[]): string {
  const digest = digestOf(episodes);
  noteDigest(system, task, digest);
  return digest;
}

export function noteDigest(system: OwnSystem, task: Task, digest: string): void {
  const digests = answerDigests.get(system) ?? new WeakMap<Task, string>();
  answerDigests.set(system, digests);
  digests.set(task, digest);
}

/** Whether these are the cached answers of the system. False also if none are cached. */
export function isKnownAnswer(system: OwnSystem, task: Task, episodes: readonly EpisodeReplies[]): boolean {
  const known = answerDigests.get(system)?.get(task);
  return known !== undefined && known === digestOf(episodes);
}

const digestOf = (episodes: readonly EpisodeReplies[]) =>
  sha256(canonical(episodes.map(({ key, replies }) => ({ key, replies }))));
