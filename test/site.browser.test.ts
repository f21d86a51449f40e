import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Claim, type Receipt, receiptPath, receiptText, runPath } from '../src/evidence/receipt.ts';
import { folderTree } from '../src/git/object.ts';
import { generator } from '../src/suites/cib/generate.ts';
import { projectRoot } from '../src/system/harness.ts';
import { nodePorts } from '../src/system/ports.ts';
import { publish } from '../src/usecases/publish.ts';
import { manifestOf } from './support/board.ts';
import { launchBrowser, noBrowserFor } from './support/browser.ts';
import { cib } from './support/cli.ts';
import { receiptOf } from './support/receipts.ts';
import { referenceBoard } from './support/reference-board.ts';

const missing = noBrowserFor('pages in a browser');

const BOARD = `cib-${generator.publicDigest.slice(0, 8)}`;

const PAGES = [
  'index.html',
  'about.html',
  'decisions.html',
  'suites/cib.html',
  'start.html',
  'systems/example.html',
  // The board's run contradicts its claim.
  'systems/refuted.html',
  'systems/control-question-only.html',
  `tasks/${BOARD}/index.html`,
  // One with a stale event, and one without.
  `tasks/${BOARD}/cib_000001.html`,
  `tasks/${BOARD}/cib_000091.html`,
];

describe.skipIf(missing)('the pages in a browser', () => {
  let folder: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-browser-'));
    const root = projectRoot();
    const ports = { ...nodePorts(), progress: { begin() {}, advance() {}, note() {}, end() {} } };
    await referenceBoard(join(folder, 'entries'), ['cib', 'writ']);
    const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words]);
    const commit = () => {
      git('add', '--all', 'entries');
      git('-c', 'user.name=test', '-c', 'user.email=test@example.invalid', 'commit', '--quiet', '--message', 'Add');
    };
    git('init', '--quiet');
    // What the example was before: answers of another, so that many tasks changed.
    const [bundle, kept] = [join(folder, 'entries/example/cib'), join(folder, 'kept')];
    await rename(bundle, kept);
    await cp(join(folder, 'entries/reference-recent3/cib'), bundle, { recursive: true });
    commit();
    await rm(bundle, { recursive: true });
    await rename(kept, bundle);
    const path = join(folder, 'entries/example/entry.json');
    const entry = JSON.parse(await readFile(path, 'utf8'));
    // As wide and as hostile as a name can be.
    const [name, version] = [`<img src=x onerror=alert(1)>${'M'.repeat(52)}`, '"><svg onload=alert(1)>'];
    const adapter = `image:example.org/${'m'.repeat(90)}@sha256:${'0'.repeat(64)}`;
    const changed = { ...entry, name, version, adapter, homepage: `https://example.org/${'m'.repeat(200)}` };
    await writeFile(path, JSON.stringify(changed));
    // What verifies no more is told on the page of decisions.
    await cp(join(folder, 'entries/reference-recent3'), join(folder, `entries/${'w'.repeat(64)}`), { recursive: true });
    await refute();
    await decide('example', 'verified', '<img src=x onerror=alert(1)>');
    await decide('control-question-only', 'disputed', `${'M'.repeat(400)} \u202e"><svg onload=alert(1)>`);
    await decide('long-gone', 'removed', 'it is gone', '1'.repeat(40));
    commit();
    const published = await publish(ports, {
      repository: folder,
      entries: 'entries',
      receipts: join(folder, 'receipts'),
      datasets: undefined,
      asOf: '2026-01-12',
      out: join(folder, 'site'),
      templates: join(root, 'leaderboard'),
      scripts: join(root, 'dist/browser'),
    });
    expect(published).toMatchObject({ decisions: 4, withheld: [{ slug: 'w'.repeat(64) }] });
    const example = await readFile(join(folder, 'site/systems/example.html'), 'utf8');
    expect(example).toMatch(/>Versions<[\s\S]*>Receipts</);
    const disputed = await readFile(join(folder, 'site/systems/control-question-only.html'), 'utf8');
    expect(disputed.includes('<b>Disputed</b>')).toBe(true);
    for (const name of ['index.html', 'suites/cib.html', 'systems/refuted.html'])
      expect(await readFile(join(folder, 'site', name), 'utf8')).toMatch(/<span class="claim-mark"><s>/);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Records a decision on an entry as it stands. */
  async function decide(slug: string, event: Receipt['event'], reason: string, tree?: string, suites = {}) {
    const place = join(folder, 'entries', slug);
    const given = { slug, event, reason, suites, tree: tree ?? (await folderTree(nodePorts().files, place)) };
    const receipt = receiptOf(given);
    await nodePorts().files.write(join(folder, 'receipts', receiptPath(receipt)), receiptText(receipt));
    return receipt;
  }

  /** Enters a system whose claim is another one's run: the board's own runs of it retrieve nothing. */
  async function refute(): Promise<void> {
    const [entry, run] = [join(folder, 'entries/refuted'), join(folder, 'run')];
    const words = ['run', '--suite', 'cib', '--limit', '12', '--adapter'];
    const claimed = await cib(...words, 'cmd:python3 examples/adapters/python/adapter.py', '--out', join(entry, 'cib'));
    const measured = await cib(...words, 'cmd:python3 test/adapters/cheat.py empty', '--out', run);
    expect([claimed.status, measured.status]).toEqual([0, 0]);
    const adapter = `image:example.org/${'m'.repeat(90)}@sha256:${'0'.repeat(64)}`;
    const said = { schema: 'entry/1', slug: 'refuted', kind: 'system', name: 'Refuted', version: '1.0.0', adapter };
    const more = { licence: 'MIT', platform: 'any', network: false, reads_labels: false, suites: { cib: 'cib' } };
    await writeFile(join(entry, 'entry.json'), JSON.stringify({ ...said, ...more }));
    const reason = `"><img src=x onerror=alert(1)> \u202e${'M'.repeat(400)}`;
    const claim: Claim = {
      verdict: 'contradicted',
      reason,
      metric: 'retrieval_sufficiency',
      claimed: 1,
      measured: 0,
      ci90: [1, 1],
      tasks: 12,
      differing: 12,
      discordance: 0.5,
      deterministic: 'lost',
      unsteady: true,
    };
    const runs = [run, run].map(manifestOf);
    const suites = { cib: { manifest: manifestOf(join(entry, 'cib')), state: 'partial', runs, claim } };
    const receipt = await decide('refuted', 'contradicted', reason, undefined, suites);
    for (const round of [1, 2])
      await cp(run, join(folder, 'receipts', runPath(receipt, 'cib', round)), { recursive: true });
  }

  /** Opens a page and collects what the browser complains of: errors, what the CSP stopped, dialogs, requests. */
  async function open(name: string, width: number, colorScheme: 'light' | 'dark') {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    await page.goto(pathToFileURL(join(folder, 'site', name)).href);
    return { page, complaints };
  }

  /** What axe finds that keeps people out. */
  async function barriers(page: Page): Promise<string[]> {
    await page.evaluate(axe.source);
    const found = (await page.evaluate('axe.run()')) as axe.AxeResults;
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }

  describe.each([320, 768, 1280])('at %i px', (width) => {
    describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
      it.each(PAGES)('%s fits, loads and can be read', async (name) => {
        const { page, complaints } = await open(name, width, scheme);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(await page.evaluate('document.styleSheets.length')).toBe(1);
        expect(complaints).toEqual([]);
        await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(await barriers(page)).toEqual([]);
        await page.close();
      });
    });
  });

  it('links to pages that are there', async () => {
    const { page } = await open('index.html', 1280, 'light');
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

  it('prints on paper: light, with what was folded, without navigation', async () => {
    const { page } = await open('suites/cib.html', 1280, 'dark');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.evaluate('document.querySelector("nav").checkVisibility()')).toBe(false);
    await page.close();
  });
});
