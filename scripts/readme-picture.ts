import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../test/support/browser.ts';
import { serveFolder } from '../test/support/static-server.ts';

/**
 * The picture of the board in `README.md`, by the system's Chromium, and beside it the systems that it shows: a test compares
 * them with the board's.
 */

const PICTURE = 'docs/images/leaderboard';

interface Row {
  readonly slug: string;
  readonly kind: string;
}

const folder = mkdtempSync(join(tmpdir(), 'readme-picture-'));
const site = join(folder, 'site');
const today = new Date().toISOString().slice(0, 10);
execFileSync(process.execPath, [
  'src/cli/bin.ts',
  'site',
  '--entries',
  'leaderboard/entries',
  '--as-of',
  today,
  '--out',
  site,
]);
const server = await serveFolder(site);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1400 }, colorScheme: 'light' });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${PICTURE}.png` });
  const { boards } = JSON.parse(readFileSync(join(site, 'data/leaderboard.json'), 'utf8')) as {
    readonly boards: readonly { readonly rows: readonly Row[] }[];
  };
  const systems = boards.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'system').map(({ slug }) => slug));
  writeFileSync(`${PICTURE}.json`, `${JSON.stringify({ systems: [...new Set(systems)].sort() }, null, 2)}\n`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
