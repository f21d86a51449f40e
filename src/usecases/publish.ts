import * as z from 'zod';
import { type BoardEntries, isAllWithheld } from '../board/board.ts';
import { formerTreesLater } from '../board/history/former-trees.ts';
import { readHistory } from '../board/history/history.ts';
import type { FormerContents } from '../board/own-folders.ts';
import type { Withheld } from '../board/withheld.ts';
import { quotedName } from '../bundles/plain-files.ts';
import { Fault } from '../errors/fault.ts';
import { type GitTree, gitTree } from '../git/tree.ts';
import type { Ports } from '../ports/ports.ts';
import { few } from '../report/format.ts';
import { loadSuites } from '../suites/catalogue.ts';
import { currentReceipts } from '../verify/counting-receipts.ts';
import { readVerified } from './site.ts';
import { unlessUnchanged } from './unless-unchanged.ts';
import { OutdatedControls, outdatedControls, requireSiteFolder, type SiteRequest, writeSite } from './write-site.ts';

/** The entries' path is relative to the repository's root. */
export interface PublishRequest extends SiteRequest {
  /** A checkout. Its HEAD is published; its work tree is ignored. */
  readonly checkout: string;
}

export interface Published extends Omit<z.infer<typeof PublishedWhole>, 'withheld'> {
  /** Entries that could not be read or verified. */
  readonly withheld: readonly Withheld[];
}

/**
 * A site without an entry would replace the live one. A new board has none yet, and a maintainer can delete entries that were
 * recorded as removed.
 *
 * @param gone the slugs of the others
 */
const emptied = ({ entries, source }: PublishRequest & { readonly source: GitTree }, gone: readonly string[]) =>
  new Fault(
    'input.missing',
    `There is no entry in ${entries} at commit ${source.commit}, and there were some before that were not removed: ${few(gone.map(quotedName), SHOWN)}.`,
    {
      hint: 'Restore what was deleted by mistake, for example with git revert. If an entry should stay deleted, record that: cib receipt --slug SLUG --event removed. To take the site down, unpublish it in the settings of Pages.',
    },
  );

/** The slugs of former entries that were not recorded as removed with their last content. */
const goneWithoutRecord = (former: FormerContents, decisions: BoardEntries['decisions']): readonly string[] => {
  const receipts = decisions.map(({ receipt }) => receipt);
  return [...former].flatMap(([slug, [last]]) =>
    last && currentReceipts(receipts, slug, last.tree).objection?.event === 'removed' ? [] : [slug],
  );
};

/** So many slugs are named. */
const SHOWN = 10;

type PublishPorts = Pick<Ports, 'files' | 'processes' | 'progress' | 'helpers'>;

/**
 * Verifies all entries of a board, then builds the site from the valid ones. The others are withheld.
 *
 * @returns the faults if no entry is valid, because then the harness is probably broken, or if all were deleted without a record;
 * `out` is then unchanged
 */
export async function publishBoard(
  ports: PublishPorts,
  request: PublishRequest,
): Promise<Published | readonly Fault[]> {
  const { files, processes } = ports;
  const { checkout, entries } = request;
  const out = await files.replaceable(request.out);
  await requireSiteFolder(files, out);
  const source = await gitTree(processes, checkout, 'HEAD');
  const trees = source.trees(entries);
  const atHead = { ...request, out, source, trees, commit: source.commit };
  const result = await unlessUnchanged<Published | readonly Fault[]>(files, atHead, {
    schema: PublishedWhole,
    build: () => verifyAndBuild(ports, atHead),
    keep: isWhole,
  });
  return 'pages' in result ? { ...result, commit: source.commit } : result;
}

/** The result of a build that withheld nothing, as the cache stores it. */
const PublishedWhole = z.strictObject({
  commit: z.string(),
  pages: z.int(),
  entries: z.int(),
  bundles: z.int(),
  decisions: z.int(),
  removed: z.array(z.string()).readonly(),
  withheld: z.array(z.never()),
  outdated: z.array(OutdatedControls),
});

const isWhole = (result: Published | readonly Fault[]) => 'pages' in result && result.withheld.length === 0;

async function verifyAndBuild(
  { files, processes, progress, helpers }: PublishPorts,
  request: PublishRequest & { readonly source: GitTree; readonly trees: ReadonlyMap<string, string> },
): Promise<Published | readonly Fault[]> {
  const { source } = request;
  await source.fetch((path) => /\/(?:entry|manifest)\.json$/.test(path));
  const suites = await loadSuites(request.suites);
  const commit = { repository: request.checkout, id: source.commit };
  const formerly = formerTreesLater(processes, request.checkout, source.commit, request.entries);
  const boardRequest = { ...request, board: source, former: formerly, progress };
  const { board, reader } = await readVerified({ files, helpers }, boardRequest, suites, commit);
  if (isAllWithheld(board)) return board.withheld.map(({ fault }) => fault);
  const gone = request.trees.size === 0 ? goneWithoutRecord(await formerly(), board.decisions) : [];
  if (gone.length > 0) return [emptied(request, gone)];
  const receiptsOf = board.decisions.map(({ receipt }) => receipt);
  const former = { ...request, commit: source.commit };
  const history = await readHistory(processes, former, board.submitted, receiptsOf);
  const pages = await writeSite(files, { ...request, history, published: source.commit }, board, {
    suites,
    reader,
    notices: [],
  });
  return {
    commit: source.commit,
    pages,
    entries: board.shown.length,
    bundles: board.shown.reduce((sum, { bundles }) => sum + bundles.length, 0),
    decisions: board.decisions.length,
    removed: board.removed.map(({ slug }) => slug),
    withheld: board.withheld,
    outdated: outdatedControls(board, suites),
  };
}
