import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import type { BenchReport } from '../src/suite/bench.ts';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

const folder = `${process.env.CONFORMANCE_DATA}/memtrace`;
const isThere = existsSync(`${folder}/expected.json`);

type Rows<T> = Record<string, T>;
type Figures = Rows<number>;

interface Expected {
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

/** The original decides between equally near memories by random ids, so its means of tokens vary from run to run. */
const TOKENS = 'avg_context_tokens';
const TOKENS_APART = 0.001;

const part = (name: string, ...words: readonly string[]) =>
  cibJson<Measured>('baselines', '--suite', 'memtrace', '--part', name, ...words);

/** Compares each system's figures by name, to six decimals where so many are published. */
function expectFigures(systems: readonly Scorecard[], published: Rows<Figures>): void {
  for (const { system, overall } of systems) {
    const figures = Object.entries(published[system.name] ?? {});
    expect(figures.length, system.name).toBeGreaterThan(0);
    for (const [id, value] of figures) {
      const own = overall.metrics[id]?.value ?? Number.NaN;
      if (id === TOKENS) expect(Math.abs(own - value), system.name).toBeLessThanOrEqual(TOKENS_APART * value);
      else expect(own, `${system.name} ${id}`).toBeCloseTo(value, 6);
    }
  }
}

describe.skipIf(!isThere)('MemTrace (skipped if CONFORMANCE_DATA has no memtrace)', () => {
  const expected: Expected = isThere && JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8'));

  it('gives the published figures of its sample, read as a file', async () => {
    const { systems, dataset } = await part('dataset', '--dataset', `${folder}/sample_dataset.jsonl`);
    expect(dataset).toMatchObject({ id: 'sample_dataset.jsonl', tasks: 3 });
    const told = systems.filter(({ system }) => system.name in expected.sample_dataset);
    expect(told).toHaveLength(2);
    expectFigures(told, expected.sample_dataset);
  });

  it('gives the published figures of 3,000 records', async () => {
    const { systems, claims } = await part('dataset', '--count', '3000');
    const { category_mix, by_strategy } = expected.dataset_3000;
    expect(systems.map(({ system }) => system.name)).toEqual(Object.keys(by_strategy));
    expectFigures(systems, by_strategy);
    for (const { families } of systems) {
      expect(Object.fromEntries(Object.entries(families).map(([id, { n }]) => [id, n]))).toEqual(category_mix);
    }
    expect(claims.filter(({ held }) => held !== true)).toEqual([]);
  });

  it('gives the published figures of 120 runs of 10 subgoals', async () => {
    const { systems, claims } = await part('trace');
    const { probes, by_strategy } = expected.trace_120x10;
    expect(systems.map(({ system }) => system.name)).toEqual(Object.keys(by_strategy));
    expect(systems.map(({ overall }) => overall.n)).toEqual(systems.map(() => probes));
    expectFigures(systems, by_strategy);
    expect(claims.filter(({ held }) => held !== true)).toEqual([]);
  });

  const { sizes }: TraceSizes = isThere
    ? JSON.parse(readFileSync(`${folder}/trace-sizes.json`, 'utf8'))
    : { sizes: {} };

  it.each(Object.entries(sizes))(
    'gives the published figures of long runs, %s',
    async (size, { probe_count, by_strategy, delta }) => {
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
        expect((cell as { value: number }).value, String(name)).toBeCloseTo(delta[String(name)] ?? Number.NaN, 3);
      }
      const tokens = (name: string) =>
        systems.find(({ system }) => system.name === name)?.overall.metrics[TOKENS]?.value ?? 0;
      const theirs = (name: string) => by_strategy[name]?.[TOKENS] ?? 0;
      expect(Math.sign(tokens('variant_2') - tokens('baseline_1'))).toBe(
        Math.sign(theirs('variant_2') - theirs('baseline_1')),
      );
    },
  );

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
