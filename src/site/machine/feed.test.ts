import { expect, it } from 'vitest';
import { receiptOf } from '../../../test/support/receipt.ts';
import type { Page, Render } from '../page.ts';
import type { Site } from '../site.ts';
import { feed } from './feed.ts';

const run = (finished: string) => ({ tier: 'own', manifest: { dates: { finished } } });
const site = (given: object) =>
  ({
    url: 'https://example.org/',
    decisions: [],
    notices: [],
    entries: [],
    asOf: undefined,
    ...given,
  }) as unknown as Site;
const render = { 'feed.xml': ({ updated }: { updated: string }) => updated } as unknown as Render;

it.each([
  ['by the date of the board', { asOf: '2026-01-12' }, '2026-01-12'],
  [
    'by its newest run if it has no date',
    { entries: [{ entry: {}, bundles: [run('2026-01-03T10:00:00.000Z'), run('2026-01-05T10:00:00.000Z')] }] },
    '2026-01-05',
  ],
  ['by the first day of 1970 if it is empty', {}, '1970-01-01'],
])('feed is dated, on a board without decisions, %s', async (_, given, day) => {
  const pages: Page[] = [];
  for await (const page of feed(site(given), render)) pages.push(page);
  expect(pages.map(({ text }) => text)).toEqual([`${day}T00:00:00.000Z`]);
});

it('names an entry in feed by its slug, as its name and version may have changed since the decision', async () => {
  const receipt = receiptOf({ event: 'disputed', slug: 'mine' });
  const titles: string[] = [];
  const made = { 'feed.xml': ({ entries }: { entries: { title: string }[] }) => entries.map(({ title }) => title) };
  const entries = [{ entry: { slug: 'mine', name: 'Mine', version: '2' }, bundles: [] }];
  const given = { entries, decisions: [{ receipt, about: 'these files' }] };
  for await (const { text } of feed(site(given), made as unknown as Render))
    titles.push(...(text as unknown as string[]));
  expect(titles).toEqual(['mine: disputed']);
});
