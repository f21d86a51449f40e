import * as z from 'zod';
import { readBoard } from '../../board/board.ts';
import type { BuildCache } from '../../board/cache/build-cache.ts';
import { readHistory } from '../../board/history/history.ts';
import { ownFoldersOf } from '../../board/own-folders.ts';
import { committedTrees } from '../../board/receipts/entry-trees.ts';
import { nothingHolds, verifiedBoard } from '../../board/verified-board.ts';
import type { Withheld } from '../../board/withheld.ts';
import { AnswerReader } from '../../bundles/read-answers.ts';
import type { Fault } from '../../errors/fault.ts';
import { type GitTree, gitTree } from '../../git/tree.ts';
import type { Ports } from '../../ports/ports.ts';
import { checkOut, loadSuites, partsFor, writeSite } from '../site.ts';
import { unlessUnchanged } from '../unless-unchanged.ts';

export interface PublishRequest {
  /** A checkout; what it has at HEAD is published, whatever its work tree shows. */
  readonly repository: string;
  /** Relative to the repository's root. */
  readonly entries: string;
  readonly receipts: string | undefined;
  readonly datasets: string | undefined;
  readonly asOf: string;
  /** Where the site will stand, with a slash at the end. */
  readonly url?: string | undefined;
  readonly out: string;
  readonly templates: string;
  /** Holds the pages' scripts. */
  readonly scripts: string;
  /** What earlier builds noted; without it everything is verified and derived anew. */
  readonly cache?: BuildCache | undefined;
}

export interface Published {
  readonly commit: string;
  readonly pages: number;
  readonly entries: number;
  readonly bundles: number;
  readonly decisions: number;
  readonly removed: readonly string[];
  /** Not shown, since something of them does not hold. */
  readonly withheld: readonly Withheld[];
}

/**
 * Verifies all that the board holds, then builds the whole site from what holds. What does not is listed, not shown: who
 * breaks one entry keeps no other from being published. Where nothing at all holds it is rather the harness that is broken,
 * so that the faults come back and nothing at `out` changes.
 */
export async function publish(
  { files, processes, progress }: Pick<Ports, 'files' | 'processes' | 'progress'>,
  request: PublishRequest,
): Promise<Published | readonly Fault[]> {
  const { repository, entries } = request;
  await checkOut(files, request.out);
  const source = await gitTree(processes, repository, 'HEAD');
  const trees = await committedTrees(processes, repository, source.commit, entries);
  const whole = { ...request, source, trees, commit: source.commit };
  const build = () => verifyAndBuild({ files, processes, progress }, whole);
  const found = await unlessUnchanged<Published | readonly Fault[]>(files, whole, Whole, build, isWhole);
  return 'pages' in found ? { ...found, commit: source.commit } : found;
}

/** What may be said again without looking: nothing was withheld. */
const Whole = z.strictObject({
  commit: z.string(),
  pages: z.int(),
  entries: z.int(),
  bundles: z.int(),
  decisions: z.int(),
  removed: z.array(z.string()),
  withheld: z.array(z.never()),
});

const isWhole = (found: Published | readonly Fault[]) => 'pages' in found && found.withheld.length === 0;

async function verifyAndBuild(
  { files, processes, progress }: Pick<Ports, 'files' | 'processes' | 'progress'>,
  request: PublishRequest & { readonly source: GitTree; readonly trees: ReadonlyMap<string, string> },
): Promise<Published | readonly Fault[]> {
  const { source, receipts, datasets, cache } = request;
  await source.fetch((path) => /\/(?:entry|manifest)\.json$/.test(path));
  const suites = await loadSuites();
  const reader = new AnswerReader(files, {});
  const asked = { ...request, isOwnFolder: ownFoldersOf(source) };
  const read = await readBoard(files, asked, suites, partsFor(files, request, reader));
  const board = await verifiedBoard({ files, progress }, { source, receipts, datasets, cache }, read);
  if (nothingHolds(board)) return board.withheld.map(({ fault }) => fault);
  const receiptsOf = board.decisions.map(({ receipt }) => receipt);
  const former = {
    repository: request.repository,
    commit: source.commit,
    entries: request.entries,
    trees: request.trees,
  };
  const history = await readHistory(processes, former, board.submitted, receiptsOf);
  const { pages } = await writeSite(files, { ...request, history }, board, { suites, reader, notices: [] });
  return {
    commit: source.commit,
    pages,
    entries: board.shown.length,
    bundles: board.shown.reduce((sum, { bundles }) => sum + bundles.length, 0),
    decisions: board.decisions.length,
    removed: board.removed,
    withheld: board.withheld,
  };
}
