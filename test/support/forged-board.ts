import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readBoard } from '../../src/board/board.ts';
import { type BoardRuns, namedRuns } from '../../src/board/receipts/append.ts';
import { readParts } from '../../src/bundles/read-parts.ts';
import { rewriteScores } from '../../src/bundles/write-scores.ts';
import type { Entry } from '../../src/evidence/entry.ts';
import { type Receipt, receiptPath, receiptText, runPath } from '../../src/evidence/receipt.ts';
import { gitTree } from '../../src/git/tree.ts';
import type { SuiteFacts } from '../../src/report/markdown/comment-facts.ts';
import type { LeaderboardFile } from '../../src/site/machine/leaderboard-json.ts';
import { decide, type SubmissionResult } from '../../src/submissions/scorecard/decide.ts';
import { evaluateSubmission } from '../../src/submissions/scorecard/evaluate.ts';
import { receiptOf } from '../../src/submissions/scorecard/receipt.ts';
import { loadSuite, SUITE_IDS } from '../../src/suites/catalogue.ts';
import { nodePorts } from '../../src/system/ports.ts';
import { roundNonce } from '../../src/verify/rerun-order.ts';
import type { AnyJson } from './any-json.ts';
import { cib } from './cli.ts';
import { type AnsweredTask, forgeReplies } from './forged-replies.ts';
import { asImage, forgeManifest } from './forgery.ts';
import { gitRepository } from './git.ts';

/** The image of most entries. */
export const IMAGE = `registry.test/memory@sha256:${'1'.repeat(64)}`;
/** The nonce of the board. */
const NONCE = 'ab'.repeat(32);
const ENTRIES = 'leaderboard/entries';
const { files, processes } = nodePorts();

/**
 * What an image answers in a run of the board, made from the example adapter's answers; round 0 is the submitter's own
 * run.
 */
export type System = (answered: AnsweredTask, round: number) => AnsweredTask['replies'];

export interface Forgery {
  readonly what: string;
  /** The example adapter if absent. */
  readonly system?: System;
  /** Makes the claim from the submitter's own run; `made` has the runs that it can be made from. */
  readonly claim?: (bundle: string, made: string) => unknown;
  readonly entry?: Partial<Entry>;
  /** How many runs the board's jobs left; one if absent, because two more are made only if the replies differ. */
  readonly rounds?: number;
  /** Changes the files that the jobs left: `ROUND/JOB/SUITE/FILE`. */
  readonly spoil?: (rerun: string) => unknown;
}

/** The results for one forgery. */
export interface Judged {
  /** The submitted bundle, and the board's runs before they were changed. */
  readonly bundle: string;
  readonly runs: readonly string[];
  /** `valid`, or the code of the first failed check. */
  readonly verified: string;
  readonly facts: SuiteFacts | undefined;
  readonly decision: SubmissionResult;
}

type Row = LeaderboardFile['boards'][number]['rows'][number];

/** What a site shows of all forgeries. */
export interface Shown {
  readonly row: (slug: string) => Row | undefined;
  readonly claim: (slug: string) => string | undefined;
  /** The output of the command that built it. */
  readonly said: string;
}

/** A run of CIB by a process, with the manifest of a run in a container. */
export async function imageRun(folder: string, ...more: readonly string[]): Promise<string> {
  const words = ['run', '--suite', 'cib', '--adapter', 'cmd:python3 -u examples/adapters/python/adapter.py'];
  const { status, stderr } = await cib(...words, '--out', folder, ...more);
  if (status !== 0) throw new Error(stderr);
  asImage(folder, IMAGE);
  await repaired(folder);
  return folder;
}

/** Recomputes scores, digests and counts of a bundle, as a forger does. */
const repaired = (folder: string) => rewriteScores(files, folder, {});

/** Changes the manifest, and recomputes everything that follows from it. */
export async function claimed(folder: string, change: (manifest: AnyJson) => void): Promise<void> {
  forgeManifest(folder, change);
  await repaired(folder);
}

/**
 * A board that judges each forgery as it judges a pull request, writes the receipts, and then merges all of them,
 * whatever the verdict.
 */
export async function forgedBoard(folder: string, original: string, forgeries: Readonly<Record<string, Forgery>>) {
  for (const name of ['board', 'empty', 'receipts']) mkdirSync(`${folder}/${name}`);
  const repository = gitRepository(`${folder}/board`);
  const made: Record<string, Pick<Judged, 'bundle' | 'runs'>> = {};
  const runsOf = boardRuns(`${folder}/runs`, original);
  const fresh = await imageRun(`${folder}/fresh`, '--split', 'fresh', '--nonce', NONCE);
  for (const [slug, forgery] of Object.entries(forgeries)) {
    const bundle = `${repository.folder}/${ENTRIES}/${slug}/cib`;
    cpSync(original, bundle, { recursive: true });
    const { system } = forgery;
    if (system) await forgeReplies(bundle, (answered) => system(answered, 0));
    await forgery.claim?.(bundle, folder);
    writeFileSync(`${bundle}/../entry.json`, JSON.stringify(entryOf(slug, forgery.entry)));
    made[slug] = { bundle, runs: await runsOf(system, forgery.rounds ?? 1) };
  }
  const head = await gitTree(processes, repository.folder, repository.commit());
  const board = await gitTree(processes, `${folder}/empty`, gitRepository(`${folder}/empty`).commit());
  const receipts = `${folder}/receipts`;
  const judged: Record<string, Judged> = {};
  for (const [slug, { bundle, runs }] of Object.entries(made)) {
    const rerun = `${folder}/rerun/${slug}`;
    for (const [i, run] of runs.entries()) cpSync(run, `${rerun}/${i + 1}/0/cib`, { recursive: true });
    cpSync(fresh, `${rerun}/fresh/0/cib`, { recursive: true });
    await forgeries[slug]?.spoil?.(rerun);
    const { harness } = JSON.parse(readFileSync(`${original}/manifest.json`, 'utf8'));
    const about = { slug, tree: repository.tree(`${ENTRIES}/${slug}`), date: '2026-01-02T03:04:05.678Z' };
    const boardAt = { board, checkout: `${folder}/empty` };
    const judging = { ...about, submission: head, ...boardAt, receipts: undefined, rerun, nonce: NONCE, harness };
    const found = await evaluateSubmission(nodePorts(), {
      ...judging,
      run: { id: '77', attempt: 1, url: 'https://github.test/o/r/actions/runs/77' },
      temporary: `${folder}/merged/${slug}`,
    });
    const decision = decide(found.facts);
    if (decision.event) {
      const receipt = await receiptOf(
        files,
        { suites: found.facts.suites, submission: head, runs: found.runs },
        {
          ...about,
          event: decision.event,
          reason: decision.reason,
          actor: { login: 'github-actions[bot]', id: 41_898_282 },
          submitter: { login: 'stranger', id: 99 },
          head: head.commit,
          pull_request: 2,
          run: { id: 77, attempt: 1 },
        },
      );
      keep(receipts, receipt, found);
    }
    judged[slug] = { bundle, runs, verified: await verifiedAs(bundle), facts: found.facts.suites[0], decision };
  }
  return { judged, shown: await siteOf(`${repository.folder}/${ENTRIES}`, receipts, `${folder}/site`) };
}

/** Stores a receipt and its runs as on the branch `receipts`: see `appendReceipt`. */
function keep(folder: string, receipt: Receipt, given: BoardRuns): void {
  for (const { suite, round, run } of namedRuns(receipt, given))
    cpSync(run, `${folder}/${runPath(receipt, suite, round)}`, { recursive: true });
  mkdirSync(`${folder}/receipts/${receipt.slug}`, { recursive: true });
  writeFileSync(`${folder}/${receiptPath(receipt)}`, receiptText(receipt));
}

function entryOf(slug: string, change: Partial<Entry> = {}): Entry {
  return {
    schema: 'entry/1',
    slug,
    kind: 'system',
    name: 'example-lexical-python',
    version: '1.0.0',
    licence: 'MIT',
    adapter: `image:${IMAGE}`,
    platform: 'linux/amd64',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
    ...change,
  };
}

/** The board's runs of an image: its answers under the nonces that the board drew. Each is made once. */
function boardRuns(folder: string, original: string) {
  const known = new Map<System | undefined, string[]>();
  return async (system: System | undefined, rounds: number): Promise<readonly string[]> => {
    const runs = known.get(system) ?? [];
    known.set(system, runs);
    for (let round = runs.length + 1; round <= rounds; round += 1) {
      const run = `${folder}/${known.size}-${round}`;
      cpSync(original, run, { recursive: true });
      await forgeReplies(run, (answered) => system?.(answered, round) ?? answered.replies, roundNonce(NONCE, round));
      runs.push(run);
    }
    return runs.slice(0, rounds);
  };
}

async function verifiedAs(bundle: string): Promise<string> {
  const { stdout } = await cib('verify', bundle, '--json');
  const { held, checks } = JSON.parse(stdout) as { held: boolean; checks: { held: boolean; code?: string }[] };
  return held ? 'valid' : (checks.find((one) => !one.held)?.code ?? 'no code');
}

async function siteOf(entries: string, receipts: string, out: string): Promise<Shown> {
  const { status, stderr } = await cib('site', '--entries', entries, '--receipts', receipts, '--out', out);
  if (status !== 0) throw new Error(stderr);
  const { boards } = JSON.parse(readFileSync(`${out}/data/leaderboard.json`, 'utf8')) as LeaderboardFile;
  const rows = new Map(boards.flatMap((one) => one.rows.map((row) => [row.slug, row] as const)));
  const suites = await Promise.all(SUITE_IDS.map(loadSuite));
  const { shown } = await readBoard(files, { entries, receipts }, suites, readParts);
  const claims = new Map(shown.map(({ entry, bundles }) => [entry.slug, bundles[0]?.claim?.verdict]));
  return { row: (slug) => rows.get(slug), claim: (slug) => claims.get(slug), said: stderr };
}
