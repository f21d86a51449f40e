import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { barriers, launchBrowser, noBrowserFor, openPage, PAGE_TIMEOUT_MS } from './support/browser.ts';
import { markupFaults } from './support/markup.ts';
import { parsed } from './support/parsed.ts';
import { fullBoard } from './support/shown-board.ts';
import { htmlFiles, pageOfEachKind, siteFiles } from './support/site-files.ts';
import { serveFolder } from './support/static-server.ts';

describe.skipIf(noBrowserFor('the quality of pages'))('each kind of page', () => {
  let folder: string;
  let site: string;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  let browser: Browser;
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-quality-'));
    site = join(folder, 'site');
    const board = await fullBoard(folder);
    server = await serveFolder(site);
    await board.build(site, server.url);
    pages = pageOfEachKind(site);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a check on one page of each kind, and returns the findings with their page. */
  async function findings(check: (path: string) => Promise<readonly string[]>): Promise<string[]> {
    const found: string[] = [];
    for (const path of pages.values()) found.push(...(await check(path)).map((one) => `${path}: ${one}`));
    expect(pages.size).toBeGreaterThanOrEqual(4);
    return found;
  }

  it('is valid HTML', async () => {
    const found = await findings(async (path) => markupFaults(await readFile(join(site, path), 'utf8')));
    expect(found).toEqual([]);
  });

  it('loads only local files, without errors, and is accessible, in light and dark [D6]', async () => {
    const found = await findings(async (path) => {
      const { page, complaints } = await openPage(browser, 'about:blank');
      page.on('response', (response) => response.status() >= 400 && complaints.push(`missing: ${response.url()}`));
      page.on(
        'request',
        (request) =>
          /^(?:data:|http:\/\/127\.0\.0\.1:)/.test(request.url()) || complaints.push(`elsewhere: ${request.url()}`),
      );
      await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
      const inLight = await barriers(page, 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      const inDark = await barriers(page, 'dark');
      await page.close();
      return [...complaints, ...inLight, ...inDark];
    });
    expect(found).toEqual([]);
  });

  it('leads the keyboard only to what can be seen, at every width', async () => {
    const found = await findings(async (path) => {
      const { page } = await openPage(browser, `${server.url}${path}`);
      const unseen: string[] = [];
      for (const width of [390, 900, 1200, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const clipped = (await page.evaluate(
          `[...document.querySelectorAll('main :is(a[href], button, input, select, summary, [tabindex="0"])')]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .filter((one) => { while (one && !(getComputedStyle(one).overflow === 'hidden' && one.clientWidth <= 1)) one = one.parentElement; return one; })
            .map((one) => one.outerHTML.slice(0, 80))`,
        )) as string[];
        unseen.push(...clipped.slice(0, 3).map((one) => `${width}: ${one}`));
      }
      await page.close();
      return unseen;
    });
    expect(found).toEqual([]);
  });

  it('has text of six sizes, apart from code and tables of many families', async () => {
    const sizes = ['12px', '14px', '16px', '20px', '24px', '28px'];
    const found = await findings(async (path) => {
      const { page } = await openPage(browser, `${server.url}${path}`);
      const others = (await page.evaluate(
        `[...document.querySelectorAll('body *:not(svg *, code, code *, pre, pre *, .heat *, .overview .sure)')]
          .filter((one) => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== ''))
          .filter((one) => !${JSON.stringify(sizes)}.includes(getComputedStyle(one).fontSize))
          .map((one) => one.outerHTML.slice(0, 80) + ' ' + getComputedStyle(one).fontSize)`,
      )) as string[];
      await page.close();
      return others.slice(0, 5);
    });
    expect(found).toEqual([]);
  });

  describe('on a phone', () => {
    async function openOnPhone(name: RegExp) {
      const path = siteFiles(site).find((one) => name.test(one)) ?? '';
      const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
      const { page } = await openPage(browser, `${server.url}${path}`, phone);
      onTestFinished(() => page.close());
      const pseudo = (selector: string, part: string) =>
        page.evaluate(`getComputedStyle(document.querySelector('${selector}'), '${part}').content`);
      return { page, pseudo };
    }

    it('names the systems above the marks of tasks, and what is counted', async () => {
      const { page, pseudo } = await openOnPhone(/^tasks\/cib[^/]*\/index\.html$/);
      const column = '<th scope="col"><abbr title="some memory">1</abbr></th>';
      await page.evaluate(`document.querySelector('section thead tr').insertAdjacentHTML('beforeend', '${column}')`);
      await page.evaluate('document.querySelector("section tbody tr:nth-child(9)").scrollIntoView()');
      expect(await page.evaluate('document.querySelector("section thead").getBoundingClientRect().top')).toBe(0);
      expect(await pseudo('section thead abbr', '::after')).toBe('"some memory"');
      expect(await pseudo('tbody td.number', '::before')).toBe('"references that pass "');
      await page.evaluate('document.querySelector(".task-list").classList.remove("no-systems")');
      expect(await pseudo('tbody td.number', '::before')).toBe('"systems that pass "');
    });

    it('shows each figure of a family with the heading of its column', async () => {
      const { page } = await openOnPhone(/^systems\/[^/]*\.html$/);
      const pairs = (await page.evaluate(
        `[...document.querySelectorAll('.families-table')].flatMap((table) => [...table.querySelectorAll('td')].map((cell) => [getComputedStyle(cell, '::before').content, table.querySelectorAll('thead th')[cell.cellIndex].textContent]))`,
      )) as [string, string][];
      expect(pairs.length).toBeGreaterThan(0);
      for (const [label, heading] of pairs) expect(label.toLowerCase()).toBe(`"${heading.toLowerCase()}"`);
    });

    it('keeps the names of families and systems in sight while their figures scroll', async () => {
      const { page } = await openOnPhone(/^suites\/cib\.html$/);
      const place = (selector: string) =>
        page.evaluate(
          `(() => { const box = document.querySelector('.scroll:has(> .heat)').getBoundingClientRect(); const one = document.querySelector('.heat ${selector}').getBoundingClientRect(); return [Math.round(one.left - box.left), Math.round(one.top - box.top)]; })()`,
        ) as Promise<number[]>;
      // Off the screen the table is not laid out, and has nothing to scroll to.
      await page.evaluate("document.querySelector('.scroll:has(> .heat)').scrollIntoView()");
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      await page.evaluate("document.querySelector('.scroll:has(> .heat)').scrollTo(300, 0)");
      expect((await place('.part th'))[0]).toBe(0);
      expect((await place('tbody th[scope="row"]'))[0]).toBe(0);
      // No box with a height holds the heading on a phone, so each group of systems repeats it.
      const headings = (await page.evaluate(
        `[...document.querySelectorAll('.heat tbody')].map((one) => one.querySelectorAll('.part td').length === document.querySelectorAll('.heat thead th').length - 1 && one.querySelector('.part td').getBoundingClientRect().height > 0)`,
      )) as boolean[];
      expect(new Set(headings)).toEqual(new Set([true]));
    });

    // Not every phone says that its pointer is coarse, and a tablet is not narrow.
    it.each([
      { viewport: { width: 390, height: 844 } },
      { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true },
    ])('has links in tables and lists that a finger can hit: %o', async (phone) => {
      const found = await findings(async (path) => {
        const { page } = await openPage(browser, `${server.url}${path}`, phone);
        await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
        const small = (await page.evaluate(
          `[...document.querySelectorAll('main :is(th, td, dt, dd, nav, .links, .systems, .failed-tasks) a, header a, footer a, main input')]
            .map((one) => [one, one.getBoundingClientRect()])
            .filter(([, { width, height }]) => width > 0 && (height < 23.9 || width < 23.9))
            .map(([one, { width, height }]) => one.outerHTML.slice(0, 120) + ' ' + width + '×' + height)`,
        )) as string[];
        await page.close();
        return [...new Set(small)].slice(0, 5);
      });
      expect(found).toEqual([]);
    });

    it('breaks no word of a command that fits into a line', async () => {
      const { page } = await openOnPhone(/^start\.html$/);
      const words = (await page.evaluate(
        `[...document.querySelectorAll('.command .line > span')].filter((one) => one.textContent.startsWith('-')).map((one) => one.getBoundingClientRect().height)`,
      )) as number[];
      expect(words.length).toBeGreaterThan(5);
      expect(Math.max(...words)).toBeLessThan(2 * Math.min(...words));
      const copied = await page.evaluate(
        `(() => { const one = document.querySelector('.command'); getSelection().selectAllChildren(one); return getSelection().toString() === one.textContent; })()`,
      );
      expect(copied).toBe(true);
    });

    it('has charts as wide as the screen, with text of at least 10 pixels', async () => {
      const { page } = await openOnPhone(/^suites\/cib\.html$/);
      const sizes = (await page.evaluate(
        `[...document.querySelectorAll('.chart text')].map((one) => parseFloat(getComputedStyle(one).fontSize) * Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b))`,
      )) as number[];
      expect(sizes.length).toBeGreaterThan(5);
      expect(Math.min(...sizes)).toBeGreaterThan(10);
      // As below a chart with the numbers behind it.
      await page.evaluate(
        `document.querySelectorAll('.charts figure').forEach((one) => one.append(document.createElement('details')))`,
      );
      const ends = (await page.evaluate(
        `[...document.querySelectorAll('.chart')].map((one) => one.getBoundingClientRect().right)`,
      )) as number[];
      expect(Math.max(...ends)).toBeLessThanOrEqual(390);
    });

    it('cuts off no count of a system in a family, however long its heading', async () => {
      const { page } = await openOnPhone(/^systems\/first-memory\.html$/);
      await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
      const longest = 'document.querySelector(".families-table tbody td")';
      await page.evaluate(`${longest}.dataset.label = 'Pairs passed (questions)'`);
      await page.evaluate(`${longest}.textContent = '2280 of 2240 (4077 of 4480)'`);
      expect(await page.evaluate(`${longest}.getBoundingClientRect().right`)).toBeLessThanOrEqual(390);
    });
  });

  it('shows on a task’s page the row that a link is about, with the texts of what it returned', async () => {
    const systems = siteFiles(site).filter((path) => /^systems\/[^/]+\.html$/.test(path));
    const pages = await Promise.all(systems.map((path) => readFile(join(site, path), 'utf8')));
    const link = pages.flatMap((html) => html.match(/tasks\/cib[^"]*#s-[^"]+/) ?? [])[0] ?? '';
    const slug = link.slice(link.indexOf('#s-') + 3);
    const { page } = await openPage(browser, `${server.url}${link}`);
    onTestFinished(() => page.close());
    const row = page.locator('.attempt', { has: page.locator(`a[href$="/${slug}.html"]`) });
    expect(await row.evaluate((one) => one.matches('.attempt:has(:target)'))).toBe(true);
    const named = await row.locator('.named p:last-of-type > a').all();
    expect(named.length).toBeGreaterThan(0);
    const texts = row.locator('.texts p');
    for (const [at, one] of named.entries()) {
      const event = page.locator((await one.getAttribute('href')) ?? '');
      const due = await event.locator('p').last().innerText();
      expect(await texts.nth(at).innerText()).toBe(`${await one.innerText()} ${due}`);
      expect(await one.getAttribute('title')).toBe(due);
    }
    // Those of other rows are there on demand.
    const other = await page.locator('.attempt .texts:not([open])').first().elementHandle();
    expect(await other?.$$('p')).toEqual([]);
    await (await other?.$('summary'))?.click();
    await expect.poll(async () => (await other?.$$('p'))?.length).toBeGreaterThan(0);
  });

  it('marks in a pair the row of the system that a link is about, and no other', async () => {
    const rows = ['ada, ben', 'benno', 'cleo'].map((names) => `<tr><th>${names}</th></tr>`).join('');
    const table = (pair: string) => `<table class="pair" id="${pair}"><tbody>${rows}</tbody></table>`;
    const scores = '<table class="scores"><tr><th><a href="../../systems/b-1.html">ben</a></th></tr></table>';
    const { page } = await openPage(browser, 'about:blank');
    onTestFinished(() => page.close());
    await page.route('**/a-pair.html*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<body>${table('p1')}${table('p2')}${scores}<script src="/assets/tables.js"></script>`,
      }),
    );
    for (const [search, marked] of [
      ['?of=b-1#p2', ['p2 ada, ben']],
      ['#p2', []],
      ['?of=nobody#p2', []],
    ] as const) {
      await page.goto(`${server.url}a-pair.html${search}`);
      const meant = `[...document.querySelectorAll('.meant')].map((row) => row.closest('table').id + ' ' + row.innerText)`;
      expect(await page.evaluate(meant)).toEqual(marked);
    }
  });

  it('has no broken link, source or anchor', async () => {
    const present = new Set(siteFiles(site));
    const [anchors, links] = [new Map<string, ReadonlySet<string>>(), new Map<string, readonly string[]>()];
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
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
});
