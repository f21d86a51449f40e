import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultsMaker } from '../../src/analysis/results.ts';
import type { Entry } from '../../src/evidence/entry.ts';
import { STYLES } from '../../src/site/assets.ts';
import { boards } from '../../src/site/board/board.ts';
import type { ShownBundle, ShownEntry } from '../../src/site/board/entries.ts';
import { compileTemplates } from '../../src/site/compile-templates.ts';
import { overviewPage } from '../../src/site/overview/overview-page.ts';
import {
  type Page,
  type PageMaker,
  type Render,
  TEMPLATES,
  type TemplateName,
  templateFile,
} from '../../src/site/page.ts';
import { Rendered } from '../../src/site/rendered.ts';
import type { Site } from '../../src/site/site.ts';
import type { SuiteDescription } from '../../src/suite/description.ts';
import { mainMetric } from '../../src/suite/description.ts';
import { loadSuite } from '../../src/suites/catalogue.ts';
import { projectRoot } from '../../src/system/installation.ts';

const SUITES = ['worlds', 'cib', 'context-decay', 'memtrace'];
const TASKS = 40;

const pad = (number: number) => String(number).padStart(3, '0');

/** The name of a system, by its place in the alphabet. */
export const nameOf = (system: number) => `mem-${pad(system)}`;

const resultsOf = resultsMaker();

/** Systems of ten kinds in equal parts, whose results differ enough for every suite to order the table. */
function bundleOf(description: SuiteDescription, system: number): ShownBundle {
  const metric = mainMetric(description).id;
  const passes = (task: number) => task < 4 * ((system % 10) + 1);
  const value = (4 * ((system % 10) + 1)) / TASKS - system / 1e5;
  const estimate = { value, n: TASKS, ci95: [value - 0.04321, value + 0.04321], ci95_clustered: [value - 0.05, value] };
  const measured = { n: TASKS, metrics: { [metric]: estimate } };
  return {
    suite: { description, ownSystems: [] },
    manifest: { dates: { finished: '2026-01-05T00:00:00.000Z' }, adapter: { spec: 'cmd:x' } },
    scorecard: {
      suite: { id: description.id, version: description.version },
      dataset: { id: 'data', sha256: description.id, tasks: TASKS, official: true },
      system: { name: nameOf(system), version: `1.0.${system}`, reads_labels: false },
      overall: measured,
      families: Object.fromEntries(description.families.map(({ id }) => [id, measured])),
      validity: { state: 'valid', rules: [], controls: [] },
    },
    results: resultsOf(
      Array.from({ length: TASKS }, (_, i) => ({
        ...{ id: `t${i}`, cluster: `c${i}`, verdict: passes(i) ? 'passed' : 'failed', failure_modes: [] },
        values: { [metric]: Number(passes(i)) },
      })) as never,
    ),
    timing: { latency_ms: { query: { p50: 1 + system / 7, buckets: [] } } },
    tier: 'own',
    runs: [{}],
  } as unknown as ShownBundle;
}

/**
 * A site of this many systems on four suites, without pages of tasks.
 *
 * @param twins further systems with the results of the others in turns, another licence and another time
 */
export async function siteOfMany(systems: number, twins = 0): Promise<Site> {
  const suites = (await Promise.all(SUITES.map(loadSuite))).map(({ description }) => ({ description, ownSystems: [] }));
  const entries = Array.from({ length: systems }, (_, i): ShownEntry => {
    const name = nameOf(i);
    const entry = {
      slug: name,
      name,
      version: `1.0.${i} with many more words`,
      licence: 'Apache-2.0',
      kind: 'system',
      network: i % 2 === 0,
    };
    return {
      entry: entry as Entry,
      bundles: suites.map(({ description }) => bundleOf(description, i)),
      dispute: undefined,
    };
  });
  for (let i = 0; i < twins; i += 1) {
    const { entry, bundles } = entries[i % systems] as ShownEntry;
    const name = `twin-of-${entry.slug}${i < systems ? '' : `-${i}`}`;
    const timing = { latency_ms: { query: { p50: 0.5, buckets: [] } } } as unknown as ShownBundle['timing'];
    const other = { slug: name, name, licence: 'MIT' };
    entries.push({
      entry: { ...entry, ...other },
      bundles: bundles.map((bundle) => ({ ...bundle, timing })),
      dispute: undefined,
    });
  }
  return {
    ...{ title: 'Systems', notices: [], asOf: '2026-02-01', repository: 'ada/board', url: undefined },
    ...{ entries, boards: boards(entries, SUITES, { ranksClaims: false }), suites, preview: undefined },
  } as unknown as Site;
}

/** The pages that a maker makes of a site, as texts. */
export async function pagesOf(make: PageMaker, site: Site): Promise<readonly (Page & { readonly text: string })[]> {
  const texts = TEMPLATES.map((name) => [name, asset(`templates/${templateFile(name)}`)]);
  const compiled = compileTemplates<TemplateName>(Object.fromEntries(texts));
  const rendered = (
    name: TemplateName,
    inputs: object,
    viewOf: (inputs: object) => object | Promise<object> = (view) => view,
  ) => Rendered.of(name, inputs, async (own) => compiled[name](await viewOf(own)));
  const render = TEMPLATES.map((name) => [name, rendered.bind(undefined, name)] as const);
  const pages: (Page & { readonly text: string })[] = [];
  for await (const { path, text } of make(site, Object.fromEntries(render) as Render))
    pages.push({ path, text: typeof text === 'string' ? text : await text.text() });
  return pages;
}

/** The pages of the overview of this many systems. */
export const overviewOf = async (systems: number, twins = 0) => pagesOf(overviewPage, await siteOfMany(systems, twins));

/** Writes them to a folder, with the files that they load. */
export async function writeOverview(folder: string, systems: number, twins = 0): Promise<void> {
  cpSync(join(projectRoot(), 'dist/browser'), join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/style.css'), STYLES.map((name) => asset(`assets/styles/${name}.css`)).join('\n'));
  writeFileSync(join(folder, 'assets/icon.svg'), asset('assets/icon.svg'));
  for (const { path, text } of await overviewOf(systems, twins)) writeFileSync(join(folder, path), text);
}

const asset = (path: string) => readFileSync(join(projectRoot(), 'leaderboard', path), 'utf8');
