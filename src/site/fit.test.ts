import { expect, it } from 'vitest';
import { MOST_BYTES, type PageBreaks, type PartLinks, pagesThatFit, partsView } from './fit.ts';
import { Rendered } from './rendered.ts';

/** What `pageBreaks` is asked about, and how often a page is made. */
async function divided(rows: readonly string[], known: ReadonlyMap<string, readonly number[]> = new Map()) {
  let made = 0;
  const counts = new Map<string, readonly number[]>();
  const pageOf = (some: readonly string[], part: number, links?: PartLinks) => ({
    path: `${part}`,
    text: Rendered.of('page', { some, part, links: links ?? null }, () => {
      made += 1;
      return some.join('');
    }),
  });
  const pageBreaks: PageBreaks = async (whole, compute) => {
    const found = known.get(whole.digest) ?? (await compute());
    counts.set(whole.digest, found);
    return found;
  };
  const pages = await pagesThatFit(rows, String, pageOf, pageBreaks);
  return { pages: pages.map(({ rows: some, page }) => [some, page.text.inputs]), made, counts };
}

const rowsOf = (letter: string) => Array.from({ length: 9 }, () => letter.repeat(MOST_BYTES / 4));

it('pagesThatFit gives the same pages and makes none if it is known how an undivided page with the same inputs was divided', async () => {
  for (const rows of [rowsOf('a'), ['a', 'b'], ['a'], []]) {
    const first = await divided(rows);
    const again = await divided(rows, first.counts);
    expect(again.pages).toEqual(first.pages);
    expect(again.pages.flatMap(([some]) => some)).toEqual(rows);
    expect(again.made).toBe(0);
  }
});

it('pagesThatFit divides rows again if any of them differs', async () => {
  const { counts } = await divided(rowsOf('a'));
  const other = [...rowsOf('a').slice(1), 'b'];
  const found = await divided(other, counts);
  expect(found.pages).toEqual((await divided(other)).pages);
  expect(found.made).toBeGreaterThan(0);
});

it('partsView has beside the links to the other parts the places of their rows, to which other pages link', async () => {
  const rows = rowsOf('a').map((row, i) => `${i}${row}`);
  const pageOf = (some: readonly string[], part: number, links?: PartLinks<string>) => {
    const parts = links && partsView('Rows', links, '../', (row) => [`s-${row[0]}`]);
    return { path: `${part}`, text: Rendered.of('page', { parts: parts ?? null }, () => some.join('')) };
  };
  const [first] = await pagesThatFit(rows, String, pageOf);
  expect(first?.page.text.inputs).toContain('"current":true,"href":"../0","ids":[]');
  expect(first?.page.text.inputs).toContain('"href":"../1","ids":["s-3","s-4","s-5"]');
});
