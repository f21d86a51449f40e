import { readFileSync } from 'node:fs';
import { rewriteScores } from '../../src/bundles/write-scores.ts';
import { canonical } from '../../src/evidence/canonical.ts';
import { seal } from '../../src/evidence/seal.ts';
import type { TranscriptLine } from '../../src/evidence/transcript.ts';
import type { Outcome } from '../../src/protocol/outcome.ts';
import type { ObserveResult, QueryResult, Reply } from '../../src/protocol/reply.ts';
import type { Task } from '../../src/suite/suite.ts';
import { loadSuite } from '../../src/suites/catalogue.ts';
import { nodePorts } from '../../src/system/ports.ts';
import { jsonLines } from './cheats.ts';
import { forge, forgeManifest } from './forgery.ts';
import { publicTasks } from './gold.ts';

/** The replies to one task, with the dataset's own source ids. */
export interface AnsweredTask {
  readonly task: Task;
  /** Its place among the tasks, from 0. */
  readonly index: number;
  /** The outcome of the unchanged replies. */
  readonly outcome: Outcome;
  /** One list for each episode. */
  readonly replies: readonly (readonly Reply[])[];
  /** The replies of the suite's oracle, which reads labels. */
  readonly gold: readonly (readonly Reply[])[];
}

/**
 * Does what a forger with the harness can do to the bundle of a whole public run: changes replies, under the same or
 * another nonce, and recomputes requests, scores, digests and counts, so that everything is consistent.
 *
 * @returns the number of tasks with changed replies
 */
export async function forgeReplies(
  folder: string,
  change: (answered: AnsweredTask) => AnsweredTask['replies'],
  nonce?: string,
): Promise<number> {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  const suite = await loadSuite(manifest.suite.id);
  const oracle = suite.ownSystems.find(({ name }) => name === 'oracle');
  const outcomes = jsonLines<Outcome>(`${folder}/outcomes.jsonl`);
  const lines = jsonLines<TranscriptLine>(`${folder}/transcript.jsonl`).values();
  const written: string[] = [];
  let changed = 0;
  for (const [index, task] of publicTasks(suite).entries()) {
    const episodes = suite.compile(task).map((episode) => {
      const line = lines.next().value as TranscriptLine;
      const was = seal(episode, manifest.nonce);
      return {
        line,
        opened: line.replies.map((reply) => was.open(reply)),
        now: seal(episode, nonce ?? manifest.nonce),
      };
    });
    const replies = episodes.map(({ opened }) => opened);
    const gold = (oracle?.answer(task) ?? []).map((one) => one.replies);
    const forged = change({ task, index, outcome: outcomes[index] as Outcome, replies, gold });
    changed += Number(canonical(forged) !== canonical(replies));
    for (const [i, { line, now }] of episodes.entries()) {
      const closed = (forged[i] ?? []).map((reply) => now.close(reply));
      written.push(canonical({ ...line, id: now.id, requests: now.requests, replies: closed }));
    }
  }
  forge(folder, 'transcript.jsonl', () => `${written.join('\n')}\n`);
  forgeManifest(folder, (one) => Object.assign(one, { nonce: nonce ?? one.nonce }));
  await rewriteScores(nodePorts().files, folder, {});
  return changed;
}

/** Replaces the evidence of some replies with that of others. */
export function withEvidenceOf(mine: AnsweredTask['replies'], theirs: AnsweredTask['gold']): AnsweredTask['replies'] {
  return mine.map((replies, episode) =>
    replies.map((reply, i): Reply => {
      const other = theirs[episode]?.[i];
      if (!isQuery(reply) || other === undefined || !isQuery(other)) return reply;
      return { ...reply, result: { ...reply.result, evidence: other.result.evidence } };
    }),
  );
}

type Query = Extract<Reply, { readonly method: 'query'; readonly result: object }>;
const isQuery = (reply: Reply): reply is Query => reply.method === 'query' && 'result' in reply;

/** Changes the reply to each question; `before` has the earlier replies of the episode. */
export function onQuery(
  all: AnsweredTask['replies'],
  change: (result: QueryResult, before: readonly Reply[]) => QueryResult,
): AnsweredTask['replies'] {
  return all.map((replies) =>
    replies.map((reply, i) =>
      isQuery(reply) ? { ...reply, result: change(reply.result, replies.slice(0, i)) } : reply,
    ),
  );
}

/** The sources that were written, in order. */
export const writtenOf = (replies: readonly Reply[]): string[] =>
  replies.flatMap((reply) => {
    if (reply.method !== 'observe' || !('result' in reply)) return [];
    return (reply.result as ObserveResult).written ?? [];
  });
