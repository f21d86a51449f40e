import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, noBrowserFor, openPage, widthAt } from './support/browser.ts';
import { PAGES, publishDecidedSite } from './support/decided-site.ts';
import { sharedFolder } from './support/folder.ts';

/** Parts of tables that are styled as something else, which Safari takes for no table, and that state no role. */
const UNNAMED = `[...document.querySelectorAll('table, thead, tbody, tfoot, tr, th, td')]
  .filter((one) => !/^(?:table|none)/.test(getComputedStyle(one).display) && !one.hasAttribute('role'))
  .map(({ outerHTML }) => outerHTML)`;

const missing = noBrowserFor('pages in a browser');

describe.skipIf(missing)('the pages of a site in a browser', () => {
  const folder = missing ? '' : sharedFolder();
  let browser: Browser;

  beforeAll(async () => {
    await publishDecidedSite(folder);
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  const open = (name: string, colorScheme: 'light' | 'dark') =>
    openPage(browser, pathToFileURL(join(folder, 'site', name)).href, { colorScheme });

  it.each(PAGES)('%s fits at every width and loads without errors, in light and dark', async (name) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { page, complaints } = await open(name, scheme);
      expect(await page.evaluate('document.styleSheets.length')).toBe(1);
      for (const width of [320, 768, 1280]) expect(await widthAt(page, width), scheme).toBe(width);
      await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
      for (const width of [1280, 768, 320]) expect(await widthAt(page, width), scheme).toBe(width);
      expect(await page.evaluate(UNNAMED)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

  it('draw the intervals of all runs of a board below one another at every width', async () => {
    const { page } = await open('suites/cib.html', 'light');
    const starts = `[...new Set([...document.querySelectorAll('.ranking .run .intervals')].map((one) => Math.round(one.getBoundingClientRect().left)))]`;
    for (const width of [660, 768, 900]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(starts)).toHaveLength(1);
    }
    await page.close();
  });

  it('link to existing pages', async () => {
    const { page } = await open('index.html', 'light');
    const links = (await page.evaluate('[...document.links].map((one) => one.getAttribute("href"))')) as string[];
    await page.close();
    const present = await readdir(join(folder, 'site'), { recursive: true });
    for (const link of links.filter((one) => !one.startsWith('#'))) {
      const [path = '', id] = link.split('#');
      expect(present).toContain(path);
      if (id !== undefined) expect(await readFile(join(folder, 'site', path), 'utf8')).toContain(`id="${id}"`);
    }
    expect(links.length).toBeGreaterThan(10);
  });

  it('print on paper: light, unfolded, without navigation', async () => {
    const { page } = await open('suites/cib.html', 'dark');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.evaluate('document.querySelector("nav").checkVisibility()')).toBe(false);
    await page.close();
  });
});
