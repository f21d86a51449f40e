import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/support/browser.ts';
import { cib } from '../test/support/cli.ts';
import { fullBoard } from '../test/support/shown-board.ts';
import { pageOfEachKind } from '../test/support/site-files.ts';
import { serveFolder } from '../test/support/static-server.ts';

/**
 * Pictures of one page of every kind of the project's own board, by the system's Chromium: light, dark and as a phone shows
 * it. `--full` puts systems in the ranking, a dispute and a removal beside it.
 */

const LOOKS = {
  light: { width: 1280, height: 800, colorScheme: 'light' },
  dark: { width: 1280, height: 800, colorScheme: 'dark' },
  phone: { width: 375, height: 700, colorScheme: 'light' },
} as const;

/** How much of the first page a picture of it shows, in pixels. */
const FIRST = 1180;

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'out/screenshots' }, full: { type: 'boolean', default: false } },
});
const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
const site = join(folder, 'site');
if (values.full) await (await fullBoard(folder)).build(site);
else await cib('site', '--entries', 'leaderboard/entries', '--out', site, '--no-cache');
const server = await serveFolder(site);
const browser = await launchBrowser();
try {
  mkdirSync(values.out, { recursive: true });
  for (const [look, { width, height, colorScheme }] of Object.entries(LOOKS)) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme });
    for (const [kind, path] of pageOfEachKind(site)) {
      const name = `${kind
        .replace(/\.html$/, '')
        .replaceAll('/', '-')
        .replaceAll('*', 'one')}-${look}.png`;
      await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
      await page.screenshot({ path: join(values.out, name), fullPage: true });
      console.log(`${values.out}/${name}: ${path}`);
    }
    await page.goto(server.url, { waitUntil: 'networkidle' });
    // What fits on a tall screen; the whole page is longer than a reader of the README wants.
    await page.setViewportSize({ width, height: FIRST });
    await page.screenshot({ path: join(values.out, `first-${look}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
