import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { resultsOfMarks } from '../src/analysis/marks.ts';
import { figureOf } from '../src/browser/compare/figures.ts';
import { comparePair } from '../src/browser/compare/pair.ts';
import { BoardsFile, OutcomesFile, TasksFile } from '../src/protocol/board-data.ts';
import type { Estimate, Scorecard } from '../src/protocol/scorecard.ts';
import { formatClustered, formatInterval, formatLatency } from '../src/report/format.ts';
import type { Comparison } from '../src/report/terminal/comparison.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { formatP, formatValue, PERCENT } from '../src/text/numbers.ts';
import { barriers, launchBrowser, noBrowserFor, PAGE_TIMEOUT_MS, widthAt } from './support/browser.ts';
import { cib, cibJson } from './support/cli.ts';
import { COMPARED, comparedSite } from './support/compared-site.ts';
import { sharedFolder } from './support/folder.ts';
import { serveFolder } from './support/static-server.ts';

const CIB = 'Context Integrity (CIB)';
const missing = noBrowserFor('comparing in a browser');

const folder = sharedFolder();
let made: Awaited<ReturnType<typeof comparedSite>>;
const json = (path: string) => JSON.parse(readFileSync(join(made.site, path), 'utf8'));
const tasks = () => TasksFile.parse(json(`data/tasks/${made.board}.json`));
const outcomes = (slug: string) => OutcomesFile.parse(json(`data/outcomes/${made.board}/${slug}.json`));
const scorecard = (slug: string): Scorecard => JSON.parse(readFileSync(join(bundle(slug), 'scorecard.json'), 'utf8'));
const bundle = (slug: string) => join(made.entries, slug, 'cib');

beforeAll(async () => {
  made = await comparedSite(folder);
});

/** How many entries have a run of a suite. */
const entered = (id: string) =>
  readdirSync(made.entries).filter((slug) => {
    const { suites } = JSON.parse(readFileSync(join(made.entries, slug, 'entry.json'), 'utf8'));
    return id in suites;
  }).length;

describe('the board of these tests', () => {
  it('has every reference, every control and the example of its suites', async () => {
    const index = readFileSync(join(made.site, 'index.html'), 'utf8');
    for (const { description, ownSystems } of await Promise.all(COMPARED.map(loadSuite))) {
      const more = description.id === 'cib' ? ['elsewhere', 'partial'] : [];
      expect(entered(description.id)).toBe(ownSystems.length + 1 + more.length);
      expect(index).toContain(description.title);
    }
  });
});

/** The figures of `cib compare`, without the verdict on each family. */
const figuresOf = ({ overall, families }: Comparison) => ({
  overall,
  families: families.map(({ better: _, ...figures }) => figures),
});

describe('the data files of the page Compare', () => {
  it('are small, and name every system of every board', () => {
    const { boards } = BoardsFile.parse(json('data/boards.json'));
    // One board per suite for the built-in data; two more for the entries `elsewhere` and `partial` of the first suite.
    const due = [1, ...COMPARED.map((id) => entered(id) - (id === 'cib' ? 1 : 0))];
    expect(boards.map(({ systems }) => systems.length).sort((a, b) => a - b)).toEqual(due.sort((a, b) => a - b));
    const script = readFileSync(join(made.site, 'assets/compare.js'));
    expect(gzipSync(script, { level: 9 }).length).toBeLessThan(61_000);
  });

  it('give for each system and two others the figures of `cib compare`', async () => {
    const board = BoardsFile.parse(json('data/boards.json')).boards.find(({ id }) => id === made.board);
    const slugs = (board?.systems ?? []).map(({ slug }) => slug).filter((slug) => slug !== 'partial');
    expect(slugs.length).toBe(14);
    // Each system is once on either side.
    for (const [i, a] of slugs.entries()) {
      for (const step of [1, 4]) {
        const b = slugs[(i + step) % slugs.length] ?? '';
        const printed = await cibJson<Comparison>('compare', bundle(a), bundle(b));
        const { compared } = await comparePair(tasks(), outcomes(a), outcomes(b), '');
        expect(compared).toEqual(figuresOf(printed));
      }
    }
  });

  it('give the figures of a headline that is a share of each task, too', async () => {
    const { boards } = BoardsFile.parse(json('data/boards.json'));
    const board = boards.find(({ suite }) => suite.id === 'context-decay');
    const about = TasksFile.parse(json(`data/tasks/${board?.id}.json`));
    const [a, b] = ['example', 'reference-file-backed-state'] as const;
    const [left, right] = [a, b].map((slug) => OutcomesFile.parse(json(`data/outcomes/${board?.id}/${slug}.json`)));
    const [first, second] = [a, b].map((slug) => join(made.entries, slug, 'context-decay'));
    const printed = await cibJson<Comparison>('compare', first ?? '', second ?? '');
    const { overall, families } = figuresOf(printed);
    expect(overall).toMatchObject({ graded: true });
    expect(families.map(({ family }) => family).filter((family) => family.startsWith('x-'))).toEqual([]);
    const pair = await comparePair(about, left as OutcomesFile, right as OutcomesFile, '');
    expect([pair.metric.id, pair.compared]).toEqual(['grounded_accuracy', { overall, families }]);
  });

  it('give the figures of the scorecard for every metric', async () => {
    const { metrics } = tasks();
    for (const slug of ['example', 'reference-recent3']) {
      const results = resultsOfMarks(outcomes(slug), tasks());
      const fine = { ...PERCENT, digits: 9 };
      const text = (one: Estimate | ReturnType<typeof figureOf>) =>
        one && [formatValue(fine, one.value), formatInterval(fine, one.ci95), formatClustered(fine, one)];
      const printed = metrics.map(({ id }) => text(scorecard(slug).overall.metrics[id]));
      expect(metrics.map(({ id }) => text(figureOf(results, id)))).toEqual(printed);
    }
  });

  it('compare no runs of other tasks, and neither does `cib compare`', async () => {
    const [a, b] = ['partial', 'reference-recent3'] as const;
    expect((await cib('compare', bundle(a), bundle(b))).status).toBe(2);
    await expect(comparePair(tasks(), outcomes(a), outcomes(b), '')).rejects.toThrow('not measured on the same tasks');
    const { overall } = figuresOf(await cibJson<Comparison>('compare', bundle(a), bundle(a)));
    expect((await comparePair(tasks(), outcomes(a), outcomes(a), '')).compared.overall).toEqual(overall);
  });
});

describe.skipIf(missing)('the page Compare in a browser', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  const [A, B] = ['example', 'reference-recent3'] as const;

  beforeAll(async () => {
    server = await serveFolder(made.site);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Opens the page, and collects errors and violations of its content security policy. */
  async function open(search: string, options: Parameters<Browser['newPage']>[0] = {}) {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    onTestFinished(() => page.close());
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    // The page sees a violation that its script catches only as this event.
    await page.addInitScript(
      'addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error(violatedDirective, blockedURI))',
    );
    await page.goto(`${server.url}compare.html${search}`);
    if (options.javaScriptEnabled !== false) await settled(page);
    return { page, complaints };
  }

  /** Waits until the page has handled the choice, and returns its message. */
  async function settled(page: Page): Promise<string> {
    await page.locator('#compared:not([aria-busy])').waitFor({ state: 'attached' });
    await page
      .locator('#said')
      .filter({ hasText: /^(?!Loading)./ })
      .waitFor();
    return (await page.textContent('#said')) ?? '';
  }

  const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
  const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

  it.each([
    [A, B],
    ['control-spam', 'reference-lexical3'],
    [A, 'control-label-reader'],
  ])('shows for %s and %s what `cib compare` prints', async (a, b) => {
    const { page, complaints } = await open(`?board=${made.board}&a=${a}&b=${b}`);
    const { overall, families, passed } = await cibJson<Comparison>('compare', bundle(a), bundle(b));
    const counts = (one: typeof overall) => [one.both, one.onlyA, one.onlyB, one.neither].map(String);
    const ahead = ({ templatesAhead: { a, b, neither } }: typeof overall) => `${a} · ${b} · ${neither}`;
    const figures = (one: typeof overall, p: number) => [points(one.delta), formatP(p), ahead(one)];
    const points = (share: number) => {
      const text = Math.abs(100 * share).toFixed(1);
      return `${text === '0.0' ? '' : share < 0 ? '−' : '+'}${text} points`;
    };
    const rows = page.getByRole('region', { name: 'By family' }).locator('tbody tr, tfoot tr');
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [7, 8, 9, 10, 2, 5, 6].map((column) => row.children[column]?.textContent)),
    );
    expect(shown).toEqual([
      ...families.map((one) => [...counts(one), ...figures(one, one.pHolm)]),
      [...counts(overall), ...figures(overall, overall.pClustered)],
    ]);
    // The other p decides nothing, and is in a list of its own.
    await page.getByText('The exact p, which decides nothing').click();
    expect(await texts(page, '[data-list="exact"] td')).toEqual([...families, overall].map(({ p }) => formatP(p)));
    expect(await texts(page, '.fourfold td')).toEqual(counts(overall));
    // A button goes away when it is used.
    const more = page.locator('.discordant button');
    while ((await more.count()) > 0) await more.first().evaluate((one: { click(): void }) => one.click());
    const listed = await page.locator('.discordant tbody th').allTextContents();
    // The verdicts only where they differ from the metric.
    const byVerdict = (['onlyA', 'onlyB'] as const).flatMap((side) =>
      passed[side].join() === overall.discordant[side].join() ? [] : passed[side],
    );
    expect(listed).toEqual([...overall.discordant.onlyA, ...overall.discordant.onlyB, ...byVerdict]);
    const verdict = (await cib('compare', bundle(a), bundle(b))).stdout.match(/^(?:No|[AB] is) /m)?.[0] ?? '';
    const [nameA, nameB] = [outcomes(a).name, outcomes(b).name];
    const due = {
      A: `${nameA} is significantly better than ${nameB} by `,
      B: `${nameB} is significantly better than ${nameA} by `,
    };
    const isSame = overall.onlyA + overall.onlyB === 0;
    const No = isSame
      ? `${nameA} and ${nameB} have the same results in all 250 tasks.`
      : `No significant difference between ${nameA} and ${nameB}: `;
    const said = await settled(page);
    expect(said.startsWith(`${CIB}: ${{ ...due, No }[verdict.slice(0, verdict.indexOf(' '))]}`)).toBe(true);
    if (!isSame) expect(said).toContain(`(clustered p ${formatP(overall.pClustered)})`);
    expect(complaints).toEqual([]);
  });

  it('follows each choice, swaps the systems, and keeps the choice in its address', async () => {
    const { page, complaints } = await open('');
    await expect.poll(() => address(page)).toMatchObject({ board: made.board, a: A, metric: 'retrieval_sufficiency' });
    await page.getByRole('combobox', { name: 'B', exact: true }).selectOption(B);
    await page.waitForURL((url) => url.searchParams.get('b') === B);
    expect(await settled(page)).toContain(
      `${CIB}: example-lexical-typescript is significantly better than recent3 by `,
    );
    await page.getByRole('button', { name: 'Swap' }).click();
    await page.waitForURL((url) => url.searchParams.get('a') === B);
    expect(await settled(page)).toContain(
      `${CIB}: example-lexical-typescript is significantly better than recent3 by `,
    );
    await page.getByRole('combobox', { name: 'Metric' }).selectOption('stale_error');
    await page.getByRole('heading', { name: 'Stale error' }).waitFor();
    const sides = page.getByRole('region', { name: 'The systems' });
    expect(await sides.locator('thead th').nth(3).innerText()).toBe('Stale error');
    const figures = [B, A].map((slug) => {
      const { value, ci95, ci95_clustered } = scorecard(slug).overall.metrics.stale_error ?? { value: -1 };
      return [formatValue(PERCENT, value), formatInterval(PERCENT, ci95), formatInterval(PERCENT, ci95_clustered)];
    });
    const printed = await sides.locator('tbody td:nth-child(n+4)').allInnerTexts();
    expect(printed.map((one) => one.replace(' claimed', ''))).toEqual(figures.flat());
    const chosen = { board: made.board, a: B, b: A, metric: 'stale_error' };
    await expect.poll(() => address(page)).toEqual(chosen);
    await page.reload();
    await settled(page);
    await expect.poll(() => address(page)).toEqual(chosen);
    await page.goBack();
    await page.getByRole('heading', { name: 'Retrieval sufficiency' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Metric' }).inputValue()).toBe('retrieval_sufficiency');
    expect(complaints).toEqual([]);
  });

  it('adds a system in two steps, keeps one place in the history for a focused list, and is titled by its systems', async () => {
    const { page } = await open(`?board=${made.board}&a=${A}&b=${B}`);
    const places = () => page.evaluate('history.length') as Promise<number>;
    const before = await places();
    await page.getByRole('combobox', { name: 'More systems' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('combobox', { name: 'More systems' }).inputValue()).not.toBe('');
    expect([address(page).more, await places()]).toEqual([undefined, before]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => address(page).more).toBeTruthy();
    await settled(page);
    expect(await page.evaluate('document.activeElement.name')).toBe('adds');
    expect(await page.title()).toMatch(/^example-lexical-typescript and recent3 · Compare systems · /);
    const metric = page.getByRole('combobox', { name: 'Metric' });
    await metric.focus();
    const chosen: unknown[] = [];
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('ArrowDown');
      await settled(page);
      await expect.poll(() => address(page).metric).toBe(await metric.inputValue());
      chosen.push(address(page).metric);
    }
    expect([new Set(chosen).size, await places()]).toEqual([3, before + 2]);
  });

  it('leads from “Show all” to the first task that it adds', async () => {
    const { page } = await open(`?board=${made.board}&a=control-oracle&b=control-null`);
    await page.evaluate('document.querySelectorAll(".discordant").forEach((one) => { one.open = true; })');
    const list = page.locator('.discordant').first();
    await list.getByRole('button', { name: /^Show all/ }).focus();
    await page.keyboard.press('Enter');
    const added = await list.locator('tbody tr').nth(100).locator('a').textContent();
    expect(await page.evaluate('document.activeElement.textContent')).toBe(added);
  });

  const boardOf = (suite: string) =>
    BoardsFile.parse(json('data/boards.json')).boards.find((one) => one.suite.id === suite)?.id ?? '';

  it('keeps the systems on another board that has both, otherwise takes its first two', async () => {
    const { page, complaints } = await open(`?board=${made.board}&a=${A}&b=control-oracle`);
    const choose = async (suite: string) => {
      await page.getByRole('combobox', { name: 'Suite' }).selectOption(suite === 'cib' ? made.board : boardOf(suite));
      await page.waitForURL((url) => url.searchParams.get('board')?.startsWith(suite) === true);
      return settled(page);
    };
    expect(await choose('memtrace')).toContain(
      'MemTrace: oracle is significantly better than example-lexical-typescript',
    );
    await expect.poll(() => address(page)).toMatchObject({ a: A, b: 'control-oracle', board: boardOf('memtrace') });
    await choose('cib');
    await page.getByRole('combobox', { name: 'B', exact: true }).selectOption(B);
    await page.waitForURL((url) => url.searchParams.get('b') === B);
    await settled(page);
    expect(await choose('memtrace')).not.toMatch(/has no run on this suite/);
    const { a, b } = address(page);
    const shown = BoardsFile.parse(json('data/boards.json')).boards.find(({ id }) => id === boardOf('memtrace'));
    expect(shown?.systems.map(({ slug }) => slug)).toEqual(expect.arrayContaining([a, b]));
    expect(complaints).toEqual([]);
  });

  it('names both sides of each verdict, and what has the same results', async () => {
    const alike = 'control-question-only';
    const { page } = await open(`?board=${made.board}&a=control-null&b=${alike}&metric=stale_error`);
    const { ran, name } = { ran: tasks().tasks.ids.length, name: outcomes(alike).name };
    const same = `the same results in all ${ran} tasks`;
    expect(await settled(page)).toBe(
      `${CIB}: ${outcomes('control-null').name} and ${name} have ${same}. Other suite: the same results on MemTrace. On suites without ranks, where systems may be measured in different tasks: question-only is better on Write Integrity (WRIT), 150 compared tasks.`,
    );
    await page.goto(`${server.url}compare.html?board=${made.board}&a=${A}&b=${B}&more=control-oracle,${alike}`);
    expect(await settled(page)).toBe(
      'Context Integrity (CIB): example-lexical-typescript: significantly better than recent3 and question-only; no significant difference from oracle. Each p is for one comparison.',
    );
    const rows = page.locator('.differences tbody tr');
    expect(await rows.count()).toBe(3);
    // What is shown of A and B alone says so.
    for (const name of ['The systems', 'Cost'])
      expect(await page.getByRole('region', { name }).locator('tbody tr').count()).toBe(4);
    expect(await page.locator('h2').filter({ hasText: ': A and B' }).count()).toBe(1);
    const { templatesAhead: ahead } = (await comparePair(tasks(), outcomes(A), outcomes(B), '')).compared.overall;
    expect(await rows.first().locator('td').nth(2).innerText()).toBe(
      `${ahead.a} better, ${ahead.b} worse, ${ahead.neither} equal`,
    );
  });

  it('says why a further system cannot be compared by the chosen metric, and compares the others by it', async () => {
    const more = 'reference-recent3,control-null,partial';
    const { page } = await open(`?board=${made.board}&a=${A}&b=control-oracle&more=${more}&metric=action_accuracy`);
    const rows = page.getByRole('region', { name: 'Differences' });
    const verdicts = await rows.locator('tbody td:nth-child(2)').allInnerTexts();
    expect(verdicts).toEqual([
      expect.stringMatching(/^(no significant difference|.+ is better)$/),
      'example-lexical-typescript is better',
      'recent3 has no “Action accuracy”.',
      `${outcomes(A).name} and ${outcomes('partial').name} were not measured on the same tasks.`,
    ]);
    expect(await settled(page)).not.toContain('recent3');
  });

  it('shows the two systems on their other suites, of which a broken file costs its own row alone', async () => {
    const id = boardOf('memtrace');
    const search = `?board=${made.board}&a=${A}&b=control-oracle`;
    const { page } = await open(search);
    const cells = async (shown: Page) => {
      const rows = shown.getByRole('region', { name: 'Other suites' }).locator('tbody tr');
      return (await rows.filter({ hasText: 'MemTrace' }).locator('th, td').allInnerTexts()).slice(0, 6);
    };
    const about = TasksFile.parse(json(`data/tasks/${id}.json`));
    const [a, b] = [A, 'control-oracle'].map((slug) => OutcomesFile.parse(json(`data/outcomes/${id}/${slug}.json`)));
    const pair = await comparePair(about, a as OutcomesFile, b as OutcomesFile, '');
    const values = pair.figures.map((one) => formatValue(about.shown, one?.value ?? -1));
    const { delta } = pair.compared.overall;
    expect(delta).toBeLessThan(0);
    const points = `−${(-100 * delta).toFixed(1)} points`;
    expect(await cells(page)).toEqual([
      'MemTrace 1.1.0, the public tasks',
      ...[pair.metric.label, ...values, 'oracle is better', points],
    ]);
    expect(await settled(page)).toContain('Other suites: oracle is better on MemTrace and Context Decay.');
    await page.getByRole('link', { name: 'MemTrace 1.1.0, the public tasks' }).click();
    await page.waitForURL((url) => url.searchParams.get('board') === id);
    expect(await settled(page)).toContain('MemTrace: oracle is significantly better');

    const path = join(made.site, `data/tasks/${id}.json`);
    const whole = readFileSync(path, 'utf8');
    onTestFinished(() => writeFileSync(path, whole));
    writeFileSync(path, whole.slice(0, 500));
    const { page: later } = await open(search);
    expect(await settled(later)).toContain('Other suite: oracle is better on Context Decay.');
    expect((await cells(later))[4]).toMatch(/^data\/tasks\/.* is not what this page can read/);
    expect(await later.getByRole('region', { name: 'By family' }).locator('tbody tr').count()).toBeGreaterThan(3);
  });

  it('says of which tasks a difference is, where a suite has no headline', async () => {
    const writ = boardOf('writ');
    const [a, b] = ['reference-observation-log', A] as const;
    const { page } = await open(`?board=${writ}&a=${a}&b=${b}`);
    const about = TasksFile.parse(json(`data/tasks/${writ}.json`));
    const [left, right] = [a, b].map((slug) => OutcomesFile.parse(json(`data/outcomes/${writ}/${slug}.json`)));
    const {
      tasks: counted,
      figures,
      common,
    } = await comparePair(about, left as OutcomesFile, right as OutcomesFile, '');
    expect([figures[0]?.tasks, figures[1]?.tasks, counted.compared]).toEqual([150, 40, 40]);
    expect(await settled(page)).toMatch(
      new RegExp(`^Write Integrity \\(WRIT\\): In the ${counted.compared} tasks in which both were measured, `),
    );
    const sides = page.getByRole('region', { name: 'The systems' });
    const inBoth = await sides.locator('tbody td:last-child').allInnerTexts();
    expect(inBoth).toEqual(common.map((value) => formatValue(PERCENT, value)));
    // Beside the verdict of another suite, too, the figures are those of the compared tasks.
    await page.goto(`${server.url}compare.html?board=${made.board}&a=${A}&b=control-oracle`);
    await settled(page);
    const row = page.getByRole('region', { name: 'Other suites' }).locator('tbody tr').filter({ hasText: 'WRIT' });
    const oracle = OutcomesFile.parse(json(`data/outcomes/${writ}/control-oracle.json`));
    const pair = await comparePair(about, right as OutcomesFile, oracle, '');
    expect((await row.locator('th, td').allInnerTexts()).slice(1, 4)).toEqual([
      `${pair.metric.label}, in the 40 compared tasks`,
      ...pair.common.map((value) => formatValue(PERCENT, value)),
    ]);
    expect(await row.innerText()).toContain(
      'On a suite without ranks, where systems may be measured in different tasks: 40 compared tasks.',
    );
    expect(await page.locator('#said').innerText()).toContain(
      'is better on Write Integrity (WRIT), 40 compared tasks.',
    );
  });

  it('shows the command that compares the chosen pair by the chosen metric', async () => {
    const { page } = await open(`?board=${made.board}&a=${B}&b=${A}`);
    const shown = page.locator('#command');
    // From the folder of the entries, which is in no repository.
    const [inA, inB] = [`./${A}/cib`, `./${B}/cib`];
    expect(await shown.innerText()).toBe(`npx context-integrity compare ${inB} ${inA}`);
    await page.getByRole('combobox', { name: 'Metric' }).selectOption('stale_error');
    await page.getByRole('heading', { name: 'Stale error' }).waitFor();
    expect(await shown.innerText()).toBe(`npx context-integrity compare ${inB} ${inA} --metric stale_error`);
    // A pair that is not shown has no command.
    await page.goto(`${server.url}compare.html?board=${made.board}&a=nobody&b=${A}`);
    await settled(page);
    expect(await shown.innerText()).not.toContain(inA);
  });

  it('says how many tasks of a graded headline count, and what its test counts', async () => {
    const decay = boardOf('context-decay');
    const { page } = await open(`?board=${decay}&a=${A}&b=reference-file-backed-state`);
    const [caption] = await page.locator('.overall caption').allInnerTexts();
    expect(caption).toMatch(
      /^25 of 35 tasks\. The other 10 do not count: they have no grounded accuracy \(Extension: /,
    );
    const said = await page.locator('.overall + p').innerText();
    const more = (await texts(page, '.overall table td, .overall table tbody th')).map(Number);
    expect(more.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(said).toContain('The clustered p adds up the differences of each template.');
    expect(await page.locator('[data-list="exact"] caption').textContent()).toContain(
      `counts the ${(more[1] ?? 0) + (more[2] ?? 0)} tasks of which one system got more`,
    );
    await page.goto(`${server.url}compare.html?board=${made.board}&a=${A}&b=${B}`);
    await settled(page);
    expect(await page.locator('.overall + p').innerText()).toMatch(
      /^A yes is a task that counts for “.+”\. The p values count only the \d+ tasks with a yes for/,
    );
  });

  it('marks an interval that contains 0 beside a significant difference, and says once how conservative it is', async () => {
    const id = boardOf('context-decay');
    const about = TasksFile.parse(json(`data/tasks/${id}.json`));
    const pairOf = (slugs: readonly string[]) => {
      const [a, b] = slugs.map((slug) => OutcomesFile.parse(json(`data/outcomes/${id}/${slug}.json`)));
      return comparePair(about, a as OutcomesFile, b as OutcomesFile, '');
    };
    const wide = ['reference-exact-search', 'reference-structured-memory-banks'] as const;
    const clear = ['reference-exact-search', 'control-last-window'] as const;
    for (const [pair, isWide] of [
      [wide, true],
      [clear, false],
    ] as const) {
      const { compared, intervals } = await pairOf(pair);
      const [low, high] = intervals.get('') ?? [0, 0];
      expect([compared.overall.pClustered < 0.05, low <= 0 && high >= 0]).toEqual([true, isWide]);
      const { page } = await open(`?board=${id}&a=${pair[0]}&b=${pair[1]}`);
      const said = await settled(page);
      const ends = [low, high].map((end) => `${end < 0 ? '−' : '+'}${Math.abs(100 * end).toFixed(1)}`).join(' to ');
      const unknown = `How much better cannot be said: the interval, which is wider than the test needs, reaches from ${ends}.`;
      expect(said.includes(unknown)).toBe(isWide);
      const { a, b, neither } = compared.overall.templatesAhead;
      expect(a + b + neither).toBe(25);
      expect(said).toContain(
        `better in ${a} of 25 tasks, worse in ${b || 'none'}, equal in ${neither || 'none'} (clustered p `,
      );
      const foot = page.getByRole('region', { name: 'By family' }).locator('tfoot td').first();
      expect((await foot.innerText()).includes(unknown)).toBe(isWide);
      expect((await page.innerText('main')).match(/99 to 100%/g)).toHaveLength(1);
      expect(await texts(page, '.plain-table thead th:nth-child(5)')).toContain('95% interval, points');
    }
  });

  it('says of a family whose own p is low that it is not significant after correction, and for how many families', async () => {
    for (const { id, systems } of BoardsFile.parse(json('data/boards.json')).boards) {
      const about = TasksFile.parse(json(`data/tasks/${id}.json`));
      const runs = systems
        .filter(({ slug }) => slug !== 'partial')
        .map(({ slug }) => OutcomesFile.parse(json(`data/outcomes/${id}/${slug}.json`)));
      for (const [a, b] of runs.flatMap((one, i) => runs.slice(i + 1).map((other) => [one, other] as const))) {
        const { compared } = await comparePair(about, a, b, '');
        const found = compared.families.find(({ pClustered, pHolm }) => pClustered <= 0.05 && pHolm > 0.05);
        if (found === undefined) continue;
        const { page } = await open(`?board=${id}&a=${a.slug}&b=${b.slug}`);
        const label = about.families.find(({ id }) => id === found.family)?.label ?? '';
        const row = page.getByRole('region', { name: 'By family' }).locator('tbody tr').filter({ hasText: label });
        const ps = [found.pClustered, found.pHolm].map(formatP).join(' → ');
        const due = `not significant after correction for ${compared.families.length} families (p ${ps})`;
        expect(await row.locator('td').first().innerText()).toBe(due);
        return;
      }
    }
    expect.fail('no pair has such a family');
  });

  it('shows what a query costs with each of the two, as their runs say', async () => {
    const { page } = await open(`?board=${made.board}&a=${A}&b=${B}`);
    const [a, b] = [A, B].map((slug) => ({ ...outcomes(slug), card: scorecard(slug) }));
    const timing = JSON.parse(readFileSync(join(bundle(A), 'timing.json'), 'utf8'));
    expect(a?.cost?.p50).toBe(timing.latency_ms.query.p50);
    const rows = page.getByRole('region', { name: 'Cost' }).locator('tbody tr');
    const returned = (one: typeof a) => one?.card.overall.metrics.avg_tokens?.value.toFixed(0);
    expect(await rows.locator('td:last-child').allInnerTexts()).toEqual([returned(a), returned(b)]);
    const times = rows.first().locator('td').nth(0);
    expect(await times.innerText()).toBe(`${formatLatency(a?.cost?.p50 ?? -1)} claimed`);
  });

  it('goes to the families where its address names them, once they are there', async () => {
    const { page } = await open(`?a=${A}&b=${B}#families`, { viewport: { width: 800, height: 600 } });
    await settled(page);
    await expect
      .poll(() => page.getByRole('heading', { name: 'By family' }).evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(50);
  });

  it('shows every figure of a family on a phone without scrolling sideways', async () => {
    const { page } = await open(`?a=${A}&b=${B}`, { viewport: { width: 390, height: 800 } });
    const cells = page.locator('.labelled td, .labelled tbody th');
    const cut = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.getBoundingClientRect().right > 391).map((cell) => cell.textContent),
    );
    expect([await cells.count(), cut]).toEqual([expect.any(Number), []]);
    const [verdict] = await page
      .getByRole('region', { name: 'By family' })
      .getByRole('row')
      .nth(1)
      .getByRole('cell')
      .all();
    expect(await verdict?.getAttribute('data-label')).toBe('Verdict');
    // Two tables can have bars of different scales.
    const scales = (await page.evaluate(
      `[...document.querySelectorAll('td:has(> .difference)')].map((cell) => getComputedStyle(cell, '::before').content)`,
    )) as string[];
    expect(scales.length).toBeGreaterThan(2);
    for (const scale of scales) expect(scale).toMatch(/^"−\d+ to \+\d+ points"$/);
  });

  it.each([
    ['an unknown system', `a=nobody&b=${B}`, 'There is no such system as A. Choose one above.'],
    [
      'a system of another board',
      `a=${A}&b=elsewhere`,
      'B, elsewhere, has no run on this suite: Context Integrity (CIB) 1.2.0, the public tasks. Choose one above.',
    ],
    [
      'a part of the tasks',
      `a=partial&b=${B}`,
      '<img src=x onerror=alert(1)> and recent3 were not measured on the same',
    ],
    ['one system twice', `a=${A}&b=${A}`, 'A and B are the same system. Choose another one above.'],
    ['an invalid name', `a=${encodeURIComponent('../../<b>')}&b=${B}`, 'There is no such system as A.'],
  ])('explains %s, and offers another choice', async (_, search, said) => {
    const { page, complaints } = await open(`?board=${made.board}&${search}`);
    expect((await settled(page)).startsWith(said)).toBe(true);
    expect(await page.locator('#compared > *').count()).toBe(0);
    await page.getByRole('combobox', { name: 'A', exact: true }).selectOption('control-oracle');
    await page.getByRole('combobox', { name: 'B', exact: true }).selectOption(B);
    await page
      .locator('#said')
      .filter({ hasText: `${CIB}: oracle is significantly better` })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('explains an unknown board, and a board with one system', async () => {
    const { page } = await open('?board=none-00000000');
    expect(await settled(page)).toBe('There is no such suite. Choose one above.');
    const other = (
      await page
        .getByRole('combobox', { name: 'Suite' })
        .locator('option')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    ).find((id) => id !== made.board);
    await page.goto(`${server.url}compare.html?board=${other}`);
    expect(await settled(page)).toBe('This suite has no two systems yet.');
  });

  it('refuses a data file that is truncated or of another board', async () => {
    const path = join(made.site, `data/outcomes/${made.board}/${A}.json`);
    const whole = readFileSync(path, 'utf8');
    onTestFinished(() => writeFileSync(path, whole));
    for (const broken of [
      whole.slice(0, 500),
      JSON.stringify({ ...JSON.parse(whole), board: 'cib-00000000' }),
      JSON.stringify({ ...JSON.parse(whole), passed: '1' }),
      JSON.stringify({ ...JSON.parse(whole), more: 1 }),
    ]) {
      writeFileSync(path, broken);
      const { page } = await open(`?a=${A}&b=${B}`);
      expect(await settled(page)).toMatch(/^data\/outcomes\/.* is not what this page can read\./);
    }
  });

  it.each(['light', 'dark'] as const)('fits every width and has enough contrast, in %s', async (colorScheme) => {
    const { page, complaints } = await open(`?a=${A}&b=reference-scopedhybrid3`, { colorScheme });
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    for (const width of [320, 768, 1280]) expect(await widthAt(page, width)).toBe(width);
    expect(complaints).toEqual([]);
    expect(await barriers(page, colorScheme)).toEqual([]);
  });

  it('links the discordant tasks to existing pages', async () => {
    const { page } = await open(`?a=${A}&b=${B}`);
    const links = page.locator('.discordant a');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(50);
    expect(hrefs.filter((href) => !existsSync(join(made.site, href)))).toEqual([]);
    // A task may count for the metric and not pass, so there are lists of both.
    const lists = (await page.locator('.discordant summary').allTextContents()).map((text) => text.split(':')[0]);
    const whole = ['Whole tasks passed only by A', 'Whole tasks passed only by B'];
    expect(lists).toEqual(['A yes, B no', 'B yes, A no', ...whole]);
  });

  it('has the lists as they were on the way back, and keeps the focus when a system is left out', async () => {
    const { page } = await open(`?board=${made.board}&a=${A}&b=${B}&more=control-oracle,control-null`);
    const [first, systems] = [page.locator('.discordant').first(), page.locator('details:has(.systems)').last()];
    const isOpen = () =>
      Promise.all([first, systems].map((list) => list.evaluate((one: object) => 'open' in one && one.open)));
    const before = await isOpen();
    for (const list of [first, systems]) await list.locator('summary').click();
    const after = before.map((one) => !one);
    expect(await isOpen()).toEqual(after);
    await page.locator('.differences a').first().click();
    await page.waitForURL('**/systems/*');
    await page.goBack();
    await settled(page);
    await expect.poll(isOpen).toEqual(after);
    const focus = () =>
      page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.name');
    for (const [name, next] of [
      ['oracle', 'Leave out null'],
      ['null', 'add'],
    ] as const) {
      await page.getByRole('button', { name: `Leave out ${name}` }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(focus).toBe(next);
    }
  });

  it('names the command to use without JavaScript, and lists the systems', async () => {
    const { page, complaints } = await open('', { javaScriptEnabled: false });
    expect(await page.locator('#choose').isVisible()).toBe(false);
    expect(await page.locator('noscript').innerText()).toMatch(/needs JavaScript/);
    expect(await page.locator('pre.command').innerText()).toMatch(/^npx context-integrity compare \S+ \S+$/);
    const runs = COMPARED.reduce((sum, id) => sum + entered(id), 0);
    expect(await page.locator('.systems a').count()).toBe(runs);
    expect(complaints).toEqual([]);
  });
});
