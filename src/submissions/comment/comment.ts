import { type BoardEntries, readBoard } from '../../board/board.ts';
import { readRecord } from '../../board/receipts/read.ts';
import { AnswerReader } from '../../bundles/read-answers.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { partsWithFingerprints } from '../../bundles/read-parts.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import type { Files } from '../../ports/files.ts';
import type { CommentFacts, SuiteFacts } from '../../report/markdown/comment-facts.ts';
import { loadSuite, loadSuites, SUITE_IDS } from '../../suites/catalogue.ts';
import { type Evidence, suiteFacts } from './suite.ts';

export interface CommentRequest extends Evidence {
  readonly slug: string;
  /** The suites to check. By default, all of the entry's. */
  readonly suites?: readonly string[] | undefined;
  /** The time now, ISO 8601 in UTC, after which no receipt may be dated. */
  readonly now?: string | undefined;
  readonly commit: CommentFacts['commit'];
  readonly run: CommentFacts['run'];
  readonly harness: CommentFacts['harness'];
}

/**
 * Computes everything in the scorecard comment about one entry from its evidence. Statements of the pull request are not
 * trusted. A part that cannot be read becomes a line of the comment. Other faults are thrown.
 */
export async function commentFacts(files: Files, request: CommentRequest): Promise<CommentFacts> {
  const { slug, submission, commit, run, harness, now } = request;
  const { files: source, entries, receipts, former } = request.board;
  const parts = partsWithFingerprints(new AnswerReader(files, {}));
  // An entry on the default branch may belong to the board, and name one of its folders.
  const board = (await source.isDirectory(entries))
    ? await readBoard(files, { entries, source, receipts, now, board: source, former }, await loadSuites(), parts)
    : NOTHING;
  const about = receipts === undefined ? [] : await receiptsAbout(files, { folder: receipts, slug, now });
  const problems: Fault[] = [];
  const suites: SuiteFacts[] = [];
  const path = `${submission.entries}/${slug}/entry.json`;
  const entry = await orProblem(problems, async () => {
    const read = await readDocument(submission.files, path, Entry);
    if (read.slug === slug) return read;
    throw new Fault('entry.invalid', `${path}: $.slug is "${read.slug}", but the folder is "${slug}".`);
  });
  const all = Object.entries(entry?.suites ?? {}).sort(byCatalogue);
  for (const [id, folder] of all.filter(([id]) => request.suites?.includes(id) ?? true)) {
    const suite = await orProblem(problems, () => loadSuite(id));
    if (entry && suite) suites.push(await suiteFacts(files, { request, entry, suite, folder, board, receipts: about }));
  }
  return {
    slug,
    system: entry && { name: entry.name, version: entry.version, kind: entry.kind, readsLabels: entry.reads_labels },
    previousVersion: board.submitted.find(({ entry: one }) => one.slug === slug)?.entry.version,
    removed: board.removed.find((one) => one.slug === slug)?.date,
    suites,
    unread: board.withheld.length,
    problems: problems.map(({ message, hint }) => ({ message, hint })),
    commit,
    run,
    harness,
  };
}

const NOTHING: Omit<BoardEntries, 'recorded'> = { submitted: [], shown: [], removed: [], withheld: [], decisions: [] };

/** None if one of them cannot be read: then their order is not known. */
async function receiptsAbout(
  files: Files,
  { folder, slug, now }: { readonly folder: string; readonly slug: string; readonly now: string | undefined },
): Promise<readonly Receipt[]> {
  const { receipts, unreadable } = await readRecord(files, folder, now);
  return unreadable.has(slug) ? [] : receipts.filter((one) => one.slug === slug);
}

const byCatalogue = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  SUITE_IDS.indexOf(a) - SUITE_IDS.indexOf(b) || (a < b ? -1 : 1);

async function orProblem<T>(problems: Fault[], read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (thrown) {
    if (!isEvidenceFault(thrown)) throw thrown;
    problems.push(thrown);
    return undefined;
  }
}
