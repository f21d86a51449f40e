import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Board, BoardRow } from '../src/site/board/board.ts';
import { comparePages } from '../src/site/compare/compare-page.ts';
import { MOST_BYTES } from '../src/site/fit.ts';
import type { Site } from '../src/site/site.ts';
import { suitePages } from '../src/site/suite/suite-page.ts';
import { rowsToRead, type TaskSheet } from '../src/site/task/task-board.ts';
import { taskPages } from '../src/site/task/task-page.ts';
import { nameOf, pagesOf, siteOfMany } from './support/many-systems.ts';

const SYSTEMS = 400;

const linksTo = (text: string, name: string) => text.includes(`"../systems/${name}.html"`);

describe('the pages of a suite with 400 systems', () => {
  it('are small enough, and name each system in each table once, in the board’s order', async () => {
    const site = await siteOfMany(SYSTEMS);
    const pages = await pagesOf(suitePages, site);
    for (const { path, text } of pages) expect([path, Buffer.byteLength(text) <= MOST_BYTES]).toEqual([path, true]);
    for (const { suite, rows } of site.boards) {
      const own = pages.filter(({ path }) => new RegExp(`^suites/${suite.id}(?:-\\d+)?\\.html$`).test(path));
      expect(own.length).toBeGreaterThan(1);
      const ranked = own.flatMap(({ text }) =>
        [...text.matchAll(/class="(?:who|member)"><a href="..\/systems\/([^"]+)\.html"/g)].map(([, slug]) => slug),
      );
      expect(ranked).toEqual(rows.map(({ entry }) => entry.slug));
      for (const { text } of own) {
        const parts = [...text.matchAll(/<nav class="parts"[\s\S]*?<\/nav>/g)].map(([nav]) => nav);
        for (const nav of parts) for (const { path } of own) expect(nav).toContain(`href="../${path}"`);
        expect(parts.length).toBeGreaterThan(0);
      }
    }
  }, 60_000);

  it('show only the part with the entry in a preview', async () => {
    const site = await siteOfMany(SYSTEMS);
    const last = site.boards[0]?.rows.at(-1)?.entry.slug ?? '';
    const pages = await pagesOf(suitePages, { ...site, preview: last });
    expect(pages.map(({ path }) => path)).toEqual(
      site.suites.map(({ description }) => `suites/${description.id}.html`),
    );
    expect(linksTo(pages[0]?.text ?? '', last)).toBe(true);
  }, 60_000);

  it('are one with few systems', async () => {
    const pages = await pagesOf(suitePages, await siteOfMany(8));
    expect(pages).toHaveLength(4);
    expect(linksTo(pages[0]?.text ?? '', nameOf(7))).toBe(true);
    expect(pages.some(({ text }) => text.includes('class="parts"'))).toBe(false);
  });
});

it('the page Compare of a suite with 400 systems links a hundred of them, and says how many there are more', async () => {
  const site = await siteOfMany(SYSTEMS);
  const [page] = await pagesOf(comparePages, { ...site, boards: site.boards.slice(0, 1) });
  const list = /<ul class="systems">[\s\S]*?<\/details>/.exec(page?.text ?? '')?.[0] ?? '';
  expect(page?.path).toBe('compare.html');
  expect(list.match(/href="systems\//g)).toHaveLength(100);
  expect(list).toContain('And 300 more: the choice above has all of them');
  expect(list).toContain('href="suites/worlds.html"');
});

/** A task of one question, or of several, of which every system that is read returned something else, at length. */
function sheetOf(id: string, rows: readonly BoardRow[], questions: number): TaskSheet {
  const events = Array.from({ length: 400 }, (_, i) => ({
    ...{ sourceId: `e${i}`, timestamp: '2026-01-01T00:00:00Z', text: `Statement ${i}.`, role: 'neither', marks: [] },
  }));
  const asked = Array.from({ length: questions }, (_, i) => ({
    text: `Which ${i}?`,
    facts: [],
    gold: [],
    forbidden: [],
  }));
  const attempts = rows.map((row, system) => ({
    row,
    attempt: {
      ...{ verdict: 'failed', modes: [], tokens: 1 },
      items: asked.map((_, i) => ({ verdict: i === system ? 'passed' : 'failed', modes: [] })),
      replies: Array.from({ length: Math.max(questions, 20) }, (_, i) => ({
        ...{ arm: questions === 0 ? `arm ${i}` : undefined, method: 'query', observed: true, foreign: 0 },
        answer: `${row.entry.name} ${'answers '.repeat(20)}${i}`,
        cited: events.flatMap((_, event) => ((event * 7 + i + system) % 9 === 0 ? [event] : [])),
      })),
    },
  }));
  const story = { question: 'Which?', facts: [], events, gold: [], ...(questions > 0 && { questions: asked }) };
  return { id, family: 'f', story, attempts } as unknown as TaskSheet;
}

/** The same site with pages of two tasks of its first board. */
function withTasks(site: Site): { readonly site: Site; readonly board: Board } {
  const [first] = site.boards;
  if (first === undefined) throw new Error('a site without boards');
  const board = { ...first, taskPages: new Set(['t0', 't1']) };
  async function* sheets() {
    yield sheetOf('t0', rowsToRead(board), 0);
    yield sheetOf('t1', rowsToRead(board), 400);
  }
  return { board, site: { ...site, tasks: [{ board, sheets }] } };
}

describe('the pages of tasks on a board of 400 systems', () => {
  it('are small enough, show each answer that was read once, and the verdict of all others', async () => {
    const { site, board } = withTasks(await siteOfMany(SYSTEMS));
    const pages = await pagesOf(taskPages, site);
    for (const { path, text } of pages) expect([path, Buffer.byteLength(text) <= MOST_BYTES]).toEqual([path, true]);
    const read = rowsToRead(board).map(({ entry }) => entry.slug);
    for (const task of ['t0', 't1']) {
      const own = pages.filter(({ path }) => new RegExp(`/${task}(?:-\\d+)?\\.html$`).test(path));
      expect(own.length).toBeGreaterThan(1);
      const shown = own.flatMap(({ text }) =>
        [...text.matchAll(/<a href="..\/..\/systems\/([^"]+)\.html"/g)].map(([, slug]) => slug),
      );
      expect(shown).toEqual(read);
      for (const { text } of own) {
        const others = text.slice(text.indexOf('id="others"'));
        for (const { entry } of board.rows) expect(others.includes(entry.name)).toBe(!read.includes(entry.slug));
      }
    }
  }, 60_000);

  it('are where the cells of the list lead: to the part that shows the system’s answer', async () => {
    const { site } = withTasks(await siteOfMany(SYSTEMS));
    const pages = new Map((await pagesOf(taskPages, site)).map(({ path, text }) => [path, text]));
    const [path = '', list = ''] = [...pages].find(([one]) => one.endsWith('/index.html')) ?? [];
    const named = /Systems, the best first:([\s\S]*?)<\/p>/.exec(list)?.[1] ?? '';
    const systems = [
      ...named.replace(/\(the same[^)]*\)/g, '').matchAll(/<a href="..\/..\/systems\/([^"]+)\.html"/g),
    ].map(([, slug]) => slug);
    expect(systems.length).toBe(10);
    const rows = [...list.matchAll(/<tr><th scope="row"><a [\s\S]*?<\/tr>/g)].map(([row]) => row);
    expect(rows.length).toBe(2);
    const parts = new Set<string>();
    for (const row of rows) {
      const cells = [...row.matchAll(/<td class="\w+"><a href="([^"]+)"/g)].map(([, href = '']) => href);
      expect(cells).toHaveLength(systems.length);
      for (const [i, href] of cells.entries()) {
        const [to = '', place] = normalize(join(dirname(path), href)).split('#');
        parts.add(to);
        expect(place).toBe(`s-${systems[i]}`);
        expect(pages.get(to)).toContain(` id="${place}"`);
      }
    }
    expect(parts.size).toBeGreaterThan(2);
  }, 60_000);
});
