import type { Results } from '../../analysis/results.ts';
import { sha256 } from '../../evidence/digest.ts';
import { few } from '../../report/format.ts';
import { memoise } from '../../text/caches.ts';
import { groupBy } from '../../text/group-by.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow, LocatedRun } from './board.ts';
import { isClaimed, isValid, readsLabels, type ShownBundle, type ShownEntry } from './entries.ts';

/**
 * For each run of a system, all other systems with the same result in every task, also on a board that ranks none; no runs without
 * such others.
 */
export function sameResults(boards: readonly Board[]): ReadonlyMap<ShownBundle, string> {
  const found = new Map<ShownBundle, string>();
  for (const board of boards) {
    const measured = board.rows.filter(({ entry, estimate }) => entry.kind === 'system' && estimate !== undefined);
    for (const rows of groupBy(measured, keyOf).values()) {
      if (rows.length < 2) continue;
      for (const row of rows) found.set(row.bundle, namesOf(rows.filter((other) => other !== row)));
    }
  }
  return found;
}

const namesOf = (rows: readonly BoardRow[]) => few(rows.map(({ entry }) => safeText(entry.name, 80)));

type Compared = Pick<Board, 'rows' | 'description' | 'earlier' | 'ranksClaims'>;

/**
 * The other runs of a board with the same result in every task: of those that are compared, or on a board that ranks none, of those
 * of systems that it would compare.
 */
export function alike(board: Compared, row: BoardRow): readonly BoardRow[] {
  if (!isCompared(board, row)) return [];
  return (comparedOf(board).get(keyOf(row)) ?? []).filter((one) => one.bundle !== row.bundle);
}

/** The rows that a board compares, by their results. */
const comparedOf = memoise((board: Compared) =>
  groupBy(
    board.rows.filter((row) => isCompared(board, row)),
    keyOf,
  ),
);

/** Of rows of a board, the first of those with the same result in every task. */
export function different(board: Compared, rows: readonly BoardRow[]): readonly BoardRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (!isCompared(board, row)) return true;
    const key = keyOf(row);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function isCompared({ description, earlier, ranksClaims }: Compared, { entry, bundle, group }: BoardRow): boolean {
  if (group !== undefined) return true;
  if (description.headline !== undefined && !earlier) return false;
  return (
    entry.kind === 'system' && isValid(bundle) && (ranksClaims || !isClaimed(bundle)) && !readsLabels(entry, bundle)
  );
}

/** More systems with the same results get another row, so that a page has room for each row. */
const MOST_MEMBERS = 20;

/** Those of the same key together, at the place of the first; those without a key alone. */
export function together<One>(
  all: readonly One[],
  keyOfOne: (one: One) => string | undefined,
): readonly (readonly One[])[] {
  const rows: One[][] = [];
  const open = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOfOne(one);
    const row = key === undefined ? undefined : open.get(key);
    if (row !== undefined && row.length < MOST_MEMBERS) {
      row.push(one);
      continue;
    }
    const started = [one];
    rows.push(started);
    if (key !== undefined) open.set(key, started);
  }
  return rows;
}

/** Such as `13.3 to 21.4 ms`, or one text if all are the same. What has no number is left out. */
export function rangeOf(figures: readonly { readonly text: string; readonly value: number | undefined }[]): string {
  const sorted = figures
    .flatMap(({ text, value }) => (value === undefined ? [] : [{ text, value }]))
    .toSorted((a, b) => a.value - b.value);
  const [least, most] = [sorted[0]?.text ?? '–', sorted.at(-1)?.text ?? '–'];
  if (least === most) return least;
  const unit = / \D+$/.exec(most)?.[0] ?? '';
  return `${unit !== '' && least.endsWith(unit) ? least.slice(0, -unit.length) : least} to ${most}`;
}

/** Whether two runs of a board have the same result in every task, also on a board that ranks none. */
export const haveSameResults = (a: BoardRow, b: BoardRow): boolean => keyOf(a) === keyOf(b);

/** Equal for entries with the same result in every task of every suite; undefined if one of the entry's runs is on no board. */
export function resultsOfAll(
  { bundles }: Pick<ShownEntry, 'bundles'>,
  located: ReadonlyMap<ShownBundle, LocatedRun>,
): string | undefined {
  const runs = bundles.flatMap((bundle) => located.get(bundle) ?? []);
  if (runs.length === 0 || runs.length < bundles.length) return undefined;
  return JSON.stringify(runs.map(({ board, row }) => [board.id, keyOf(row)]));
}

/** Equal for runs with the same results. A board that compares its runs has found that already. */
const keyOf = ({ bundle, group }: BoardRow): string =>
  group === undefined ? digestOf(bundle.results) : `group ${group}`;

/** By all metrics that have a value for each task, as the charts of a board that ranks none draw many of them. */
const digestOf = memoise((results: Results): string => {
  const columns = [
    ['passed', results.passed] as const,
    ...results.won,
    ...[...results.shares].flatMap(([id, { won, of }]) => [[`${id} won`, won] as const, [`${id} of`, of] as const]),
  ];
  const digests = columns.map(([id, { buffer, byteOffset, byteLength }]) => {
    return [id, sha256(new Uint8Array(buffer, byteOffset, byteLength))] as const;
  });
  return sha256(
    JSON.stringify([idsDigest(results.tasks.ids), ...digests.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))]),
  );
});

/** A partial run has some of the tasks: another may have the same results in others. */
const idsDigest = memoise((ids: readonly string[]) => sha256(JSON.stringify(ids)));
