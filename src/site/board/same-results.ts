import { few } from '../../report/format.ts';
import { mainMetric } from '../../suite/description.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow } from './board.ts';
import type { ShownBundle } from './entries.ts';

/** Further systems are only counted. */
const MOST = 4;

/**
 * For each run of a system, the other systems with the same result in every task, also on a board that ranks none; no runs without
 * such others.
 */
export function sameResults(boards: readonly Board[]): ReadonlyMap<ShownBundle, string> {
  const found = new Map<ShownBundle, string>();
  for (const board of boards) {
    const alike = new Map<string, BoardRow[]>();
    for (const row of board.rows) {
      if (row.entry.kind !== 'system' || row.estimate === undefined) continue;
      const key = keyOf(row, board);
      alike.set(key, [...(alike.get(key) ?? []), row]);
    }
    for (const rows of alike.values()) {
      if (rows.length < 2) continue;
      for (const row of rows) found.set(row.bundle, namesOf(rows.filter((other) => other !== row)));
    }
  }
  return found;
}

const namesOf = (rows: readonly BoardRow[]) =>
  few(
    rows.map(({ entry }) => safeText(entry.name, 80)),
    MOST,
  );

/** Equal for runs with the same results. A board that compares its runs has found that already. */
function keyOf({ bundle: { results }, group }: BoardRow, { description }: Board): string {
  if (group !== undefined) return `group ${group}`;
  const metric = mainMetric(description).id;
  const share = results.shares.get(metric);
  return [results.passed, results.won.get(metric), share?.won, share?.of].map((values) => values?.join(' ')).join('; ');
}
