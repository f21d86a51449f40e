import { labelsOf } from '../fit.ts';

/**
 * The largest number of cells in a part of the table, so that its page has at most 300 kB: a cell takes a third of a
 * kilobyte.
 */
const MOST_CELLS = 500;

/** What a further system of a row takes, in cells, with its row in a folded table. */
const MEMBER_CELLS = 3;

/** The largest number of rows that a folded table has in a part without being of the part's systems: a row takes half a kilobyte. */
const MOST_FOLDED = 60;

export interface Linked {
  readonly href: string;
  /** The systems of a row that several share. */
  readonly members?: readonly Linked[];
}

interface Group<Row extends Linked> {
  readonly rows: readonly Row[];
}

interface Folded {
  readonly rows: readonly Linked[];
  readonly count: number | string;
}

interface Whole<Row extends Linked> {
  readonly groups: readonly Group<Row>[];
  readonly folded: readonly Folded[];
  readonly width: number;
}

/** The first part is the overview itself. */
export const partPath = (part: number) => (part === 0 ? 'index.html' : `index-${part + 1}.html`);

/**
 * The table in parts, in its order, each on a page. In the folded tables, rows of systems are in the part of their
 * system, and all other rows in the first parts.
 */
export function partsOf<Row extends Linked, View extends Whole<Row>>(view: View) {
  const { width } = view;
  const rows = view.groups.flatMap((group) => group.rows);
  const all = rows.flatMap(linkedIn).length;
  const spans = spansOf(rows, width);
  const count = spans.length;
  const labels = labelsOf(spans.map(([from, to]) => rows.slice(from, to).flatMap(linkedIn).length));
  const partOf = new Map(
    spans.flatMap(([from, to], part) =>
      rows
        .slice(from, to)
        .flatMap(linkedIn)
        .map(({ href }) => [href, part] as const),
    ),
  );
  const others = view.folded.flatMap(({ rows }) => rows.filter(({ href }) => !partOf.has(href)));
  for (const [i, { href }] of others.entries()) partOf.set(href, Math.min(count - 1, Math.floor(i / MOST_FOLDED)));
  return spans.map(([from, to], part) => ({
    ...view,
    heading: `Systems ${labels[part]} of ${all}`,
    all,
    groups: count === 1 ? view.groups : cut(view.groups, from, to),
    folded: count === 1 ? view.folded : foldedIn(view.folded, (href) => partOf.get(href) === part),
    /** Links to all parts; empty if there is only one. */
    parts: count === 1 ? [] : labels.map((label, other) => ({ label, href: partPath(other), current: other === part })),
  }));
}

export const linkedIn = (row: Linked): readonly Linked[] => (row.members?.length ? row.members : [row]);

/** Where each part begins and ends: it has as many rows as have room, and at least one. */
function spansOf(rows: readonly Linked[], width: number): readonly (readonly [number, number])[] {
  const starts = [0];
  let cells = 0;
  for (const [i, row] of rows.entries()) {
    const own = width + MEMBER_CELLS * (linkedIn(row).length - 1);
    if (cells > 0 && cells + own > MOST_CELLS) {
      starts.push(i);
      cells = 0;
    }
    cells += own;
  }
  return starts.map((from, part) => [from, starts[part + 1] ?? rows.length]);
}

/** The groups with the rows of this span, without empty groups. */
function cut<Row extends Linked>(groups: readonly Group<Row>[], from: number, to: number) {
  let before = 0;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += group.rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

function foldedIn(folded: readonly Folded[], isHere: (href: string) => boolean) {
  return folded.flatMap((one) => {
    const rows = one.rows.filter(({ href }) => isHere(href));
    if (rows.length === 0) return [];
    return { ...one, rows, count: rows.length === one.rows.length ? one.count : `${rows.length} of ${one.count}` };
  });
}
