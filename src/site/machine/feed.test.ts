import { expect, it } from 'vitest';
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
