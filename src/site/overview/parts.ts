/**
 * The largest number of cells in a part of the table, so that its page has at most 300 kB: a cell takes a third of a
 * kilobyte.
 */
const MOST_CELLS = 500;

interface Linked {
  readonly href: string;
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
 * system, and all other rows in the first part.
 */
export function partsOf<Row extends Linked, View extends Whole<Row>>(view: View) {
  const { width } = view;
  const all = view.groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const most = Math.max(1, Math.floor(MOST_CELLS / width));
  const count = Math.max(1, Math.ceil(all / most));
  const spans = Array.from({ length: count }, (_, i) => [i * most, Math.min(all, (i + 1) * most)] as const);
  const labels = spans.map(([from, to]) => (to - from === 1 ? String(to) : `${from + 1}–${to}`));
  const partOf = new Map(
    view.groups.flatMap(({ rows }) => rows).map(({ href }, i) => [href, Math.floor(i / most)] as const),
  );
  return spans.map(([from, to], part) => ({
    ...view,
    heading: `Systems ${labels[part]} of ${all}`,
    all,
    groups: count === 1 ? view.groups : cut(view.groups, from, to),
    folded: count === 1 ? view.folded : foldedIn(view.folded, (href) => (partOf.get(href) ?? 0) === part),
    /** Links to all parts; empty if there is only one. */
    parts: count === 1 ? [] : labels.map((label, other) => ({ label, href: partPath(other), current: other === part })),
  }));
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
