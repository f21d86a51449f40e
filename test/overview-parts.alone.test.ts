// Deep, and alone: measures time in a page, to which other work on the machine would add.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, noBrowserFor, PAGE_TIMEOUT_MS } from './support/browser.ts';
import { sharedFolder } from './support/folder.ts';
import { writeOverview } from './support/many-systems.ts';
import { serveFolder } from './support/static-server.ts';

const missing = noBrowserFor('the speed of the overview');
const folder = missing ? '' : sharedFolder();
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  if (missing) return;
  await writeOverview(folder, 400);
  server = await serveFolder(folder);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The times of some work in the page, in milliseconds, with its layout. */
const timed = (work: string) =>
  `(() => { const from = performance.now(); ${work}; document.body.getBoundingClientRect(); return performance.now() - from; })()`;

/** Sorting in milliseconds depends on the machine, and most of it is the layout of the rows. */
it.skipIf(missing)('sorts an overview of 400 systems in at most twice the time of the layout of its rows', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  await page.goto(`${server.url}?sort=name`);
  await page.locator('#parts').waitFor({ state: 'detached' });
  const sorting: number[] = [];
  const layout: number[] = [];
  // Other work on the machine can only add time, so the best of several measurements counts.
  for (let i = 0; i < 20; i += 1) {
    const key = i % 2 === 0 ? 'worlds.value' : 'name';
    sorting.push(await page.evaluate<number>(timed(`document.querySelector('button[data-sort="${key}"]').click()`)));
    const reverse = `{ const rows = document.querySelector('#overview tbody'); rows.replaceChildren(...[...rows.children].reverse()) }`;
    layout.push(await page.evaluate<number>(timed(reverse)));
  }
  expect(Math.min(...sorting)).toBeLessThanOrEqual(2 * Math.min(...layout));
});
