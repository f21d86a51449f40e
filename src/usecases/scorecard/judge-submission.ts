import { Fault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { CommentFacts } from '../../report/markdown/comment-facts.ts';
import { imageDigest, type RerunOrder } from '../../verify/rerun-order.ts';
import { imageOf } from '../../verify/submission/agreement.ts';
import { ENTRIES } from '../../verify/submission/scope.ts';
import type { Harnesses } from '../../verify/tier.ts';
import { type BoardRun, commentFacts } from '../comment.ts';
import { loadManifest } from '../load-bundle.ts';
import { readDocument } from '../read-document.ts';
import { boardRun } from './board-run.ts';
import { collectRerun } from './collect.ts';
import { strayProblems } from './entry-shape.ts';

export interface Judging {
  readonly slug: string;
  /** The pull request's head, and the board's tip. */
  readonly submission: ReadFiles & { readonly commit: string };
  readonly board: ReadFiles;
  /** What the re-run left, and the nonce it was to run under; without a nonce nothing was run again. */
  readonly rerun: string | undefined;
  readonly nonce: string | undefined;
  readonly harness: CommentFacts['harness'];
  readonly harnesses: Harnesses;
  readonly run: CommentFacts['run'];
  /** A folder that shards may be merged in. */
  readonly temporary: string;
}

export interface Judgement {
  readonly facts: CommentFacts;
  /** The folders of the board's own runs, by suite, as far as they are bundles. */
  readonly reruns: Readonly<Record<string, string>>;
}

/** Judges one entry by what was submitted and what the board's re-run left; neither is believed in anything. */
export async function judgeSubmission(files: Files, judging: Judging): Promise<Judgement> {
  const { slug, submission, board, harness, harnesses, run } = judging;
  const entry = await orNothing(() => readDocument(submission, `${ENTRIES}/${slug}/entry.json`, Entry));
  const reruns = entry === undefined ? {} : await boardRuns(files, judging, entry);
  // The very code that judges is one that is known, released or not.
  const known = [...harnesses.harnesses, { ...harness, released: '' }];
  const facts = await commentFacts(files, {
    slug,
    submission: { files: submission, entries: ENTRIES },
    board: { files: board, entries: ENTRIES },
    reruns,
    data: {},
    harnesses: { ...harnesses, harnesses: known },
    commit: submission.commit,
    run,
    harness,
  });
  const stray = entry === undefined ? [] : await strayProblems(submission, `${ENTRIES}/${slug}`, entry);
  const folders = Object.entries(reruns).flatMap(([id, again]) => ('folder' in again ? [[id, again.folder]] : []));
  return { facts: { ...facts, problems: [...facts.problems, ...stray] }, reruns: Object.fromEntries(folders) };
}

async function boardRuns(files: Files, judging: Judging, entry: Entry): Promise<Readonly<Record<string, BoardRun>>> {
  const { slug, submission, rerun, nonce, harness, temporary } = judging;
  const image = imageOf(entry)?.replace(/^.*@/, '');
  if (image === undefined || nonce === undefined || rerun === undefined) return {};
  const found: Record<string, BoardRun> = {};
  for (const [id, delivered] of await collectRerun(files, rerun, Object.keys(entry.suites))) {
    const folder = `${ENTRIES}/${slug}/${entry.suites[id]}`;
    const submitted = await orNothing(() => loadManifest(submission, folder));
    // Of a submission that cannot be read nothing can be borne out.
    if (submitted === undefined || imageDigest(submitted) !== image) continue;
    const order: RerunOrder = { nonce, image, harness: harness.sha256, submitted };
    found[id] = await boardRun(files, delivered, order, { rerun, out: `${temporary}/${id}` });
  }
  return found;
}

/** What keeps the submission from being read is told where it is judged. */
async function orNothing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (thrown) {
    if (thrown instanceof Fault && /^(?:json|bundle)\.|^file\.missing$/.test(thrown.code)) return undefined;
    throw thrown;
  }
}
