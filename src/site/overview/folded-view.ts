import { formatMeasured } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board } from '../board/board.ts';
import { isClaimed, readsLabels, type ShownEntry } from '../board/entries.ts';
import { measuredPart, stateText } from '../board/row-text.ts';

interface Folded {
  readonly label: string;
  readonly note: string;
  readonly entries: readonly ShownEntry[];
}

/**
 * Tables with values only: for references and controls, whose figures bound the systems' marks, and for suites that
 * distinguish no systems.
 */
export function foldedView(groups: readonly Folded[], boards: readonly Board[]) {
  return groups.flatMap(({ label, note, entries }) => {
    const own = boards.filter(({ rows }) =>
      rows.some((row) => entries.some(({ entry }) => entry.slug === row.entry.slug)),
    );
    if (own.length === 0) return [];
    return {
      ...{ label, note, count: entries.length },
      suites: own.map(({ description }) => description.title),
      rows: entries.map(({ entry, bundles }) => ({
        href: `systems/${entry.slug}.html`,
        name: safeText(entry.name, 80),
        readsLabels: bundles.some((bundle) => readsLabels(entry, bundle)),
        cells: own.map((board) => cellOf(board, entry.slug)),
      })),
    };
  });
}

function cellOf({ rows, description }: Board, slug: string) {
  const row = rows.find(({ entry }) => entry.slug === slug);
  const state = row?.bundle.scorecard.validity.state ?? 'valid';
  return {
    value: formatMeasured(mainMetric(description), row?.estimate),
    claimed: row !== undefined && isClaimed(row.bundle),
    part: row === undefined ? '' : measuredPart(row),
    /** A control may be meant to break a rule. */
    state: row === undefined || state === 'valid' ? '' : stateText(row.entry, state),
  };
}
