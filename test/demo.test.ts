import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardFigures } from '../src/evidence/board-figures.ts';
import type { Manifest } from '../src/evidence/manifest.ts';
import type { Estimate, Scorecard } from '../src/protocol/scorecard.ts';
import { formatInterval } from '../src/report/format.ts';
import { mainMetric } from '../src/suite/description.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { invocation } from '../src/system/invocation.ts';
import { formatValue } from '../src/text/numbers.ts';
import { type CliOutput, cib, cibCalled } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const ENTRIES = 'leaderboard/entries';
const MOST_LINES = 30;

const folder = sharedFolder();
const out = join(folder, 'demo');
let said: CliOutput;

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const bundle = (suite: string) => join(out, 'entries/example', suite);
const linesOf = (text: string) => text.trimEnd().split('\n');

beforeAll(async () => {
  said = await cibCalled(invocation({}), 'demo', '--out', out);
  expect(said).toMatchObject({ status: 0 });
});

describe('cib demo', () => {
  it('prints a line for each suite and the next steps, in at most 30 lines, as in the README', () => {
    expect(linesOf(said.stdout).length + linesOf(said.stderr).length).toBeLessThanOrEqual(MOST_LINES);
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain(`$ npm start\n\n${said.stdout.replaceAll(out, 'out/demo')}`);
    expect(said.stdout).toContain(`${out}/site/index.html`);
    expect(said.stdout).toMatch(/node dist\/cli\.js init --lang python/);
  });

  it('says why some tasks were not measured', () => {
    const card = json<Scorecard>(join(bundle('writ'), 'scorecard.json'));
    expect(card.counts.not_measured).toBeGreaterThan(0);
    const { declared } = json<Manifest>(join(bundle('writ'), 'manifest.json')).adapter;
    expect(declared.capabilities).not.toContain('answer');
    expect(said.stdout).toContain('\nNot measured: tasks that need `answer`, which this adapter does not declare.\n');
  });

  it.each(SUITE_IDS)('gives the figure of %s, and a place only if all tasks ran', async (id) => {
    const { description, generator } = await loadSuite(id);
    const metric = mainMetric(description);
    const card = json<Scorecard>(join(bundle(id), 'scorecard.json'));
    const { selection } = json<Manifest>(join(bundle(id), 'manifest.json'));
    const found = said.stdout.split(`\n${description.title}  `);
    expect(found).toHaveLength(2);
    const [figure, line = '', place = ''] = linesOf(found[1] ?? '');
    const { value, ci95_clustered } = card.overall.metrics[metric.id] ?? { value: Number.NaN };
    expect(figure).toBe(`${metric.label} ${formatValue(metric, value)} ${formatInterval(metric, ci95_clustered)}`);

    const systems = boardFigures(id, metric.id);
    const values = systems.map((one) => one.value);
    const range = [Math.min(...values), Math.max(...values)].map((bound) => formatValue(metric, bound)).join(' to ');
    // Some systems do not declare what most tasks of WRIT need.
    const compared =
      id === 'writ' ? ': measured on different numbers of tasks (n=15 to 150), so no range is shown' : `: ${range}`;
    expect(line).toContain(`the board's ${systems.length} systems${compared}`);
    if (selection.limit === null) {
      expect(line).toContain(`all ${generator.publicCount} tasks`);
      const { boards } = json<BoardFigures>('leaderboard/standings.json');
      const control = boards.find((one) => one.suite.id === id)?.control;
      const above = systems.filter((one) => (one.ci95_clustered?.[0] ?? one.value) > (control?.value ?? -1));
      expect([metric.better, above.length < systems.length]).toEqual(['higher', true]);
      const better = above.filter((one) => one.value > value).length;
      const placed = `  place ${better + 1} of ${above.length + 1}: ${above.length} of ${systems.length} other systems is also clearly above the control ${control?.name} (${formatValue(metric, control?.value ?? Number.NaN)})`;
      expect(place === placed).toBe(description.headline !== undefined);
    } else {
      const { tasks, not_measured: not } = card.counts;
      const measured = not === 0 ? '' : `, ${tasks - not} measured`;
      expect(line).toContain(`${selection.limit} of ${generator.publicCount} tasks${measured};`);
      expect(place).not.toMatch(/place/);
    }
  });

  it('gives a place in at least one suite, and runs only a part of a long one', async () => {
    const limits = SUITE_IDS.map((id) => json<Manifest>(join(bundle(id), 'manifest.json')).selection.limit);
    expect(limits).toContain(null);
    expect(limits.some((limit) => limit !== null)).toBe(true);
    expect(said.stdout).toMatch(/place \d+ of \d+/);
  });

  it.each(SUITE_IDS)('names the weakest families of %s', async (id) => {
    const { description } = await loadSuite(id);
    const metric = mainMetric(description);
    const { families, overall } = json<Scorecard>(join(bundle(id), 'scorecard.json'));
    const value = (family: string) => families[family]?.metrics[metric.id]?.value ?? Number.NaN;
    const sign = metric.better === 'higher' ? 1 : -1;
    const [, after = ''] = said.stdout.split(`\n${description.title}  `);
    const [, weakest = ''] = /\n {2}weakest: (.*)/.exec(after) ?? [];
    const named = description.families.filter(({ label }) => weakest.includes(`${label} `));
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(2);
    const worst = Math.max(...named.map((family) => sign * value(family.id)));
    expect(worst).toBeLessThan(sign * (overall.metrics[metric.id]?.value ?? Number.NaN));
    for (const family of description.families.filter((one) => !named.includes(one)))
      expect(sign * value(family.id)).not.toBeLessThan(worst);
  });

  it.each(SUITE_IDS)('writes a bundle of %s that verifies', async (id) => {
    expect(await cib('verify', bundle(id))).toMatchObject({ status: 0 });
  });

  it('builds pages of its own runs alone, without broken links', () => {
    const site = join(out, 'site');
    expect(readdirSync(join(site, 'systems'))).toEqual(['example.html']);
    const home = readFileSync(join(site, 'index.html'), 'utf8');
    expect(home).toMatch(/<tr class="run"[^>]*>\s*<th[^>]*>\s*<a href="systems\/example\.html">/);
    expect(home).toMatch(/<p class="prose quiet">[^<]*a rank alone is no sign of memory/);
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
    const ran = SUITE_IDS.map((id) => json<Scorecard>(join(bundle(id), 'scorecard.json')).counts.tasks);
    const tasks = pages.filter((path) => /^tasks\/.*(?<!\/index)\.html$/.test(path));
    expect(tasks).toHaveLength(ran.reduce((sum, count) => sum + count, 0));
    for (const page of pages) {
      const links = [...readFileSync(join(site, page), 'utf8').matchAll(/ href="([^"#:]+)"/g)];
      for (const [, to = ''] of links)
        expect([page, to, existsSync(join(site, page, '..', to))]).toEqual([page, to, true]);
    }
  });

  it('gives the same figures again for one suite, and replaces the files of an earlier demo', async () => {
    const again = join(folder, 'again');
    const first = await cib('demo', '--suite', 'cib', '--out', again);
    writeFileSync(join(again, 'entries/stray'), '');
    const second = await cib('demo', '--suite', 'cib', '--out', again);
    expect(second.stdout).toBe(first.stdout);
    expect(readdirSync(join(again, 'entries'))).toEqual(['example']);
    expect(readdirSync(join(again, 'entries/example')).sort()).toEqual(['cib', 'entry.json']);
    const line = /^Context Integrity .*$/m;
    expect(first.stdout.match(line)?.[0]).toBe(said.stdout.match(line)?.[0]);
  });

  it('replaces a demo that was killed while its site was built, and leaves one that runs', async () => {
    const killed = temporaryFolder();
    for (const name of ['entries', 'site', 'site.lock', '.site.cib-draft', '.site.cib-former'])
      mkdirSync(join(killed, name));
    for (const name of ['made-by-demo.txt', '.4194305-1.lock', '.made-by-demo.txt.4194305-1-0123abcd.draft'])
      writeFileSync(join(killed, name), '');
    const both = await Promise.all([1, 2].map(() => cib('demo', '--suite', 'cib', '--out', killed)));
    const [first, second] = both.toSorted((a, b) => a.status - b.status);
    expect(first).toMatchObject({ status: 0 });
    expect(second).toMatchObject({ status: 2, stderr: expect.stringMatching(/^error out\.busy: /) });
    expect(readdirSync(killed).sort()).toEqual(['entries', 'made-by-demo.txt', 'site']);
  });

  it('empties no folder that another program made', async () => {
    const mine = temporaryFolder();
    writeFileSync(join(mine, 'mine.txt'), 'mine');
    const refused = await cib('demo', '--out', mine);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toMatch(/out\.exists/);
    expect(readFileSync(join(mine, 'mine.txt'), 'utf8')).toBe('mine');
  });
});

/** The values of a metric of the systems on this repository's board, from their bundles. */
function boardFigures(suite: string, metric: string): readonly Estimate[] {
  return readdirSync(ENTRIES).flatMap((slug) => {
    const { kind, suites } = json<{ kind: string; suites: Record<string, string> }>(join(ENTRIES, slug, 'entry.json'));
    const name = suites[suite];
    if (kind !== 'system' || name === undefined) return [];
    const { overall } = json<Scorecard>(join(ENTRIES, slug, name, 'scorecard.json'));
    return overall.metrics[metric] ?? [];
  });
}
