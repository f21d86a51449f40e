import type { Fault } from '../../errors/fault.ts';
import type { Ports } from '../../ports/ports.ts';
import { readBoard } from '../board.ts';
import { gitTree } from '../git-tree.ts';
import { committedTrees } from '../receipts/entry-trees.ts';
import { loadSuites, writeSite } from '../site.ts';
import { verifyEntry } from './verify-entry.ts';

export interface PublishRequest {
  /** A checkout; what it has at HEAD is published, whatever its work tree shows. */
  readonly repository: string;
  /** Relative to the repository's root. */
  readonly entries: string;
  readonly receipts: string | undefined;
  readonly datasets: string | undefined;
  readonly asOf: string;
  readonly out: string;
  readonly templates: string;
}

export interface Published {
  readonly commit: string;
  readonly pages: number;
  readonly entries: number;
  readonly bundles: number;
  readonly decisions: number;
  readonly removed: readonly string[];
}

/**
 * Verifies all that the board shows, then builds the whole site from it; or tells all that does not hold. Nothing at
 * `out` changes unless everything does.
 */
export async function publish(
  { files, processes, progress }: Pick<Ports, 'files' | 'processes' | 'progress'>,
  request: PublishRequest,
): Promise<Published | readonly Fault[]> {
  const { repository, entries, receipts, datasets } = request;
  const source = await gitTree(processes, repository, 'HEAD');
  const trees = await committedTrees(processes, repository, source.commit, entries);
  const whole = { ...request, source, trees };
  const suites = await loadSuites();
  const board = await readBoard(files, whole, suites);
  const faults: Fault[] = [];
  progress.begin('entries verified', board.shown.length);
  for (const [i, entry] of board.shown.entries()) {
    faults.push(...(await verifyEntry(files, { source, receipts, datasets }, entry)));
    progress.advance(i + 1);
  }
  progress.end();
  if (faults.length > 0) return faults;
  const { pages } = await writeSite(files, whole, board, suites);
  return {
    commit: source.commit,
    pages,
    entries: board.shown.length,
    bundles: board.shown.reduce((sum, { bundles }) => sum + bundles.length, 0),
    decisions: board.decisions.length,
    removed: board.removed,
  };
}
