import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import type { BenchReport } from '../src/suite/bench.ts';
import { cib, cibJson } from './support/cli.ts';

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
}

/** The project's own sentences cost other tokens than the original's; docs/memtrace.md says how far apart they are. */
const OWN_WORDING = 'avg_context_tokens';

const part = (name: string, ...words: readonly string[]) =>
  cibJson<Measured>('baselines', '--suite', 'memtrace', '--part', name, ...words);

/** Each system's figures by name, to six decimals where they were published. */
function expectFigures(systems: readonly Scorecard[], published: Rows<Figures>): void {
  for (const { system, overall } of systems) {
    const figures = Object.entries(published[system.name] ?? {}).filter(([id]) => id !== OWN_WORDING);
    expect(figures.length, system.name).toBeGreaterThan(0);
    for (const [id, value] of figures) expect(overall.metrics[id]?.value, `${system.name} ${id}`).toBeCloseTo(value, 6);
  }
}

describe.skipIf(!isThere)('the published figures of MemTrace (skipped where CONFORMANCE_DATA has no memtrace)', () => {
  const expected: Expected = isThere && JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8'));

  it('are those of its sample, read as a file', async () => {
    const { systems, dataset } = await part('dataset', '--dataset', `${folder}/sample_dataset.jsonl`);
    expect(dataset).toMatchObject({ id: 'sample_dataset.jsonl', tasks: 3 });
    const told = systems.filter(({ system }) => system.name in expected.sample_dataset);
    expect(told).toHaveLength(2);
    expectFigures(told, expected.sample_dataset);
  });

  it('are those of 3,000 records', async () => {
    const { systems, claims } = await part('dataset', '--count', '3000');
    const { category_mix, by_strategy } = expected.dataset_3000;
    expect(systems.map(({ system }) => system.name)).toEqual(Object.keys(by_strategy));
    expectFigures(systems, by_strategy);
    for (const { families } of systems) {
      expect(Object.fromEntries(Object.entries(families).map(([id, { n }]) => [id, n]))).toEqual(category_mix);
    }
    expect(claims.filter(({ held }) => held !== true)).toEqual([]);
  });

  it('are those of 120 runs of 10 subgoals', async () => {
    const { systems, claims } = await part('trace');
    const { probes, by_strategy } = expected.trace_120x10;
    expect(systems.map(({ system }) => system.name)).toEqual(Object.keys(by_strategy));
    expect(systems.map(({ overall }) => overall.n)).toEqual(systems.map(() => probes));
    expectFigures(systems, by_strategy);
    expect(claims.filter(({ held }) => held !== true)).toEqual([]);
  });

  it('are those of the sixteen cases', async () => {
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

describe('the parts of MemTrace', () => {
  it('print their tables, and say whether the acceptance passed', async () => {
    const { status, stdout } = await cib('baselines', '--suite', 'memtrace', '--part', 'cases');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^variant_2 +75% +0% +0% +0% +31\.19$/m);
    expect(stdout).toMatch(/^passed: true$/m);
  });

  it.each([
    ['cases', ['--count', '3'], 'Part cases takes no --count.'],
    ['trace', ['--dataset', 'x.jsonl'], 'Part trace takes no --dataset.'],
    ['other', [], 'Suite memtrace has no part "other".'],
  ])('%s with %j is refused', async (name, words, message) => {
    const { status, stderr } = await cib('baselines', '--suite', 'memtrace', '--part', name, ...words);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) });
  });
});
