import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cib, cibJson } from '../support/cli.ts';
import { conformanceFiles } from '../support/conformance.ts';

const dataset = `${process.env.CONFORMANCE_DATA}/cib-v0/cib-v0-dataset.jsonl`;

/** CIB table 8, as printed. */
const TABLE_8 = [
  ['recent3', '18.0%', '39.0%', '16.0% [12.0%, 21.1%]', '16.0%', '8.0%', '46.0%', '40.0', '4.00'],
  ['fullHistory', '29.5%', '100.0%', '76.0% [70.3%, 80.9%]', '76.0%', '24.0%', '0.0%', '55.5', '13.68'],
  ['lexical3', '43.3%', '100.0%', '76.0% [70.3%, 80.9%]', '76.0%', '24.0%', '0.0%', '42.1', '18.03'],
  ['writeLexical3', '88.0%', '100.0%', '76.0% [70.3%, 80.9%]', '76.0%', '24.0%', '0.0%', '28.0', '27.10'],
  ['scopedHybrid3', '100.0%', '100.0%', '100.0% [98.5%, 100.0%]', '100.0%', '0.0%', '0.0%', '26.0', '38.40'],
];

/** CIB table 8.1. */
const TABLE_8_1 = [
  ['selective_write', '0.0%', '100.0%', '100.0%', '100.0%', '100.0%'],
  ['evidence_retrieval', '0.0%', '100.0%', '100.0%', '100.0%', '100.0%'],
  ['knowledge_update', '100.0%', '0.0%', '0.0%', '0.0%', '100.0%'],
  ['abstention', '0.0%', '100.0%', '100.0%', '100.0%', '100.0%'],
  ['multi_session', '0.0%', '100.0%', '100.0%', '100.0%', '100.0%'],
  ['action_grounding', '0.0%', '100.0%', '100.0%', '100.0%', '100.0%'],
  ['causal_action', '0.0%', '0.0%', '0.0%', '0.0%', '100.0%'],
];

/** CIB table 8.2: both, scoped only, baseline only, neither, delta, exact p. */
const TABLE_8_2 = [
  ['recent3', '40', '210', '0', '0', '84.0%', '<0.0001'],
  ['fullHistory', '190', '60', '0', '0', '24.0%', '<0.0001'],
  ['lexical3', '190', '60', '0', '0', '24.0%', '<0.0001'],
  ['writeLexical3', '190', '60', '0', '0', '24.0%', '<0.0001'],
];

/** The printed table with a title, whose cells are separated by two spaces or more. */
function table(stdout: string, title: string): string[][] {
  const lines = stdout.split('\n');
  const start = lines.indexOf(title) + 3;
  const end = lines.findIndex((line, i) => i > start && (line === '' || line.startsWith('*')));
  return lines.slice(start, end).map((line) => line.replace(' *', '').split(/ {2,}/));
}

const printed = async (...words: string[]) => {
  const { stdout, status } = await cib('baselines', '--suite', 'cib', ...words);
  expect(status).toBe(0);
  return stdout;
};

interface Baselines {
  dataset: { official: boolean; tasks: number; sha256: string };
  systems: { system: { name: string }; overall: { metrics: Record<string, { value: number }> } }[];
  claims: { held: boolean | null }[];
}

describe.runIf(existsSync(dataset))('the official dataset, CIB v0', () => {
  it('gives the paper’s three tables, to the last digit', async () => {
    const stdout = await printed('--dataset', dataset);
    expect(table(stdout, 'Results')).toEqual(TABLE_8);
    expect(table(stdout, 'Retrieval sufficiency by family')).toEqual(TABLE_8_1);
    expect(table(stdout, 'Paired tests against scopedHybrid3').map((row) => row.slice(0, 7))).toEqual(TABLE_8_2);
  });

  it('is recognised as official by its bytes', async () => {
    const official = await cibJson<Baselines>('baselines', '--suite', 'cib', '--dataset', dataset);
    expect(official.dataset).toMatchObject({
      official: true,
      tasks: 250,
      sha256: 'e63b77bcd100e8dfa156fb469dccece798b0eb9924c9bf4b5096f0b06175d54f',
    });
    expect(official.claims.map(({ held }) => held)).toEqual([true, true, true, true]);
  });

  it('passes the release checks', async () => {
    const { status, stdout } = await cib('validate', dataset, '--suite', 'cib');
    expect(stdout).toContain('250 tasks');
    expect(status).toBe(0);
  });
});

interface PublishedTask {
  events: { source_id: string }[];
  gold_evidence: string[];
  stale_evidence: string[];
}

/** Precision, recall, sufficiency, stale error and unsupported risk by section 7.1, if a system retrieves these events. */
function section71(tasks: readonly PublishedTask[], retrieved: (task: PublishedTask) => readonly string[]): number[] {
  const scores = tasks.map((task) => {
    const [found, gold] = [new Set(retrieved(task)), new Set(task.gold_evidence)];
    const hits = [...gold].filter((id) => found.has(id)).length;
    const stale = task.stale_evidence.some((id) => found.has(id));
    return [hits / found.size, hits / gold.size, +(hits === gold.size && !stale), +stale, +(hits === 0)];
  });
  return [0, 1, 2, 3, 4].map((at) => scores.reduce((sum, score) => sum + (score[at] ?? 0), 0) / scores.length);
}

const METRICS_7_1 = [
  'evidence_precision',
  'evidence_recall',
  'retrieval_sufficiency',
  'stale_error',
  'unsupported_risk',
];

describe.each(conformanceFiles('cib-v0', /\.jsonl$/))('the published tasks in %s', (path) => {
  it('give the figures of section 7.1 for the last three events, and for all', async () => {
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    const tasks: PublishedTask[] = lines.map((line) => JSON.parse(line));
    const { systems, dataset } = await cibJson<Baselines>('baselines', '--suite', 'cib', '--dataset', path);
    expect(dataset.tasks).toBe(tasks.length);
    const idsOf = ({ events }: PublishedTask) => events.map((event) => event.source_id);
    for (const [name, retrieved] of [
      ['recent3', (task: PublishedTask) => idsOf(task).slice(-3)],
      ['fullHistory', idsOf],
    ] as const) {
      const metrics = systems.find(({ system }) => system.name === name)?.overall.metrics ?? {};
      const expected = section71(tasks, retrieved);
      for (const [at, id] of METRICS_7_1.entries())
        expect(metrics[id]?.value, `${name} ${id}`).toBeCloseTo(expected[at] ?? Number.NaN, 9);
    }
  });
});

describe('the built-in dataset', () => {
  it('gives the paper’s percentages, intervals, counts and p-values, and its averages within 2%', async () => {
    const stdout = await printed();
    const measured = table(stdout, 'Results');
    expect(measured.map((row) => row.slice(0, 7))).toEqual(TABLE_8.map((row) => row.slice(0, 7)));
    for (const [i, row] of measured.entries()) {
      for (const column of [7, 8]) {
        const paper = Number(TABLE_8[i]?.[column]);
        expect(Math.abs(Number(row[column]) / paper - 1), `${row[0]} column ${column}`).toBeLessThan(0.02);
      }
    }
    expect(table(stdout, 'Retrieval sufficiency by family')).toEqual(TABLE_8_1);
    expect(table(stdout, 'Paired tests against scopedHybrid3').map((row) => row.slice(0, 7))).toEqual(TABLE_8_2);
  });

  it('is not official', async () => {
    expect((await cibJson<Baselines>('baselines', '--suite', 'cib')).dataset.official).toBe(false);
  });
});
