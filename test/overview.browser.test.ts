import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import { type ClaimReview, type Receipt, receiptPath, receiptText, runPath } from '../src/evidence/receipt.ts';
import { folderTree } from '../src/git/object.ts';
import { tokensMetric } from '../src/site/board/board.ts';
import { mainMetric } from '../src/suite/description.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { projectRoot } from '../src/system/installation.ts';
import { nodePorts } from '../src/system/ports.ts';
import { buildUnverifiedSite } from '../src/usecases/site.ts';
import type { AnyJson } from './support/any-json.ts';
import { barriers, launchBrowser, noBrowserFor, PAGE_TIMEOUT_MS, widthAt } from './support/browser.ts';
import { sharedFolder } from './support/folder.ts';
import { describeAlike } from './support/forgery.ts';
import { parsed, wordsOf } from './support/markdown.ts';
import { receiptOf } from './support/receipt.ts';
import { referenceBoard } from './support/reference-board.ts';
import { serveFolder } from './support/static-server.ts';

const missing = noBrowserFor('the overview in a browser');

/**
 * Three systems that differ in all that the overview sorts and filters by, with equal ranks. The board ran beta;
 * the others are its own. delta is self-reported.
 */
const SYSTEMS = [
  { slug: 'alpha', value: 0.5, tokens: 30, latency: 3, licence: 'MIT', network: false, labels: false, day: '05' },
  { slug: 'beta', value: 0.9, tokens: 9, latency: undefined, licence: 'Apache-2.0', network: true, day: '01' },
  // A system that reads labels has no rank, and is listed after the ranked ones.
  { slug: 'gamma', value: 0.7, tokens: 25, latency: 12, licence: 'mit', network: false, labels: true, day: '03' },
  { slug: 'delta', value: 1, tokens: 1, latency: 0.1, licence: 'BSD', network: false, labels: false, day: '05' },
];

const HOSTILE = '＝1+1;@ada #1 <b>[x](https://evil.example)\\|y';

describe.skipIf(missing)('the overview in a browser', () => {
  const folder = missing ? '' : sharedFolder();
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    const [root, { files }] = [projectRoot(), nodePorts()];
    const entries = join(folder, 'entries');
    await referenceBoard(entries, ['cib', 'writ']);
    for (const system of SYSTEMS) await enter(entries, system);
    const receipts = join(folder, 'receipts');
    const record = async (slug: string, given: Partial<Receipt>) => {
      const receipt = receiptOf({ slug, tree: await folderTree(files, join(entries, slug)), ...given });
      await files.write(join(receipts, receiptPath(receipt)), receiptText(receipt));
      return receipt;
    };
    const run = join(folder, 'run');
    await cp(join(entries, 'beta/cib'), run, { recursive: true });
    const { description } = await loadSuite('cib');
    await change(join(entries, 'beta/cib/scorecard.json'), ({ overall }) => {
      overall.metrics[mainMetric(description).id].value = 0.95;
    });
    const manifest = sha256(await readFile(join(run, 'manifest.json')));
    const claim: ClaimReview = {
      verdict: 'contradicted',
      reason: '<b>refuted</b>',
      metric: mainMetric(description).id,
      claimed: 0.95,
      measured: 0.9,
      ci90: [0.03, 0.07],
      tasks: 250,
      differing: 13,
      discordance: null,
      deterministic: 'lost',
      unsteady: false,
    };
    const suites: Receipt['suites'] = { cib: { manifest, state: 'valid', runs: [manifest], claim } };
    const receipt = await record('beta', { event: 'contradicted', suites });
    await cp(run, join(receipts, runPath(receipt, 'cib', 1)), { recursive: true });
    await record('gamma', { event: 'disputed', reason: 'in doubt' });
    const site = join(folder, 'site');
    await buildUnverifiedSite(files, {
      entries,
      board: { isDirectory: async (path) => path !== 'delta' },
      receipts,
      asOf: '2026-02-01',
      repository: 'ada/board',
      out: site,
      templates: join(root, 'leaderboard'),
      scripts: join(root, 'dist/browser'),
    });
    server = await serveFolder(site);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Opens the overview, and collects errors of the browser. */
  async function open(query = '', options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}${query}`);
    // Opens what is folded at first.
    await page.evaluate('document.querySelector("#tools").open = true');
    return { page, complaints };
  }

  it('searches names, versions and licences, and says how many entries match', async () => {
    const { page } = await open();
    const all = await said(page);
    await page.fill('#q', '  APACHE beta ');
    expect(await systems(page)).toEqual(['beta']);
    expect(await said(page)).toBe(`1 of ${all}`);
    expect(new URL(page.url()).search).toBe('?q=APACHE+beta');
    // Groups without a match disappear.
    expect(await page.locator('#overview tbody:not(.bounds) .group:visible').count()).toBe(1);
    await page.fill('#q', 'no llm alpha');
    expect(await systems(page)).toEqual(['alpha']);
    // A system of the table can also be in a list of another suite.
    await page.evaluate(`(() => {
      const list = document.querySelector('.after-table .folded');
      const other = list.cloneNode(true);
      other.dataset.kind = 'system';
      other.querySelector('tbody th').textContent = 'beta';
      list.before(other);
    })()`);
    await page.fill('#q', 'beta');
    expect(await page.locator('.folded tbody tr:visible').count()).toBe(1);
    expect(await said(page)).toBe(`1 of ${all}`);
    await page.fill('#q', 'nothing of the kind');
    expect(await page.locator('#overview .run:visible').count()).toBe(0);
    await page.click('button[name=clear]');
    expect(await said(page)).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });

  it.each<[filter: string, value: string, left: string[]]>([
    ['kind', 'system', ['beta', 'alpha', 'gamma']],
    ['kind', 'claim', []],
    ['tier', 'board-run', ['beta']],
    ['tier', 'disputed', ['gamma']],
    ['tier', 'own', ['alpha', 'gamma']],
    ['tier', 'self-reported', []],
    ['suite', 'cib', ['beta', 'alpha', 'gamma']],
    ['licence', 'Apache-2.0', ['beta']],
    ['network', 'needed', ['beta']],
    ['network', 'none', ['alpha', 'gamma']],
    ['labels', 'read', ['gamma']],
    ['labels', 'unread', ['beta', 'alpha']],
  ])('filters by %s: %s', async (filter, value, left) => {
    const { page } = await open();
    await page.selectOption(`#${filter}`, value);
    expect(await systems(page)).toEqual(left);
    expect(new URL(page.url()).search).toBe(`?${filter}=${value}`);
  });

  it('shows references and controls by the filter for the kind, in place of the table, and searches them', async () => {
    const { page } = await open('?kind=reference');
    const shown = () => page.locator('.folded tbody tr:visible th a').allTextContents();
    const references = await shown();
    expect(references.length).toBeGreaterThan(3);
    expect(await said(page)).toBe(`${references.length} entries of this kind, which only the search filters`);
    // What is said of ranked systems would stand between the filter and the list.
    expect(await page.locator('#overview, #answers, button[name=csv], #licence').locator('visible=true').count()).toBe(
      0,
    );
    await page.fill('#q', 'LEXICAL');
    expect(await shown()).toEqual(references.filter((name) => /lexical/i.test(name)));
    await page.fill('#q', '');
    await page.selectOption('#kind', 'control');
    expect((await shown()).filter((name) => references.includes(name))).toEqual([]);
    await page.click('button[name=clear]');
    expect(await systems(page)).toEqual(['beta', 'alpha', 'gamma']);
    expect(await shown()).toEqual([]);
    expect(await page.locator('.folded summary:visible').count()).toBeGreaterThan(1);
    const [name = ''] = references;
    await page.fill('#q', name);
    expect(await systems(page)).toEqual([]);
    expect(await shown()).toContain(name);
    expect(await said(page)).toMatch(/^0 of \d+ entries, and \d+ in the lists below$/);
    await page.fill('#q', 'no such name');
    expect(await said(page)).toMatch(/^0 of \d+ entries$/);
    await page.fill('#q', '');
    expect(await shown()).toEqual([]);
    await page.selectOption('#kind', 'claim');
    expect(await page.locator('#overview .run:visible .who a').allTextContents()).toEqual(['delta']);
  });

  it.each<[key: string, first: string[], order: string]>([
    ['name', ['alpha', 'beta', 'gamma'], 'ascending'],
    ['cib.value', ['beta', 'gamma', 'alpha'], 'descending'],
    ['cib.tokens', ['beta', 'gamma', 'alpha'], 'ascending'],
    ['cib.latency', ['alpha', 'gamma', 'beta'], 'ascending'],
    ['tier', ['beta', 'alpha', 'gamma'], 'descending'],
    ['tested', ['alpha', 'gamma', 'beta'], 'descending'],
    ['licence', ['beta', 'alpha', 'gamma'], 'ascending'],
  ])('sorts by %s within the groups, in both directions', async (key, first, order) => {
    const { page } = await open();
    const groups = await page.locator('#overview .group th').allTextContents();
    const button = page.locator(`button[data-sort="${key}"]`);
    const sorted = () => page.locator('#overview th[aria-sort]').getAttribute('aria-sort');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await systems(page)).toEqual(first);
    expect(await sorted()).toBe(order);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await systems(page)).toEqual(turned(key, first));
    expect(await sorted()).not.toBe(order);
    expect(new URL(page.url()).search).toBe(`?sort=-${key}`);
    expect(await page.locator('#overview .group th').allTextContents()).toEqual(groups);
  });

  it('says what rows are sorted by, also while the choices are folded, and what each heading means', async () => {
    const { page } = await open();
    await page.evaluate('document.querySelector("#tools").open = false');
    const button = page.locator('button[data-sort="cib.value"]');
    const { description } = await loadSuite('cib');
    expect(await button.getAttribute('title')).toBe(mainMetric(description).definition);
    const status = page.getByRole('status');
    const all = await status.textContent();
    for (const order of ['descending', 'ascending']) {
      await button.click();
      expect(await status.textContent()).toBe(
        `${all}, sorted by ${description.title}: ${mainMetric(description).label}, ${order}`,
      );
    }
  });

  it('leads to nothing that the chosen kind hides, and keeps the place of controls until the script is there', async () => {
    const { page } = await open('?kind=reference');
    expect(await page.locator('.jumps a').locator('visible=true').count()).toBe(0);
    const without = await browser.newPage();
    onTestFinished(() => without.close());
    await without.route('**/*.js', (route) => route.abort());
    await without.goto(server.url);
    expect(await without.locator('#tools').isVisible()).toBe(false);
  });

  it('keeps its filters in the address, on a reload and on the way back', async () => {
    const { page } = await open('?network=none&sort=-name&q=a');
    const chosen = async () => [await systems(page), await page.inputValue('#q'), await page.inputValue('#network')];
    const before = [['gamma', 'alpha'], 'a', 'none'];
    expect(await chosen()).toEqual(before);
    await page.reload();
    expect(await chosen()).toEqual(before);
    await page.fill('#q', 'gam');
    await page.click('#overview a:text("gamma")');
    await page.waitForURL('**/systems/gamma.html');
    await page.goBack();
    expect(await chosen()).toEqual([['gamma'], 'gam', 'none']);
    await page.evaluate('location.search = "?sort=name"');
    await page.waitForURL('**/?sort=name');
    expect(await systems(page)).toEqual(['alpha', 'beta', 'gamma']);
    await page.goBack();
    expect(await chosen()).toEqual([['gamma'], 'gam', 'none']);
  });

  it('ignores unknown filters in its address', async () => {
    const { page, complaints } = await open('?tier=%3Cimg%3E&sort=constructor&suite=__proto__&licence=&x=1');
    expect(await systems(page)).toEqual(['beta', 'alpha', 'gamma']);
    expect(complaints).toEqual([]);
  });

  it('exports the filtered table as Markdown, CSV, PNG and a link [D7, D8]', async () => {
    const { page, complaints } = await open('?q=beta', { permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = async (name: string) => {
      await page.click(`button[name=${name}]`);
      await page.locator('#shown').filter({ hasText: 'opied' }).waitFor();
      return page.evaluate('navigator.clipboard.readText()') as Promise<string>;
    };
    const lines = (await copied('markdown')).trim().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      `${await page.title()}, as of 2026-02-01 · clustered 95% intervals · ★ no other system is significantly better · <${page.url()}>`,
    );
    expect(lines[2]).toMatch(
      /^\| Tier \| System \| Version \| Configuration \| Licence \| [^|]+ \d+\.\d+\.\d+, [^|]+ \| /,
    );
    expect(lines[4]).toMatch(/^\| [^|]+ \| beta \| [^|]+ \| [^|]* \| [^|]+ \|.* 90\.0% [^|]* rank 1 /);
    expect(lines.join()).not.toMatch(/&#\d+;/);
    expect(await copied('link')).toBe(`${server.url}?q=beta`);
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.click(`button[name=${name}]`)]);
      return readFile((await download.path()) ?? '');
    };
    const csv = (await saved('csv')).toString();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toMatch(/^Tier,System,Version,Configuration,Licence,.*\r\n[^,]+,beta,/);
    expect(await page.innerText('#shown')).toBe('Saved leaderboard-view.csv.');
    expect(
      csv
        .trim()
        .split('\r\n')
        .map((line) => line.split(',').slice(-3)),
    ).toEqual([
      ['As of', 'Intervals', 'Address'],
      ['2026-02-01', 'clustered 95% intervals', page.url()],
    ]);
    const png = await saved('png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // A title above the table, and cells of several lines.
    expect(png.readUInt32BE(20)).toBeGreaterThan(300);
    // What stands beside a name and a figure on the page stands there too.
    await page.evaluate(`(() => {
      const row = document.querySelector('#overview .run[data-name=beta]');
      const mark = (cell, name, text) => {
        const one = document.createElement('span');
        one.className = name;
        one.textContent = text;
        cell.append(one);
      };
      mark(row.cells[0], 'tag own', 'the board’s own');
      mark(row.querySelector('.score'), 'part', 'same results as alpha');
    })()`);
    const whole = (await copied('markdown')).trim().split('\n');
    expect(whole[4]).toMatch(/ beta \| [^|]* \| [^|]*the board’s own[^|]* \| .* 90\.0% [^|]* same results as alpha /);
    // A name may hold markup, a mention, and a formula after a separator of another locale.
    await page.evaluate(`(() => {
      const row = document.querySelector('#overview .run[data-name=beta]');
      row.cells[0].querySelector('a').textContent = ${JSON.stringify(HOSTILE)};
    })()`);
    const hostile = parsed(await copied('markdown'));
    const named = (hostile.children?.[1]?.children?.[1]?.children?.[1]?.children ?? []).map(({ value }) => value);
    expect(named.join('').replaceAll('\u200b', '')).toBe(HOSTILE);
    expect(wordsOf(hostile)).not.toMatch(/@ada|#1/);
    expect((await saved('csv')).toString()).toContain(`,"'＝1+1;'@ada `);
    await page.evaluate(
      'for (const cell of document.querySelectorAll("#overview tr > :nth-child(2)")) cell.style.display = "none"',
    );
    const narrower = (await copied('markdown')).trim().split('\n');
    expect([whole, narrower].map((all) => all[2]?.split(' | ').length)).toEqual([
      lines[2]?.split(' | ').length,
      (lines[2]?.split(' | ').length ?? 0) - 1,
    ]);
    expect(narrower[4]).not.toContain('90.0%');
    expect(complaints).toEqual([]);
  });

  it('shows what the browser does not let it copy', async () => {
    const { page } = await open('?q=beta');
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
    const area = page.getByRole('textbox', { name: 'To copy' });
    await page.click('button[name=markdown]');
    expect((await area.inputValue()).split('\n')[4]).toMatch(/ \| beta \| /);
    await page.click('button[name=link]');
    await expect.poll(() => area.inputValue()).toBe(`${server.url}?q=beta`);
    expect(await page.innerText('#shown')).toMatch(/^The browser did not allow it\. The text is selected /);
    expect(await page.evaluate('String(getSelection())')).toBe(`${server.url}?q=beta`);
  });

  it('shows everything without JavaScript, and no control that needs it', async () => {
    const { page } = await open('', { javaScriptEnabled: false });
    expect(await systems(page)).toEqual(['beta', 'alpha', 'gamma']);
    expect(
      await page.locator('main').locator('input, select, button, [role=status]').locator('visible=true').count(),
    ).toBe(0);
    const row = page.locator('#overview .run[data-name=beta]');
    const text = (await row.innerText()).replace(/\s+/g, ' ');
    for (const part of ['90.0%', 'rank 1 ', ' 9 ', '2026-01-01', '31 days ago', 'Apache-2.0'])
      expect(text).toMatch(part);
    expect(text).toMatch('board-run · contradicted · determinism lost');
    expect(text).toMatch('claimed 95.0% contradicted: 5.0 points');
    expect(await row.locator('s').innerText()).toMatch(/95\.0%$/);
    expect(await row.locator('svg.measure rect').count()).toBe(1);
  });

  it('lists claims separately and unranked, marks the board’s own systems, and says that nothing was verified', async () => {
    const { page } = await open();
    const claims = page.locator('#overview tbody:nth-of-type(2)');
    expect(await claims.locator('.group').innerText()).toMatch(
      /^Claims, not run by this board\s+self-reported, unranked$/,
    );
    expect(await claims.locator('.who a').allTextContents()).toEqual(['delta']);
    const text = (await claims.locator('.run').innerText()).replace(/\s+/g, ' ');
    for (const part of ['100.0% claimed', '0.10 ms claimed', 'self-reported', '2026-01-05 claimed'])
      expect(text).toMatch(part);
    expect(text).not.toMatch('rank');
    const own = page.locator('#overview .run', { hasText: 'run by this board' }).locator('.who a');
    expect(await own.allTextContents()).toEqual(['alpha', 'gamma']);
    // Only what the board's people wrote is the board's own.
    expect(await page.locator('#overview .run .tag.own').count()).toBe(0);
    expect(await page.getByRole('note').innerText()).toBe(
      'Built without verifying the bundles: nothing on this site is checked.',
    );
    // Within their group they are found as all others are.
    await page.selectOption('#tier', 'self-reported');
    expect(await claims.locator('.run:visible .who a').allTextContents()).toEqual(['delta']);
  });

  it.each(['light', 'dark'] as const)(
    'is accessible and causes no error in the browser, in %s',
    async (colorScheme) => {
      const { page, complaints } = await open('?sort=-cib.tokens', { colorScheme });
      await page.selectOption('#network', 'none');
      for (const width of [375, 768, 1280]) expect(await widthAt(page, width)).toBe(width);
      // What the tests put into the page is not the page's own.
      expect(complaints).toEqual([]);
      expect(await barriers(page, colorScheme)).toEqual([]);
    },
  );

  it('can be sorted on a phone, whose layout has no column headings', async () => {
    const { page } = await open('', { viewport: { width: 375, height: 800 } });
    await page.selectOption('#sort', 'cib.tokens');
    await page.check('#reversed');
    expect(await systems(page)).toEqual(['alpha', 'gamma', 'beta']);
    expect(new URL(page.url()).search).toBe('?sort=-cib.tokens');
  });
});

const said = (page: Page) => page.locator('#shown').textContent();

/** The names in the group of systems, from the top. */
const systems = (page: Page) => page.locator('#overview tbody:first-of-type .run:visible .who a').allTextContents();

/** The reversed order: what was not measured stays last, and equal values are ordered by rank. */
function turned(key: string, first: readonly string[]): string[] {
  if (key === 'cib.latency') return ['gamma', 'alpha', 'beta'];
  if (key === 'licence') return ['alpha', 'gamma', 'beta'];
  return [...first].reverse();
}

/** Adds a copy of the example's entry with these figures, which only an unverified site shows. */
async function enter(entries: string, system: (typeof SYSTEMS)[number]): Promise<void> {
  const { slug, value, tokens, latency, licence, network, labels = false, day } = system;
  await cp(join(entries, 'example'), join(entries, slug), { recursive: true });
  const { description } = await loadSuite('cib');
  const said = { slug, name: slug, kind: 'system', adapter: `dir:${slug}`, licence, network, reads_labels: labels };
  const own = { ...said, suites: { cib: 'cib' } };
  await change(join(entries, slug, 'entry.json'), (entry) => Object.assign(entry, own));
  await change(join(entries, slug, 'cib/scorecard.json'), ({ overall, system: measured }) => {
    measured.name = slug;
    overall.metrics[mainMetric(description).id].value = value;
    overall.metrics[tokensMetric(description)?.id ?? ''].value = tokens;
  });
  await change(join(entries, slug, 'cib/timing.json'), ({ latency_ms }) => {
    if (latency === undefined) delete latency_ms.query;
    else latency_ms.query.p50 = latency;
  });
  await change(join(entries, slug, 'cib/manifest.json'), ({ dates, system: measured }) => {
    measured.name = slug;
    dates.finished = `2026-01-${day}T00:00:00.000Z`;
  });
  describeAlike(join(entries, slug));
}

async function change(path: string, edit: (document: AnyJson) => void): Promise<void> {
  const document = JSON.parse(await readFile(path, 'utf8'));
  edit(document);
  await writeFile(path, `${canonical(document)}\n`);
}
