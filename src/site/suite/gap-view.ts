import { compareWithReference } from '../../analysis/contamination.ts';
import { measuredTasks, type Results } from '../../analysis/results.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Contamination } from '../../protocol/scorecard.ts';
import { differenceInDifferences } from '../../stats/difference-in-differences.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatDifference, formatDifferenceInterval, formatP, formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow, LocatedRun } from '../board/board.ts';
import { isClaimed } from '../board/entries.ts';

/**
 * The contamination gap of every system on both a public board of built-in data and a held-out board of one suite, if
 * the suite's reference is on both, too. Runs that cannot be paired have no gap.
 */
export function gapViews(boards: readonly Board[]) {
  const runs = boards.flatMap((board) => board.rows.map((row) => ({ board, row })));
  return runs.flatMap((heldOut) => {
    const { board, row } = heldOut;
    if (row.bundle.manifest.split !== 'heldout') return [];
    const open = runs.find((other) => isPublic(other.row) && isSame(other.row, row));
    const { contaminationReference: reference } = board.description;
    if (open === undefined || reference === undefined || isReference(row, reference)) return [];
    const found = gapOf(heldOut, open, reference);
    return found === undefined ? [] : [view(heldOut, open, found)];
  });
}

type Gap = Pick<Contamination, 'system' | 'gap' | 'ci95' | 'p'>;

/** @param open the run of the same system on public data */
function gapOf(heldOut: LocatedRun, open: LocatedRun, reference: string): Gap | undefined {
  const { headline } = heldOut.board.description;
  const [heldOutBase, openBase] = [heldOut, open].map(({ board }) =>
    board.rows.find((row) => isReference(row, reference) && !isClaimed(row.bundle)),
  );
  if (headline === undefined || heldOutBase === undefined || openBase === undefined) return undefined;
  const [onHeldOut, onOpen] = [heldOut.row.bundle.results, open.row.bundle.results];
  if (!haveOneMix(onHeldOut, onOpen)) return undefined;
  try {
    const measured = (results: Results) => measuredTasks(results, headline);
    const a = compareWithReference(measured(onOpen), measured(openBase.bundle.results), headline);
    const b = compareWithReference(measured(onHeldOut), measured(heldOutBase.bundle.results), headline);
    return { system: { public: a.system, unseen: b.system }, ...differenceInDifferences(a.differences, b.differences) };
  } catch (thrown) {
    // The run and the reference's are not on the same tasks.
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

const isPublic = ({ bundle: { manifest } }: BoardRow) =>
  manifest.split === 'public' && manifest.dataset.id.startsWith('builtin');

const isReference = ({ bundle }: BoardRow, name: string) => bundle.manifest.adapter.spec === `ref:${name}`;

/** Whether both runs are of the same system: equal in the manifests, and of the same image. */
function isSame({ bundle: { manifest: a } }: BoardRow, { bundle: { manifest: b } }: BoardRow): boolean {
  return canonical([a.suite, a.system, a.image?.id ?? null]) === canonical([b.suite, b.system, b.image?.id ?? null]);
}

/** Whether families have the same shares in both; otherwise their difference would look like a gap. */
function haveOneMix({ tasks: a }: Results, { tasks: b }: Results): boolean {
  const count = (families: readonly string[], family: string) => families.filter((one) => one === family).length;
  return [...new Set([...a.families, ...b.families])].every(
    (family) => count(a.families, family) * b.families.length === count(b.families, family) * a.families.length,
  );
}

function view({ board, row: { entry, bundle } }: LocatedRun, open: LocatedRun, { system, gap, ci95, p }: Gap) {
  const metric = mainMetric(board.description);
  return {
    name: safeText(entry.name, 80),
    /** Whether one of its two runs is only claimed. */
    claimed: isClaimed(open.row.bundle) || isClaimed(bundle),
    path: `systems/${entry.slug}.html`,
    onPublic: formatValue(metric, system.public),
    onHeldOut: formatValue(metric, system.unseen),
    gap: formatDifference(metric, gap),
    interval: ci95 === undefined ? '–' : formatDifferenceInterval(metric, ci95),
    p: p === undefined ? '–' : formatP(p),
  };
}
