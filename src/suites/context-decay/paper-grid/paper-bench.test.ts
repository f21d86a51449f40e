import { beforeAll, describe, expect, it } from 'vitest';
import type { BenchReport } from '../../../suite/bench.ts';
import { draftGrid, runGrid } from '../grid.ts';
import spread from '../hash-seed-spread.json' with { type: 'json' };
import { hashSecret } from '../python-hash.ts';
import { STRATEGIES } from '../strategies/strategies.ts';
import { tables } from '../tables.ts';
import { paperBench } from './paper-bench.ts';

const texts = (report: BenchReport, id: string) =>
  report.tables
    .find((table) => table.id === id)
    ?.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));

describe('paperBench', () => {
  let report: BenchReport;
  beforeAll(async () => {
    report = await paperBench.run({});
  });

  it('prints every figure of the original’s five tables once', () => {
    const experiments = runGrid(draftGrid(), STRATEGIES, hashSecret(0));
    const printed = tables(experiments).map(({ id, figures }) => [id, figures.length]);
    const cells = report.tables
      .slice(0, 5)
      .map(({ id, rows }) => [id, rows.flat().filter((one) => typeof one !== 'string').length]);
    expect(cells).toEqual(printed);
    expect(texts(report, 'overall')?.[3]).toEqual([
      'File-Backed Persistent State',
      '0.886',
      '0.079',
      '1.000',
      '0.742',
      '39.6x',
      '233.89',
    ]);
    expect(texts(report, 'efficiency')?.[0]).toEqual(['50', '102', '61', '26', '16', '734']);
  });

  it('shows each of the paper’s figures with ours, both within the bounds of all hash seeds', () => {
    const rows = texts(report, 'paper-figures') ?? [];
    expect(rows).toHaveLength(spread.figures.filter(({ paper }) => paper !== null).length);
    expect(rows.filter(([, , , paper, ours, least, most]) => !isBetween([paper, ours], least, most))).toEqual([]);
  });

  it('shows the same figures of ours as the tables of this run', () => {
    const ours = (texts(report, 'paper-figures') ?? []).filter(([table]) => table === 'overall');
    const columns = report.tables[0]?.columns ?? [];
    for (const [, row, column = '', , figure] of ours) {
      const cell = texts(report, 'overall')?.find(([label]) => label === row)?.[columns.indexOf(column)];
      expect([row, column, Number(cell?.replace('x', ''))]).toEqual([row, column, Number(figure)]);
    }
  });

  it.each([
    ['3.11', 62],
    ['3.10', 71],
  ])('with Python %s prints %d of the paper’s 73 figures', async (python, equal) => {
    const rows = texts(await paperBench.run({ settings: { python } }), 'paper-figures') ?? [];
    expect(rows).toHaveLength(73);
    expect(rows.filter(([, , , paper, ours]) => paper === ours)).toHaveLength(equal);
  });

  it('with Python 3.10 prints another density for two strategies, and within the bounds of all hash seeds', async () => {
    const other = await paperBench.run({ settings: { python: '3.10' } });
    const rows = texts(other, 'paper-figures') ?? [];
    expect(rows.filter(([, , , paper, ours]) => paper !== ours).map((row) => row.slice(1, 5))).toEqual([
      ['Sliding Window + Summary', 'density', '45.95', '45.99'],
      ['Structured Memory Banks', 'density', '123.19', '123.25'],
    ]);
    expect(rows.filter(([, , , paper, ours, least, most]) => !isBetween([paper, ours], least, most))).toEqual([]);
    expect(other.tables.at(-1)?.title).toBe(
      'The paper’s figures, ours (Python 3.10, hash seed 0) and those of Python 3.11 with hash seeds 0 to 200',
    );
    expect(other.claims.map(({ held }) => held)).toEqual(report.claims.map(({ held }) => held));
    expect(other.dataset).toMatchObject({ id: 'paper-grid', tasks: 25 });
  });

  it.each([
    [
      { lengths: '10000', trials: '1' },
      '4 experiments like the paper’s, with other settings: four strategies on one conversation of one length. ' +
        'These figures are what the original prints under Python 3.11 and PYTHONHASHSEED=0 with the same settings.',
    ],
    [
      { lengths: '10,20', trials: '3', 'hash-seed': '7', python: '3.8' },
      '24 experiments like the paper’s, with other settings: four strategies on 3 conversations of each of 2 lengths. ' +
        'These figures are what the original prints under Python 3.8 and PYTHONHASHSEED=7 with the same settings.',
    ],
    [
      { python: '3.10' },
      'The paper’s 100 experiments, with the same random draws. The original is deterministic only under a fixed ' +
        'PYTHONHASHSEED, and the paper names none. These figures are what the original prints under Python 3.10 and ' +
        'PYTHONHASHSEED=0. The last table has the paper’s figures beside those of other hash seeds.',
    ],
    [{ budget: '0.15', 'hash-seed': '0' }, undefined],
  ])('says what it measures with %j', async (settings, summary) => {
    expect((await paperBench.run({ settings })).summary).toBe(summary);
  });

  it('reports the figures of the tables for its systems, overall and by length', () => {
    const files = report.systems.find(({ name }) => name === 'File-Backed Persistent State');
    expect(report.systems.map(({ readsLabels }) => readsLabels)).toEqual([false, true, true, true]);
    expect(files?.overall).toMatchObject({ n: 25, metrics: { mean_accuracy: { n: 25 } } });
    expect(files?.overall.metrics.mean_accuracy?.value).toBeCloseTo(0.886, 3);
    expect(files?.families['turns-1000']?.metrics.mean_accuracy?.value).toBeCloseTo(0.868, 3);
    expect(Object.keys(files?.families ?? {})).toHaveLength(5);
  });

  it('has 100 rows of raw data, all claims and charts, and names the original’s hash seed', () => {
    expect(report.raw).toHaveLength(100);
    expect(report.claims.map(({ id, held }) => [id, held])).toEqual([
      ...[1, 2, 3, 4, 5].map((claim) => [`claim-${claim}`, true]),
      ...['4.2', '4.3', '4.4'].map((section) => [`section-${section}`, true]),
      ['finding-5', false],
    ]);
    expect(report.charts?.map(({ id, points }) => [id, points.length])).toEqual([
      ['accuracy-by-depth', 16],
      ['accuracy-by-length', 20],
      ['marked-and-in-passing', 8],
      ['accuracy-against-context', 20],
    ]);
    expect(report.dataset.tasks).toBe(25);
    expect(paperBench.summary).toContain('PYTHONHASHSEED');
    expect(paperBench.takes).toMatchObject({ count: false, records: false });
  });
});

const isBetween = (values: (string | undefined)[], least = '', most = '') =>
  values.every((value) => Number(value) >= Number(least) && Number(value) <= Number(most));
