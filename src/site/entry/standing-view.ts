import type { RankRange } from '../../stats/rank-ranges.ts';
import { mainMetric } from '../../suite/description.ts';
import { formatDifference } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Board, BoardRow, LocatedRun } from '../board/board.ts';
import { alike } from '../board/same-results.ts';

/** More names than this are only counted. */
const MOST_NAMED = 7;

/** A piece of a sentence; with an address it is a link. */
interface Piece {
  readonly text: string;
  readonly href: string;
}

/** The other systems on one suite. */
interface Standing {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/**
 * Which systems are better than a run, which are worse, and for which that is not decided, on a board that orders the table, each with a
 * link to the comparison; null if it is not compared. The comparisons are those of its rank, so that the two always agree, and those that
 * the strict ranks leave open are marked.
 */
export function standingOf({ board, row }: LocatedRun): Standing | null {
  const { rank, group } = row;
  if (group === undefined) return null;
  const others = board.rows.filter((one) => one.group !== undefined && one.group !== group);
  const floor = safeText(board.floor?.name ?? '', 80);
  const lists = (rank === undefined ? againstFloor(others, floor) : byRank(others, { rank, group }, floor)).filter(
    ({ rows, always }) => others.length > 0 && (always || rows.length > 0),
  );
  const same = alike(board, row);
  const next = nextText(board, row, others);
  const parts = [
    ...lists.map(({ words, rows }) => [plain(`${words}: `), ...named(board, row, rows)]),
    ...(next === '' ? [] : [[plain(next)]]),
    ...(same.length === 0 ? [] : [[plain('the same results: '), ...named(board, row, same)]]),
  ];
  return parts.length === 0 ? null : { title: board.description.title, pieces: between(parts, plain('; ')) };
}

interface List {
  readonly words: string;
  readonly rows: readonly BoardRow[];
  /** Whether an empty list is named, too. */
  readonly always?: true;
}

type Ranked = { readonly rank: RankRange; readonly group: number };

function byRank(others: readonly BoardRow[], { rank, group }: Ranked, floor: string): readonly List[] {
  const of = (groups: readonly number[]) => others.filter((one) => one.rank && groups.includes(one.group ?? -1));
  const [better, worse] = [of(rank.above), of(rank.below)];
  const unranked = others.filter(({ belowFloor }) => belowFloor);
  const decided = new Set([...better, ...worse, ...unranked]);
  return [
    ...byStrictness('better than it', better, (one) => one.rank?.beats.includes(group) === true),
    ...byStrictness('worse than it', worse, (one) => rank.beats.includes(one.group ?? -1)),
    { words: 'not decided', rows: others.filter((one) => !decided.has(one)) },
    { words: `not shown to be better than the control ${floor}, and so without a rank`, rows: unranked },
  ];
}

/** By how much the nearest of the better systems is ahead: a higher rank needs that; empty if none is better. */
function nextText({ description }: Board, { rank, estimate }: BoardRow, others: readonly BoardRow[]): string {
  const ahead = others.flatMap((one) => {
    const isBetter = one.rank !== undefined && rank?.above.includes(one.group ?? -1);
    return isBetter && one.estimate && estimate
      ? [{ name: safeText(one.entry.name, 80), by: Math.abs(one.estimate.value - estimate.value) }]
      : [];
  });
  const [nearest] = ahead.toSorted((a, b) => a.by - b.by);
  return nearest === undefined
    ? ''
    : `nearest better: ${nearest.name}, by ${formatDifference(mainMetric(description), nearest.by)}`;
}

/** The strict ranks leave open some of what a system's own comparisons decide. */
function byStrictness(words: string, rows: readonly BoardRow[], isStrict: (row: BoardRow) => boolean): readonly List[] {
  const [strict, others] = [rows.filter(isStrict), rows.filter((one) => !isStrict(one))];
  const rest: List = { words: `${words}, but not by the strict ranks`, rows: others };
  return strict.length > 0 || others.length === 0 ? [{ words, rows: strict, always: true }, rest] : [rest];
}

/** A system without a rank is compared with the floor alone. */
const againstFloor = (others: readonly BoardRow[], floor: string): readonly List[] => [
  {
    words: `this system is not shown to be better than the control ${floor}; these are`,
    rows: others.filter((one) => one.rank),
  },
  { words: 'also without a rank', rows: others.filter((one) => !one.rank) },
];

function named(board: Board, row: BoardRow, rows: readonly BoardRow[]): readonly Piece[] {
  if (rows.length === 0) return [plain('none')];
  const linked = rows
    .slice(0, MOST_NAMED)
    .map(({ entry }): readonly Piece[] => [
      {
        text: safeText(entry.name, 80),
        href: `../compare.html?${new URLSearchParams({ board: board.id, a: row.entry.slug, b: entry.slug })}`,
      },
    ]);
  const more = rows.length > MOST_NAMED ? [plain(` and ${rows.length - MOST_NAMED} more`)] : [];
  return [...between(linked, plain(', ')), ...more];
}

const plain = (text: string): Piece => ({ text, href: '' });

const between = (parts: readonly (readonly Piece[])[], separator: Piece) =>
  parts.flatMap((part, i) => (i === 0 ? part : [separator, ...part]));
