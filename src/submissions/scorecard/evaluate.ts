import { formerTreesLater } from '../../board/history/former-trees.ts';
import { readableEntry } from '../../board/read-entry.ts';
import { mustBeNewest } from '../../board/receipts/record.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Ports } from '../../ports/ports.ts';
import { type CommentRequest, commentFacts } from '../comment/comment.ts';
import { strayFaults } from '../rules/files.ts';
import { ENTRIES } from '../rules/scope.ts';
import { freshRuns, type Ordered, orderedRuns } from './ordered-runs.ts';

export interface EvaluationRequest
  extends Pick<Ordered, 'slug' | 'own' | 'harness' | 'temporary'>,
    Partial<Pick<Ordered, 'withBoardModel'>>,
    Pick<CommentRequest, 'suites' | 'isOnBoard' | 'allowHeldOut' | 'notRun' | 'run'>,
    Pick<Receipt, 'tree' | 'date'> {
  /** The pull request's head, and the board's tip. */
  readonly submission: ReadFiles & { readonly commit: string };
  readonly board: ReadFiles & { readonly commit: string };
  /** A checkout of the board, for the former contents of its entries. */
  readonly checkout: string;
  /** A folder with the layout of the branch `receipts`. Undefined if the board has none. */
  readonly receipts: string | undefined;
  /** The output of the board's jobs, and the nonce of their first round. Without a nonce nothing was run. */
  readonly rerun: string | undefined;
  readonly nonce: string | undefined;
}

/**
 * Evaluates one entry from the submission and the output of the board's runs. Neither is trusted.
 *
 * @throws `receipt.invalid` if the record has a receipt of the same files that is dated after `date`, the one of the new receipt
 * @returns the facts, and by suite the folders of the board runs that count, in their order, and of the run on fresh tasks
 */
export async function evaluateSubmission(
  { files, processes }: Pick<Ports, 'files' | 'processes'>,
  request: EvaluationRequest,
) {
  const { slug, submission, board, receipts, rerun, nonce, harness, run, temporary, withBoardModel = [] } = request;
  const { notRun, suites, isOnBoard, own, allowHeldOut, tree, date } = request;
  if (receipts !== undefined) await mustBeNewest(files, receipts, { slug, tree, date });
  // If the submission cannot be read, the checks of its bundles report it.
  const entry = await readableEntry(submission, `${ENTRIES}/${slug}`);
  const order =
    entry === undefined || nonce === undefined || rerun === undefined
      ? undefined
      : { slug, entry, own, submission, rerun, nonce, withBoardModel, harness, temporary };
  const ordered = order ? await orderedRuns(files, order) : {};
  const fresh = order ? await freshRuns(files, order) : {};
  const former = formerTreesLater(processes, request.checkout, board.commit, ENTRIES);
  const facts = await commentFacts(files, {
    slug,
    submission: { files: submission, entries: ENTRIES },
    board: { files: board, entries: ENTRIES, receipts, former },
    runs: ordered,
    fresh,
    notRun,
    suites,
    isOnBoard,
    allowHeldOut,
    commit: submission.commit,
    now: date,
    run,
    harness,
  });
  const stray = entry === undefined ? [] : await straysBeside(submission, `${ENTRIES}/${slug}`, entry);
  const counting = facts.suites.map(({ description: { id }, runs }) => {
    return [id, (ordered[id] ?? []).flatMap((one) => ('folder' in one ? [one.folder] : [])).slice(0, runs)] as const;
  });
  const onFresh = Object.entries(fresh).flatMap(([id, run]) => ('folder' in run ? [[id, run.folder] as const] : []));
  return {
    facts: { ...facts, problems: [...facts.problems, ...stray] },
    runs: Object.fromEntries(counting),
    fresh: Object.fromEntries(onFresh),
  };
}

/** The files of an entry's folder beside its description and its bundles. The verification checks the files of a bundle. */
async function straysBeside(files: ReadFiles, folder: string, entry: Entry) {
  const bundles = Object.values(entry.suites);
  const beside = (await files.entries(folder)).filter(({ name, kind }) => kind !== 'folder' || !bundles.includes(name));
  return strayFaults(
    folder,
    entry,
    beside.map(({ name, kind }) => ({ path: `${folder}/${name}`, kind })),
  );
}
