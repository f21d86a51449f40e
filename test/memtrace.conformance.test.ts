import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import type { BenchReport } from '../src/suite/bench.ts';
import { cib, cibJson } from './support/cli.ts';
import { conformanceFiles } from './support/conformance.ts';
import { temporaryFolder } from './support/folder.ts';

const folder = `${process.env.CONFORMANCE_DATA}/memtrace`;
const isThere = existsSync(`${folder}/expected.json`);

type Rows<T> = Record<string, T>;
type Figures = Rows<number>;

interface Expected extends Rows<unknown> {
  sample_dataset: Rows<Figures>;
  dataset_3000: { category_mix: Figures; by_strategy: Rows<Figures> };
  trace_120x10: { probes: number; by_strategy: Rows<Figures> };
  acceptance: string[];
  acceptance_case_summary: Rows<Figures>;
}

interface Measured {
  dataset: BenchReport['dataset'];
  systems: Scorecard[];
  claims: BenchReport['claims'];
  parts: (BenchReport & { id: string })[];
  /** Only the part `cases` has them. */
  cases: CaseRow[];
}

interface CaseRow extends Rows<unknown> {
  case_id: string;
  strategy: string;
}

interface Cases {
  summary: Rows<Figures>;
  results: CaseRow[];
}

interface TraceSizes {
  sizes: Rows<{
    probe_count: number;
    by_strategy: Rows<{ recall_rate: number; contamination_rate: number; clean_context_rate: number } & Figures>;
    delta: Figures;
  }>;
}

/**
 * The original decides between equally near memories by random ids, so its means of tokens vary from run to run: the more, the
 * fewer probes (docs/memtrace.md).
 */
const TOKENS = 'avg_context_tokens';
const TOKEN_RATIO = 'context_token_ratio_vs_long_context';
const tokensApart = (probes: number) => (probes >= 200 ? 0.001 : 0.005 * Math.max(1, Math.sqrt(18 / probes)));

const part = (name: string, ...words: readonly string[]) =>
  cibJson<Measured>('baselines', '--suite', 'memtrace', '--part', name, ...words);

/** Compares each system's figures by name, to six decimals where so many are published. */
function expectFigures(systems: readonly Scorecard[], published: Rows<Figures>): void {
  for (const { system, overall } of systems) {
    const figures = Object.entries(published[system.name] ?? {});
    expect(figures.length, system.name).toBeGreaterThan(0);
    for (const [id, value] of figures) {
      const own = overall.metrics[id]?.value ?? Number.NaN;
      if (id === TOKENS) expect(Math.abs(own - value), system.name).toBeLessThanOrEqual(tokensApart(overall.n) * value);
      else expect(own, `${system.name} ${id}`).toBeCloseTo(value, 6);
    }
  }
}

describe.skipIf(!isThere)('MemTrace (skipped if CONFORMANCE_DATA has no memtrace)', () => {
  const expected: Expected = isThere && JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8'));
  const sizesIn = (kind: string) =>
    Object.keys(expected).flatMap((name) => (/\d$/.test(name) && name.startsWith(kind) ? name.slice(kind.length) : []));

  it.each(conformanceFiles('memtrace', /\.jsonl$/))('gives the published figures of a file: %s', async (path) => {
    const { systems, dataset } = await part('dataset', '--dataset', path);
    const tasks = readFileSync(path, 'utf8').split('\n').filter(Boolean).length;
    expect(dataset).toMatchObject({ id: basename(path), tasks });
    const published = expected[basename(path, '.jsonl')] as Rows<Figures> | undefined;
    const told = systems.filter(({ system }) => published?.[system.name] !== undefined);
    expect(told).toHaveLength(Object.keys(published ?? {}).length);
    expectFigures(told, published ?? {});
  });

  it('has figures of the sample', () => {
    expect(Object.keys(expected.sample_dataset)).toHaveLength(2);
  });

  it.each(sizesIn('dataset_'))('gives the published figures of %s records', async (count) => {
    const { systems, claims } = await part('dataset', '--count', count);
    const { category_mix, by_strategy } = expected[`dataset_${count}`] as Expected['dataset_3000'];
    expect(systems.map(({ system }) => system.name)).toEqual(Object.keys(by_strategy));
    expectFigures(systems, by_strategy);
    for (const { families } of systems) {
      expect(Object.fromEntries(Object.entries(families).map(([id, { n }]) => [id, n]))).toEqual(category_mix);
    }
    expect(claims.filter(({ held }) => held !== true)).toEqual([]);
  });

  it.each(sizesIn('trace_'))('gives the published figures of runs times subgoals: %s', async (size) => {
    const [scenarios = '', subgoals = ''] = size.split('x');
    // The first is the size of the part without options.
    const words = size === '120x10' ? [] : ['--scenarios', scenarios, '--subgoals', subgoals];
    const { systems, claims } = await part('trace', ...words);
    const { probes, by_strategy } = expected[`trace_${size}`] as Expected['trace_120x10'];
    expect(systems.map(({ system }) => system.name)).toEqual(Object.keys(by_strategy));
    expect(systems.map(({ overall }) => overall.n)).toEqual(systems.map(() => probes));
    expectFigures(systems, by_strategy);
    expect(claims.filter(({ held }) => held !== true)).toEqual([]);
  });

  const sizes = conformanceFiles('memtrace', /^trace-sizes.*\.json$/).flatMap((path) =>
    Object.entries((JSON.parse(readFileSync(path, 'utf8')) as TraceSizes).sizes),
  );

  it.each(sizes)('gives the published figures of long runs, %s', async (size, { probe_count, by_strategy, delta }) => {
    const [scenarios = '', subgoals = ''] = size.split('x');
    const { systems, parts } = await part('trace', '--scenarios', scenarios, '--subgoals', subgoals);
    const published = Object.entries(by_strategy).map(([name, figures]) => [
      name,
      {
        recall: figures.recall_rate,
        contamination: figures.contamination_rate,
        clean: figures.clean_context_rate,
        [TOKENS]: figures[TOKENS],
      },
    ]);
    expectFigures(systems, Object.fromEntries(published));
    expect(systems.map(({ overall }) => overall.n)).toEqual(systems.map(() => probe_count));
    const rows = parts[0]?.tables.find(({ id }) => id === 'delta')?.rows ?? [];
    expect(rows.map(([name]) => name)).toEqual(Object.keys(delta));
    for (const [name, cell] of rows) {
      const value = delta[String(name)] ?? Number.NaN;
      const apart = name === TOKEN_RATIO && probe_count < 200 ? tokensApart(probe_count) * value : 0.0005;
      expect(Math.abs((cell as { value: number }).value - value), String(name)).toBeLessThan(apart);
    }
    const tokens = (name: string) =>
      systems.find(({ system }) => system.name === name)?.overall.metrics[TOKENS]?.value ?? 0;
    const theirs = (name: string) => by_strategy[name]?.[TOKENS] ?? 0;
    const more = theirs('variant_2') - theirs('baseline_1');
    // A smaller difference may have either sign from run to run.
    if (Math.abs(more) > 2 * tokensApart(probe_count) * theirs('baseline_1'))
      expect(Math.sign(tokens('variant_2') - tokens('baseline_1'))).toBe(Math.sign(more));
  });

  it('gives the published figures of every case under every strategy', async () => {
    const { summary, results }: Cases = JSON.parse(readFileSync(`${folder}/cases.json`, 'utf8'));
    const { cases, systems } = await part('cases');
    expect(cases).toHaveLength(results.length);
    for (const { warnings: _, ...row } of results) {
      const own = cases.find(({ case_id, strategy }) => case_id === row.case_id && strategy === row.strategy);
      expect(own).toMatchObject(row);
    }
    expectFigures(systems, summary);
  });

  it('gives the published figures of the sixteen cases', async () => {
    const { systems, parts } = await part('cases');
    expect(systems.map(({ system }) => system.name)).toEqual(Object.keys(expected.acceptance_case_summary));
    expectFigures(systems, expected.acceptance_case_summary);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.passed).toBe(true);
    expect(parts[0]?.claims.map(({ id, held }) => ({ id, held }))).toEqual(
      expected.acceptance.map((id) => ({ id, held: true })),
    );
  });
});

describe('cib baselines --suite memtrace', () => {
  it('prints the tables of a part, and says whether the acceptance passed', async () => {
    const { status, stdout } = await cib('baselines', '--suite', 'memtrace', '--part', 'cases');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^task_success_rate +0% +50% +56\.3% +56\.3% +75% +75%$/m);
    expect(stdout).toMatch(/^passed: true$/m);
  });

  it('subtracts shares of six decimals, as the original does', async () => {
    const probes = [{ question: 'What colour is the door?', recall_markers: ['green'] }];
    const fact = { content: 'The door is green.' };
    const records = [[fact], [{ ...fact, branch_status: 'failed' }], []].map((facts, i) => ({
      id: `r_${i}`,
      facts,
      probes,
    }));
    const path = `${temporaryFolder()}/records.jsonl`;
    writeFileSync(path, records.map((record) => JSON.stringify(record)).join('\n'));
    const { parts } = await part('dataset', '--dataset', path);
    const rows = parts[0]?.tables.find(({ id }) => id === 'delta')?.rows;
    expect(rows).toContainEqual(['recall_cost', { value: 0.333334, text: '0.333334' }]);
    expect(rows).toContainEqual(['clean_context_gain', { value: -0.333334, text: '-0.333334' }]);
  });

  it.each([
    ['cases', ['--count', '3'], 'Part cases takes no --count.'],
    ['trace', ['--dataset', 'x.jsonl'], 'Part trace takes no --dataset.'],
    ['trace', ['--subgoals', '0'], '--subgoals is "0".'],
    ['other', [], 'Suite memtrace has no part "other".'],
  ])('--part %s refuses %j', async (name, words, message) => {
    const { status, stderr } = await cib('baselines', '--suite', 'memtrace', '--part', name, ...words);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) });
  });
});
