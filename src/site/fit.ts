import type { Rendered } from './rendered.ts';

/** The most bytes of a page with several rows. */
export const MOST_BYTES = 300_000;

/** Room for the links from each part to all, which are known only after the rows are divided. */
const LINKS = 10_000;

interface SizedPage {
  readonly path: string;
  readonly text: Rendered;
}

/** Links from one part to all. The label of a part is the range of its rows, such as `1–40`. */
export interface PartLinks<Row = unknown> {
  /** The label of the part that has these links. */
  readonly label: string;
  readonly all: number;
  readonly links: readonly {
    readonly label: string;
    readonly path: string;
    readonly current: boolean;
    readonly rows: readonly Row[];
  }[];
}

/** Makes the page of one part of the rows, without links if it is the only part. */
type MakePart<Row> = (rows: readonly Row[], part: number, links: PartLinks<Row> | undefined) => SizedPage;

/** Returns how many rows each part has: what `compute` finds out, or what is cached for an undivided page with the same inputs. */
export type PageBreaks = (whole: Rendered, compute: () => Promise<readonly number[]>) => Promise<readonly number[]>;

/**
 * Divides rows among pages, in order. Each page has as many rows as fit into it, so there is one page if all fit. A row that is too
 * large for any page has a page of its own.
 *
 * @param pathOf of the page of a part, from the site's top
 * @param pageBreaks may save making pages for their sizes
 */
export async function pagesThatFit<Row>(
  rows: readonly Row[],
  pathOf: (part: number) => string,
  pageOf: MakePart<Row>,
  pageBreaks: PageBreaks = (_, compute) => compute(),
): Promise<readonly { readonly rows: readonly Row[]; readonly page: SizedPage }[]> {
  const whole = pageOf(rows, 0, undefined);
  const counts = await pageBreaks(whole.text, async () => {
    if (rows.length <= 1 || (await whole.text.bytes()) <= MOST_BYTES) return [rows.length];
    return countsOf(rows, (some, part) => pageOf(some, part, undefined).text.bytes());
  });
  if (counts.length === 1) return [{ rows, page: whole }];
  let from = 0;
  const parts = counts.map((count) => {
    from += count;
    return rows.slice(from - count, from);
  });
  const labels = labelsOf(counts);
  return parts.map((some, part) => {
    const links = labels.map((label, other) => {
      return { label, path: pathOf(other), current: other === part, rows: parts[other] ?? [] };
    });
    return { rows: some, page: pageOf(some, part, { label: labels[part] ?? '', all: rows.length, links }) };
  });
}

type BytesOf<Row> = (rows: readonly Row[], part: number) => Promise<number>;

/** Each part is tried with a few rows more than the one before, as rows are of similar size. */
async function countsOf<Row>(rows: readonly Row[], bytesOf: BytesOf<Row>): Promise<readonly number[]> {
  const counts: number[] = [];
  let tried = rows.length;
  for (let from = 0; from < rows.length; ) {
    const part = rows.slice(from, from + tried);
    const fitting = await fittingOf(part, (some) => bytesOf(some, counts.length));
    counts.push(fitting);
    from += fitting;
    tried = Math.ceil(1.1 * fitting);
  }
  return counts;
}

/** How many of the rows, from the first, fit on a page: at least one, whatever its size. */
async function fittingOf<Row>(rows: readonly Row[], bytesOf: (rows: readonly Row[]) => Promise<number>) {
  const room = MOST_BYTES - LINKS;
  let count = rows.length;
  let bytes = await bytesOf(rows);
  if (bytes <= room) return count;
  const without = await bytesOf([]);
  while (bytes > room && count > 1) {
    const share = Math.max(0, room - without) / (bytes - without);
    count = Math.max(1, Math.min(count - 1, Math.floor(count * share)));
    bytes = await bytesOf(rows.slice(0, count));
  }
  return count;
}

/** Such as `1–25`, from the numbers of rows in the parts. */
export function labelsOf(counts: readonly number[]): readonly string[] {
  let last = 0;
  return counts.map((count) => {
    const first = last + 1;
    last += count;
    return first === last ? String(last) : `${first}–${last}`;
  });
}

/**
 * @param root leads from the page to the site's top
 * @param idsOf the places of a row that other pages link to: those of the other parts are beside their links
 */
export const partsView = <Row>(
  what: string,
  { links }: PartLinks<Row>,
  root: string,
  idsOf: (row: Row) => readonly string[] = () => [],
) => ({
  what,
  links: links.map(({ label, path, current, rows }) => {
    return { label, current, href: `${root}${path}`, ids: current ? [] : rows.flatMap(idsOf) };
  }),
});
