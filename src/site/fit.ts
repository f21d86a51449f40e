import type { Rendered } from './rendered.ts';

/** No page of a site has more bytes. */
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
  if ((await whole.text.bytes()) <= MOST_BYTES) return [{ rows, page: whole }];
  const parts = await partsOf(rows, (some, part) => pageOf(some, part, undefined).text.bytes());
  const labels = labelsOf(parts);
  return parts.map((some, part) => {
    const links = labels.map((label, other) => ({ label, path: pathOf(other), current: other === part }));
    return { rows: some, page: pageOf(some, part, { label: labels[part] ?? '', all: rows.length, links }) };
  });
}

/** The page of a further part has less besides its rows than that of the first. */
async function partsOf<Row>(rows: readonly Row[], bytesOf: (rows: readonly Row[], part: 0 | 1) => Promise<number>) {
  const without = [await bytesOf([], 0), await bytesOf([], 1)] as const;
  const parts: Row[][] = [[]];
  let left = MOST_BYTES - LINKS - without[0];
  for (const row of rows) {
    const bytes = (await bytesOf([row], 1)) - without[1];
    const last = parts.at(-1);
    if (last !== undefined && (bytes <= left || last.length === 0)) last.push(row);
    else {
      parts.push([row]);
      left = MOST_BYTES - LINKS - without[1];
    }
    left -= bytes;
  }
  return parts;
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
