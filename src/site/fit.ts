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
export interface PartLinks {
  /** The label of the part that has these links. */
  readonly label: string;
  readonly all: number;
  readonly links: readonly { readonly label: string; readonly path: string; readonly current: boolean }[];
}

/** Makes the page of one part of the rows, without links if it is the only part. */
type MakePart<Row> = (rows: readonly Row[], part: number, links: PartLinks | undefined) => SizedPage;

/**
 * Divides rows among pages, in order. Each page has as many rows as fit into it, so there is one page if all fit. A row that is too
 * large for any page has a page of its own.
 *
 * @param pathOf of the page of a part, from the site's top
 */
export async function pagesThatFit<Row>(
  rows: readonly Row[],
  pathOf: (part: number) => string,
  pageOf: MakePart<Row>,
): Promise<readonly { readonly rows: readonly Row[]; readonly page: SizedPage }[]> {
  const whole = pageOf(rows, 0, undefined);
  if (rows.length <= 1 || (await whole.text.bytes()) <= MOST_BYTES) return [{ rows, page: whole }];
  const parts = await partsOf(rows, (some, part) => pageOf(some, part, undefined).text.bytes());
  const labels = labelsOf(parts);
  return parts.map((some, part) => {
    const links = labels.map((label, other) => ({ label, path: pathOf(other), current: other === part }));
    return { rows: some, page: pageOf(some, part, { label: labels[part] ?? '', all: rows.length, links }) };
  });
}

type BytesOf<Row> = (rows: readonly Row[], part: number) => Promise<number>;

/** Each part is tried with a few rows more than the one before, as rows are of similar size. */
async function partsOf<Row>(rows: readonly Row[], bytesOf: BytesOf<Row>): Promise<readonly (readonly Row[])[]> {
  const parts: (readonly Row[])[] = [];
  let tried = rows.length;
  for (let from = 0; from < rows.length; ) {
    const part = rows.slice(from, from + tried);
    const fitting = await fittingOf(part, (some) => bytesOf(some, parts.length));
    parts.push(part.slice(0, fitting));
    from += fitting;
    tried = Math.ceil(1.1 * fitting);
  }
  return parts;
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

function labelsOf(parts: readonly (readonly unknown[])[]): readonly string[] {
  let before = 0;
  return parts.map(({ length }) => {
    const from = before + 1;
    before += length;
    return length === 1 ? String(from) : `${from}–${before}`;
  });
}

/** @param root leads from the page to the site's top */
export const partsView = (what: string, { links }: PartLinks, root: string) => ({
  what,
  links: links.map(({ path, ...link }) => ({ ...link, href: `${root}${path}` })),
});
