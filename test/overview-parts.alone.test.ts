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

it.skipIf(missing)('sorts an overview of 400 systems within a tenth of a second', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  await page.goto(`${server.url}?sort=name`);
  await page.locator('#parts').waitFor({ state: 'detached' });
  const times: number[] = [];
  // Other work on the machine can only add time, so the best of many measurements counts.
  for (let i = 0; i < 100 && !times.some((time) => time <= 100); i += 1) {
    const key = i % 2 === 0 ? 'worlds.value' : 'name';
    times.push(
      (await page.evaluate(
        `(() => { const from = performance.now(); document.querySelector('button[data-sort="${key}"]').click(); document.body.getBoundingClientRect(); return performance.now() - from; })()`,
      )) as number,
    );
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(100);
});
