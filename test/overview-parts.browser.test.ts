import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { barriers, launchBrowser, noBrowserFor, PAGE_TIMEOUT_MS, widthAt } from './support/browser.ts';
import { sharedFolder } from './support/folder.ts';
import { nameOf, overviewOf, writeOverview } from './support/many-systems.ts';
import { markupFaults } from './support/markup.ts';
import { serveFolder } from './support/static-server.ts';

const SYSTEMS = 400;

describe('the overview of 400 systems on four suites', () => {
  it('has at most 300 kB a page, and every system once', async () => {
    const pages = await overviewOf(SYSTEMS);
    const sizes = pages.map(({ path, text }) => [path, Buffer.byteLength(text)] as const);
    expect(sizes.filter(([, bytes]) => bytes > 300_000)).toEqual([]);
    const links = pages.flatMap(({ text }) => [...text.matchAll(/<tr class="run"[\s\S]*?<a href="([^"]+)"/g)]);
    const names = Array.from({ length: SYSTEMS }, (_, i) => `systems/${nameOf(i)}.html`);
    expect(links.map(([, href]) => href).sort()).toEqual(names);
    // Each page links to all pages.
    const paths = pages.map(({ path }) => path);
    for (const { text } of pages)
      expect([...text.matchAll(/<li><a href="(index[^"]*)"[^>]*>\d/g)].map(([, href]) => href)).toEqual(paths);
  });

  it('is valid HTML on every page', async () => {
    for (const { text } of (await overviewOf(SYSTEMS)).slice(0, 2)) expect(await markupFaults(text)).toEqual([]);
  });

  it('has at most 300 kB a page where all systems have a twin, in whose row they are', async () => {
    const pages = await overviewOf(SYSTEMS / 2, SYSTEMS / 2);
    const sizes = pages.map(({ path, text }) => [path, Buffer.byteLength(text)] as const);
    expect(sizes.filter(([, bytes]) => bytes > 300_000)).toEqual([]);
    for (const { path, text } of await overviewOf(20, SYSTEMS - 20))
      expect([path, Buffer.byteLength(text) <= 300_000]).toEqual([path, true]);
    const rows = pages.flatMap(({ text }) => text.match(/<tr class="run[\s\S]*?<\/tr>/g) ?? []);
    const named = rows.map((row) => [...row.matchAll(/<a href="systems\/([^"]+)\.html"/g)].map(([, slug]) => slug));
    expect(named.toSorted()).toEqual(
      Array.from({ length: SYSTEMS / 2 }, (_, i) => [nameOf(i), `twin-of-${nameOf(i)}`]),
    );
  });

  it('has one page if all systems fit on it', async () => {
    const [page, ...others] = await overviewOf(8);
    expect(others).toEqual([]);
    expect(page?.text).not.toContain('class="parts"');
  });
});

const missing = noBrowserFor('the overview of many systems');

/** The lines of the file that the button CSV saves. */
async function linesOfCsv(page: Page): Promise<readonly string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('button[name=csv]')]);
  return (await readFile((await download.path()) ?? '', 'utf8')).trim().split('\r\n');
}

it('names on every card the metric of each figure, its costs and its licence', async () => {
  const [page] = await overviewOf(8);
  const cards = page?.text.match(/<tr class="run"[\s\S]*?<\/tr>/g) ?? [];
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    for (const metric of ['Pairs passed', 'Grounded accuracy', 'Clean context'])
      expect(card).toContain(`<span class="narrow of">${metric}</span>`);
    expect(card).toContain('licence Apache-2.0');
    expect(card).toContain('data-title="Words returned, Worlds"');
    expect(card).toContain('data-title="p50, Worlds"');
  }
});

describe.skipIf(missing)('the overview of many systems in a browser', () => {
  const folder = missing ? '' : sharedFolder();
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    await writeOverview(folder, SYSTEMS);
    server = await serveFolder(folder);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function open(path = '', options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}${path}`);
    return { page, complaints };
  }

  it('searches, filters and sorts all systems, and shows more of them on request', async () => {
    const { page, complaints } = await open();
    await page.evaluate('document.querySelector("#tools").open = true');
    expect(await said(page)).toBe('400 entries');
    const first = await names(page);
    await page.click('button[data-sort="name"]');
    await page.locator('#parts').waitFor({ state: 'detached' });
    expect(await said(page)).toBe('400 entries, sorted by Name, ascending');
    expect(await names(page)).toEqual(Array.from({ length: 25 }, (_, i) => nameOf(i)));
    await page.click('button:text("Show 25 more of 400")');
    expect(await names(page)).toHaveLength(50);
    expect(await page.evaluate('document.activeElement.textContent')).toBe(nameOf(25));
    await page.fill('#q', '-399');
    expect(await names(page)).toEqual([nameOf(399)]);
    expect(await said(page)).toBe('1 of 400 entries, sorted by Name, ascending');
    await page.fill('#q', '');
    await page.selectOption('#network', 'needed');
    expect(await said(page)).toBe('200 of 400 entries, sorted by Name, ascending');
    await page.click('button[name=clear]');
    expect((await names(page)).slice(0, first.length)).toEqual(first);
    // The costs of all suites but the first have no column, and so no heading.
    await page.selectOption('#sort', 'memtrace.latency');
    const times = (await page.evaluate(`{
      const column = [...document.querySelectorAll('#overview thead th')].findIndex(({ dataset }) => dataset.suite === 'memtrace');
      [...document.querySelectorAll('#overview tbody:first-of-type .run')].map(({ cells }) => Number(cells[column].dataset.latency));
    }`)) as number[];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  it('keeps the choices of its address, and exports every system', async () => {
    const { page } = await open('?sort=-name');
    await page.locator('#parts').waitFor({ state: 'detached' });
    expect((await names(page))[0]).toBe(nameOf(399));
    const lines = await linesOfCsv(page);
    expect(lines).toHaveLength(1 + SYSTEMS);
    expect(lines[1]).toMatch(nameOf(399));
  });

  it('shows on a phone the mechanism that it is sorted by on every card, under the name of its suite', async () => {
    const { page } = await open('?sort=worlds:update.value', { viewport: { width: 390, height: 844 } });
    await page.locator('#parts').waitFor({ state: 'detached' });
    const cards = page.locator('#overview .run');
    /** As if no system beat the best cheat. */
    const weaken = () => cards.locator('.family').evaluateAll((all) => all.map((cell) => cell.classList.add('weak')));
    await weaken();
    const titles = (at: number) =>
      cards
        .nth(at)
        .locator('.family:visible')
        .evaluateAll((all) => all.map((cell) => cell.getAttribute('data-title')));
    const headOf = (at: number) =>
      page.evaluate(`getComputedStyle(document.querySelectorAll('#overview .run')[${at}], '::before').content`);
    for (const at of [0, 7, 24]) {
      expect(await titles(at)).toEqual(['Updates']);
      expect(await headOf(at)).toBe('"Worlds, by mechanism"');
    }
    await page.evaluate('document.querySelector("#tools").open = true');
    await page.selectOption('#sort', 'name');
    await weaken();
    expect([await titles(0), await headOf(0)]).toEqual([[], 'none']);
    const strong = cards.nth(0).locator('.family').first();
    await strong.evaluate((cell) => cell.classList.remove('weak'));
    expect([(await titles(0)).length, await headOf(0)]).toEqual([1, '"Worlds, mechanisms that beat the best cheat"']);
    // A file has all of them.
    expect((await linesOfCsv(page))[0]).toMatch(
      /,"Worlds \d+\.\d+\.\d+, Pairs passed",Other words,Identifiers,.*,Updates,/,
    );
    // Each bar has its bounds, so that the list of the bounds of all mechanisms waits for the same choice.
    const bounds = page.locator('#overview .bound .family:visible');
    expect(await bounds.count()).toBe(0);
    await page.check('#all-mechanisms');
    expect((await titles(0)).length).toBeGreaterThan(10);
    expect(await headOf(0)).toBe('"Worlds, by mechanism"');
    expect(await bounds.count()).toBeGreaterThan(10);
  });

  it.each([
    { width: 1440, height: 900, top: 520, rows: 4 },
    { width: 390, height: 844, top: 700, rows: 0 },
  ])('begins its table on the first screen, $width pixels wide', async ({ width, height, top, rows }) => {
    const { page } = await open('', { viewport: { width, height }, isMobile: width < 500, hasTouch: width < 500 });
    const boxes = await page
      .locator('#overview .run')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, bottom }) => ({ y, bottom })));
    expect(boxes[0]?.y).toBeLessThanOrEqual(top);
    expect(boxes.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(rows);
    // What was above the table is below it, and the page leads there.
    await page.click('.jumps a[href="#answers"]');
    expect(await page.locator('#answers h2').first().isVisible()).toBe(true);
  });

  it('has a header of two lines on a phone', async () => {
    const { page } = await open('', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    expect(await page.evaluate('document.querySelector("header.site").offsetHeight')).toBeLessThan(100);
  });

  it('says that the other pages cannot be loaded, and sorts the systems it has', async () => {
    const { page } = await open();
    const first = await names(page);
    await page.route('**/index-3.html', (route) => route.abort());
    await page.evaluate('document.querySelector("#tools").open = true');
    await page.click('button[data-sort="name"]');
    await page.locator('#shown', { hasText: 'could not be loaded' }).waitFor();
    expect(await names(page)).toEqual([...first].sort());
    await page.unroute('**/index-3.html');
    await page.fill('#q', '-399');
    await page.locator('#shown', { hasText: '1 of 400 entries' }).waitFor();
  });

  it('links to every system without JavaScript', async () => {
    const { page } = await open('', { javaScriptEnabled: false });
    const found: string[] = [];
    const hrefs = await page.locator('#parts a').evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    for (const href of hrefs) {
      await page.goto(`${server.url}${href}`);
      expect(await page.locator('#parts a[aria-current=page]').getAttribute('href')).toBe(href);
      found.push(...(await names(page)));
    }
    expect(found.toSorted()).toEqual(Array.from({ length: SYSTEMS }, (_, i) => nameOf(i)));
  });

  it.each(['light', 'dark'] as const)('is accessible on every page, in %s', async (colorScheme) => {
    for (const path of ['', 'index-2.html']) {
      const { page, complaints } = await open(path, { colorScheme });
      for (const width of [390, 768, 1440]) expect(await widthAt(page, width)).toBe(width);
      expect(complaints).toEqual([]);
      expect(await barriers(page, colorScheme)).toEqual([]);
    }
  });
});

describe.skipIf(missing)('a row of the overview that two systems share, in a browser', () => {
  const folder = missing ? '' : sharedFolder();
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    await writeOverview(folder, 3, 1);
    server = await serveFolder(folder);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function open(viewport = { width: 1440, height: 900 }) {
    const context = await browser.newContext({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    await page.goto(server.url);
    await page.evaluate('document.querySelector("#tools").open = true');
    return page;
  }
  const linked = async (page: Page) => (await page.locator('#overview .run .who a:visible').allTextContents()).sort();

  it('counts, finds and filters each of them', async () => {
    const page = await open();
    const [one, twin] = [nameOf(0), `twin-of-${nameOf(0)}`];
    expect(await page.locator('#overview .run').count()).toBe(3);
    expect(await said(page)).toBe('4 entries');
    await page.selectOption('#licence', 'MIT');
    expect([await linked(page), await said(page)]).toEqual([[twin], '1 of 4 entries']);
    await page.selectOption('#licence', 'Apache-2.0');
    expect([await linked(page), await said(page)]).toEqual([[one, nameOf(1), nameOf(2)], '3 of 4 entries']);
    await page.click('button[name=clear]');
    await page.fill('#q', 'twin');
    expect(await linked(page)).toEqual([twin]);
    await page.click('button[name=markdown]');
    await page.locator('#shown').filter({ hasText: 'opied' }).waitFor();
    const copied = (await page.evaluate('navigator.clipboard.readText()')) as string;
    expect(copied.trim().split('\n').at(-1)).toMatch(
      / twin-of-mem-000 \| 1[^|]* \| [^|]*same results as mem-000 on every suite \| MIT \| .* \| 0\.50 ms \|$/,
    );
    expect(copied).not.toMatch(/ mem-000 \| /);
    expect(copied).toMatch(/ \d+\.\d% \[\d+\.\d%, \d+\.\d%\] /);
    expect(copied).not.toMatch(/&#\d+;/);
  });

  it('sorts it by the lower cost of the two, which it has as a range', async () => {
    const page = await open();
    const row = page.locator('#overview .run', { hasText: 'twin' });
    expect(await row.locator('.cost').last().innerText()).toBe('0.50 to 1.00 ms');
    expect(await row.locator('.member .version').allInnerTexts()).toEqual([
      expect.stringMatching(/ · p50 1\.00 ms$/),
      expect.stringMatching(/ · p50 0\.50 ms$/),
    ]);
    await page.selectOption('#sort', 'worlds.latency');
    expect(await page.locator('#overview .run .who a').first().textContent()).toBe(nameOf(0));
  });

  it.each([390, 768, 1280, 1440])('fits and is accessible, %i pixels wide', async (width) => {
    const page = await open({ width, height: 900 });
    expect(await widthAt(page, width)).toBe(width);
    // The label of a cost wraps on a card. Headings that stay in sight do not cover what a link leads to.
    const fits =
      width < 1249
        ? 'getComputedStyle(document.querySelector(".cost[data-title]"), "::before").whiteSpace === "normal"'
        : 'parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) >= document.querySelector(".overview thead").offsetHeight';
    expect(await page.evaluate(fits)).toBe(true);
    expect(await page.locator('.rank .best').count()).toBe(await page.locator('.overview .best').count());
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await barriers(page, scheme)).toEqual([]);
    }
  });
});

const said = (page: Page) => page.locator('#shown').textContent();

const names = (page: Page) => page.locator('#overview .run:visible .who a').allTextContents();
