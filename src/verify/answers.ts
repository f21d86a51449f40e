import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Reply } from '../protocol/reply.ts';
import type { OwnSystem, Suite, Task } from '../suite/suite.ts';
import { memoise } from '../text/caches.ts';
import { type AnswerFingerprints, fingerprintOf } from './fingerprints.ts';
import { openedTasks, type TranscriptInput } from './opened-tasks.ts';

/**
 * Fingerprints of a transcript's answers, with the run's source ids mapped back to the dataset's, so that runs under different
 * nonces can be compared.
 *
 * @throws `bundle.episodes` if the transcript does not have exactly the episodes of the tasks, in their order
 */
export async function answersOf(input: TranscriptInput): Promise<AnswerFingerprints> {
  const ids: string[] = [];
  const fingerprints: number[] = [];
  for await (const { task, episodes } of openedTasks(input)) {
    ids.push(task.id);
    fingerprints.push(answerFingerprint(episodes.map(({ answer }) => answer)));
  }
  return { ids, fingerprints: Uint32Array.from(fingerprints) };
}

/** What a reference or control answers to some tasks. */
export interface OwnAnswers {
  readonly name: string;
  readonly kind: OwnSystem['kind'];
  readonly answers: AnswerFingerprints;
  /** Of each task's answer, as `isKnownAnswer` compares it. */
  readonly digests: readonly string[];
}

/**
 * The answers of all references and controls. All of them answer a task before the next, since they share
 * cached values of a task.
 *
 * @param also called with each task and all answers to it
 */
export function answersOfReferences(
  suite: Suite,
  tasks: readonly Task[],
  also?: (task: Task, answered: ReadonlyMap<OwnSystem, readonly EpisodeReplies[]>) => void,
): readonly OwnAnswers[] {
  const ids = tasks.map(({ id }) => id);
  const systems = suite.ownSystems.map((system) => {
    const answers: AnswerFingerprints = { ids, fingerprints: new Uint32Array(tasks.length) };
    return { system, answers, digests: [] as string[] };
  });
  for (const [n, task] of tasks.entries()) {
    const answered = new Map(systems.map(({ system }) => [system, system.answer(task)]));
    for (const { system, answers, digests } of systems) {
      const episodes = answered.get(system) ?? [];
      answers.fingerprints[n] = answerFingerprint(episodes);
      digests.push(cacheAnswer(system, task, episodes));
    }
    also?.(task, answered);
  }
  return systems.map(({ system: { name, kind }, answers, digests }) => ({ name, kind, answers, digests }));
}

/**
 * A fingerprint of the canonical answers to one task, 0 if there are none. It ignores the order of evidence, confidence, usage
 * and flags, which do not make another answer, and `written`, which not every system declares.
 */
export function answerFingerprint(episodes: readonly EpisodeReplies[]): number {
  const answers = episodes.map(({ key, replies }) => ({ key, replies: replies.map(answerIn).filter(Boolean) }));
  return answers.some(({ replies }) => replies.length > 0) ? fingerprintOf(canonical(answers)) : 0;
}

/** The parts of a reply that make up its answer; undefined if it has none. */
function answerIn(reply: Reply): object | undefined {
  if ('fault' in reply || 'skipped' in reply || reply.method === 'observe') return undefined;
  if (reply.method !== 'query') {
    const values = reply.result?.values ?? [];
    return values.length > 0 ? { method: reply.method, values } : undefined;
  }
  const { evidence, context, memories = [], action, answer, abstain } = reply.result;
  const parts = {
    ...(evidence.length > 0 && { evidence: [...new Set(evidence)].sort() }),
    ...(context && { context: withoutIds(context) }),
    ...(memories.length > 0 && { memories: memories.map(({ text }) => withoutIds(text)) }),
    ...(action && { action }),
    ...(answer && { answer: withoutIds(answer) }),
    ...(abstain && { abstain }),
  };
  return Object.keys(parts).length > 0 ? parts : undefined;
}

/** Replaces source ids in a text, since they differ between runs. */
const withoutIds = (text: string) => text.replace(/\b[0-9a-f]{16}\b/g, '#');

/**
 * A digest of all replies to each task, with every field and in their order. The run's source ids are mapped back, also within
 * texts, so two runs of a deterministic system have equal digests.
 *
 * @returns a SHA-256 for each task, in their order
 * @throws `bundle.episodes` if the transcript does not have exactly the episodes of the tasks, in their order
 */
export async function replyDigests(input: TranscriptInput): Promise<readonly string[]> {
  const digests: string[] = [];
  for await (const { episodes } of openedTasks(input)) {
    const texts = episodes.map(({ answer, sealed }) => sealed.openText(canonical(answer.replies)));
    digests.push(sha256(texts.join('\n')));
  }
  return digests;
}

/*
 * A cache of the answers of references and controls, as digests. They are deterministic, so an answer that was computed once
 * need not be computed again for each of their runs on a board.
 */
const answerDigests = memoise((_: OwnSystem) => new WeakMap<Task, string>());

/** Caches an answer. Returns its digest, from which another thread or a later build by the same code knows the answer. */
function cacheAnswer(system: OwnSystem, task: Task, episodes: readonly EpisodeReplies[]): string {
  const digest = digestOf(episodes);
  cacheDigest(system, task, digest);
  return digest;
}

/** Caches the digest of a system's answer to a task. */
export function cacheDigest(system: OwnSystem, task: Task, digest: string): void {
  answerDigests(system).set(task, digest);
}

/** Whether these are the cached answers of the system. False also if none are cached. */
export function isKnownAnswer(system: OwnSystem, task: Task, episodes: readonly EpisodeReplies[]): boolean {
  const known = answerDigests(system).get(task);
  return known !== undefined && known === digestOf(episodes);
}

const digestOf = (episodes: readonly EpisodeReplies[]) =>
  sha256(canonical(episodes.map(({ key, replies }) => ({ key, replies }))));
