// Deep: applies every rule of axe at every width, and in the dark the one about contrast. The fast tests use one width.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers, launchBrowser, noBrowserFor, openPage } from './support/browser.ts';
import { PAGES, publishDecidedSite } from './support/decided-site.ts';
import { sharedFolder } from './support/folder.ts';
import { serveFolder } from './support/static-server.ts';

const missing = noBrowserFor('every page at every width');

const SHOWN = [...PAGES, 'index.html?sort=-cib.tokens', 'compare.html?a=example&b=reference-scopedhybrid3'];

describe.skipIf(missing)('every kind of page', () => {
  const folder = missing ? '' : sharedFolder();
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    await publishDecidedSite(folder);
    server = await serveFolder(`${folder}/site`);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  describe.each([320, 375, 768, 1280])('at %i px', (width) => {
    it.each(SHOWN)('%s fits, loads and is accessible, in light and dark', async (path) => {
      const { page, complaints } = await openPage(browser, `${server.url}${path}`, {
        viewport: { width, height: 800 },
      });
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(await barriers(page, colorScheme)).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await page.close();
    });
  });
});
