import { readBoard } from '../board/board.ts';
import { formerTreesLater } from '../board/history/former-trees.ts';
import { readHistory } from '../board/history/history.ts';
import { type BoardRuns, branchFiles } from '../board/receipts/append.ts';
import { AnswerReader } from '../bundles/read-answers.ts';
import { partsWithFingerprints } from '../bundles/read-parts.ts';
import type { Receipt } from '../evidence/receipt.ts';
import type { GitTree } from '../git/tree.ts';
import type { Files, Listed, ReadFiles } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import { loadSuites } from '../suites/catalogue.ts';
import { type SiteRequest, writeSite } from './write-site.ts';

export interface PreviewRequest
  extends BoardRuns,
    Pick<SiteRequest, 'title' | 'suites' | 'repository' | 'templates' | 'scripts' | 'out' | 'asOf'> {
  /** A checkout of the board, and the tree of its tip. */
  readonly checkout: string;
  readonly board: GitTree;
  /** The tree of the pull request's head, which has the entry. */
  readonly submission: ReadFiles;
  /** The folder of the entries, from the repository's root. */
  readonly entries: string;
  /** A folder with the layout of the branch `receipts`. Undefined if the board has none. */
  readonly receipts: string | undefined;
  /** The receipt that will be recorded for the entry. */
  readonly receipt: Receipt;
}

/**
 * Builds the pages that show an entry as they will be after its merge: its own page, those of its suites and the index, in a
 * folder that opens from disk. The entry must be verified already; the others are not verified again.
 *
 * @throws the fault that keeps the entry from being shown
 */
export async function buildPreview(
  { files, processes }: Pick<Ports, 'files' | 'processes'>,
  request: PreviewRequest,
): Promise<void> {
  const { board, submission, entries, receipt } = request;
  const { slug, tree } = receipt;
  const temporary = await files.temporary('cib-preview-');
  try {
    const source = withFolder(board, `${entries}/${slug}`, submission);
    const suites = await loadSuites(request.suites);
    const reader = new AnswerReader(files, {});
    const merged = {
      ...request,
      source,
      commit: board.commit,
      trees: new Map([...board.trees(entries), [slug, tree]]),
      receipts: await withReceipt(files, temporary, request),
      now: receipt.date,
      former: formerTreesLater(processes, request.checkout, board.commit, entries),
    };
    const read = await readBoard(files, merged, suites, partsWithFingerprints(reader));
    const withheld = read.withheld.find((one) => one.slug === slug);
    if (withheld) throw withheld.fault;
    const about = read.decisions.map((decision) => decision.receipt);
    const own = read.submitted.filter(({ entry }) => entry.slug === slug);
    const history = await readHistory(processes, merged, own, about);
    await writeSite(files, { ...merged, history, preview: slug }, read, { suites, reader, notices: [] });
  } finally {
    await files.remove(temporary);
  }
}

/** A view of files in which one folder is taken from another tree. */
function withFolder(below: ReadFiles, folder: string, above: ReadFiles): ReadFiles {
  const parent = folder.slice(0, folder.lastIndexOf('/'));
  const name = folder.slice(parent.length + 1);
  const at = (path: string) => (path === folder || path.startsWith(`${folder}/`) ? above : below);
  const inParent = async (): Promise<readonly Listed[]> => {
    // A board without entries has no folder for them.
    const others = (await below.isDirectory(parent)) ? await below.entries(parent) : [];
    const found = new Map(others.map((one) => [one.name, one])).set(name, { name, kind: 'folder' });
    return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  };
  return {
    exists: (path) => at(path).exists(path),
    isDirectory: async (path) => path === parent || at(path).isDirectory(path),
    list: async (path) => (path === parent ? (await inParent()).map((one) => one.name) : at(path).list(path)),
    entries: (path) => (path === parent ? inParent() : at(path).entries(path)),
    size: (path) => at(path).size(path),
    identity: (path) => at(path).identity(path),
    bytes: (path) => at(path).bytes(path),
    text: (path) => at(path).text(path),
    stream: (path) => at(path).stream(path),
  };
}

/** A folder with the layout of the branch `receipts`, including the new receipt. */
async function withReceipt(files: Files, temporary: string, { receipts, receipt, runs, fresh }: PreviewRequest) {
  const folder = `${temporary}/receipts`;
  if (receipts !== undefined) await linkAll(files, receipts, folder);
  for (const { path, from } of await branchFiles(files, temporary, { receipt, runs, fresh }))
    if (!(await files.exists(`${folder}/${path}`))) await files.link(`${folder}/${path}`, from);
  return folder;
}

async function linkAll(files: Files, from: string, to: string): Promise<void> {
  for (const { name, kind } of await files.entries(from)) {
    if (kind === 'folder') await linkAll(files, `${from}/${name}`, `${to}/${name}`);
    else if (kind === 'file') await files.link(`${to}/${name}`, `${from}/${name}`);
  }
}
