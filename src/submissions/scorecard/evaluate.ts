import { readDocument } from '../../bundles/read-document.ts';
import { unlessEvidenceFault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { CommentFacts } from '../../report/markdown/comment-facts.ts';
import { commentFacts } from '../comment/comment.ts';
import { ENTRIES } from '../rules/scope.ts';
import { orderedRuns } from './ordered-runs.ts';

export interface EvaluationRequest {
  readonly slug: string;
  /** The pull request's head, and the board's tip. */
  readonly submission: ReadFiles & { readonly commit: string };
  readonly board: ReadFiles;
  /** Looks like the branch `receipts`; absent where the board has none. */
  readonly receipts: string | undefined;
  /** What the board's jobs left, and the nonce of their first round; without a nonce nothing was run. */
  readonly rerun: string | undefined;
  readonly nonce: string | undefined;
  /** The suites in which an adapter was given the board's own model. */
  readonly asked?: readonly string[];
  /** The suites that are looked at; all of the entry's where it is absent. */
  readonly suites?: readonly string[];
  /** Whether the entry stands on the board already: there a run of an earlier version of its suite is no fault. */
  readonly stands?: boolean;
  /** The adapter of an entry of the board's own: a folder of its default branch. */
  readonly own?: string | undefined;
  /** Why nothing was run though it could have been. */
  readonly notRun?: string | undefined;
  readonly harness: CommentFacts['harness'];
  readonly run: CommentFacts['run'];
  /** A folder that shards may be merged in. */
  readonly temporary: string;
}

/**
 * Evaluates one entry by what was submitted and what the board's runs left; neither is believed in anything.
 *
 * @returns the facts, and the folders of the board's own runs that count, by suite, in their order
 */
export async function evaluateSubmission(files: Files, request: EvaluationRequest) {
  const { slug, submission, board, receipts, rerun, nonce, harness, run, temporary, asked = [] } = request;
  const { notRun, suites, stands, own } = request;
  const entry = await unlessEvidenceFault(
    // What keeps the submission from being read is reported where its bundles are checked.
    readDocument(submission, `${ENTRIES}/${slug}/entry.json`, Entry),
    'malformed',
    'missing',
  );
  const ordered =
    entry === undefined || nonce === undefined || rerun === undefined
      ? {}
      : await orderedRuns(files, { slug, entry, own, submission, rerun, nonce, asked, harness, temporary });
  const facts = await commentFacts(files, {
    slug,
    submission: { files: submission, entries: ENTRIES },
    board: { files: board, entries: ENTRIES, receipts },
    runs: ordered,
    ...{ notRun, suites, stands },
    data: {},
    commit: submission.commit,
    run,
    harness,
  });
  const stray = entry === undefined ? [] : await strayProblems(submission, `${ENTRIES}/${slug}`, entry);
  const counting = facts.suites.map(({ description: { id }, runs }) => {
    return [id, (ordered[id] ?? []).flatMap((one) => ('folder' in one ? [one.folder] : [])).slice(0, runs)] as const;
  });
  return { facts: { ...facts, problems: [...facts.problems, ...stray] }, runs: Object.fromEntries(counting) };
}

interface Problem {
  readonly message: string;
  readonly hint: string;
}

const MOST_NAMED = 20;
const HINT = 'An entry holds `entry.json` and the folders that it names, as plain files; take the rest out.';

/** What an entry's folder holds beside its description and its bundles. What stands in a bundle, its verification tells. */
async function strayProblems(files: ReadFiles, folder: string, entry: Entry): Promise<readonly Problem[]> {
  const bundles = Object.values(entry.suites);
  const stray = (await files.entries(folder)).filter(({ name, kind }) => {
    if (name === 'entry.json') return kind !== 'file';
    return kind !== 'folder' || !bundles.includes(name);
  });
  return stray.slice(0, MOST_NAMED).map(({ name }) => ({
    message: `${folder}/${JSON.stringify(name.slice(0, 80).toWellFormed())} is no part of an entry.`,
    hint: HINT,
  }));
}
