import { describe, expect, it } from 'vitest';
import type { Entry } from '../../evidence/entry.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suites/description.ts';
import { resultsMaker } from '../../suites/results.ts';
import { boards } from '../board/board.ts';
import type { ShownBundle, ShownEntry } from '../board/entries.ts';
import { overviewView, type RowView } from './overview-view.ts';

const metrics = [
  { id: 'right', label: 'Right', short: 'right', unit: 'fraction', better: 'higher', digits: 1, definition: 'd' },
  { id: 'spent', label: 'Spent', short: 'tok', unit: 'tokens', better: 'lower', digits: 0, definition: 'd' },
];
const suite = (id: string, given: Partial<SuiteDescription> = {}) =>
  ({
    id,
    version: '2',
    title: id.toUpperCase(),
    families: [],
    metrics,
    headline: 'right',
    tables: { byFamily: 'right' },
    ...given,
  }) as never;
const SUITES: Record<string, SuiteDescription> = {
  a: suite('a'),
  b: suite('b', { headline: undefined } as never),
};

const resultsOf = resultsMaker();
interface Given {
  readonly suite?: string;
  readonly version?: string;
  readonly data?: string;
  readonly metrics?: Record<string, Estimate>;
  readonly day?: string;
  readonly tier?: ShownBundle['tier'];
  readonly tested?: string;
}

function bundle({ suite: id = 'a', version = '2', data = 'd', day = '2026-01-05', tier = 'reported', ...more }: Given) {
  const right = { value: 0.5, n: 1, ci95: [0.4, 0.6], ci95_clustered: [0.3, 0.7] };
  const validity = { state: 'valid', rules: [{ id: 'r', held: true }], controls: [] };
  const scorecard = {
    suite: { id, version },
    dataset: { id: data, sha256: data, tasks: 1, official: true },
    system: { version: more.tested ?? '1', reads_labels: false },
    overall: { n: 1, metrics: more.metrics ?? { right } },
    families: {},
    validity,
  };
  return {
    suite: { description: SUITES[id], references: [] },
    manifest: { dates: { finished: `${day}T00:00:00.000Z` } },
    scorecard,
    results: resultsOf([{ id: 't', cluster: 'c', pass: true, values: { right: 1 }, failure_modes: [] } as never]),
    timing: { latency_ms: {} },
    tier,
  } as unknown as ShownBundle;
}

const shown = (slug: string, bundles: readonly Given[], given: Partial<Entry> = {}, dispute?: Receipt): ShownEntry => ({
  entry: { slug, name: slug, version: '9', licence: 'MIT', kind: 'system', network: false, ...given } as Entry,
  bundles: bundles.map(bundle),
  dispute,
});
const view = (...entries: ShownEntry[]) =>
  overviewView({ entries, boards: boards(entries, ['a', 'b']), asOf: '2026-01-15' });
const rowsOf = (...entries: ShownEntry[]) => view(...entries).groups.flatMap(({ rows }) => rows);
const only = (...args: Parameters<typeof shown>) => rowsOf(shown(...args))[0] as RowView;

describe('the overview', () => {
  it('has a column a suite: of several boards the present version’s', () => {
    const { columns, width } = view(
      shown('old', [{ version: '1', data: 'd1' }]),
      shown('new', [{ version: '2', data: 'd2' }, { suite: 'b' }]),
    );
    expect(columns.map(({ suite, version, ranked }) => [suite, version, ranked])).toEqual([
      ['a', '2', true],
      ['b', '2', false],
    ]);
    expect(width).toBe(6);
  });

  it('says of an entry on other data where that is shown, and shows no number for it', () => {
    const rows = rowsOf(
      shown('old', [{ version: '1', data: 'd1' }]),
      shown('new', [{ data: 'd2' }]),
      shown('none', []),
    );
    const cells = rows.map(({ href, scores: [score] }) => [href, score?.value, score?.elsewhere]);
    expect(cells).toEqual([
      ['systems/new.html', '50.0%', ''],
      ['systems/none.html', '–', ''],
      ['systems/old.html', '–', 'suites/a.html'],
    ]);
  });

  it('ranks systems on suites with a headline alone', () => {
    const rows = rowsOf(
      shown('x', [{}, { suite: 'b' }]),
      shown('y', [{}, { suite: 'b' }]),
      shown('z', [{}], { kind: 'control' }),
    );
    expect(rows.map(({ scores }) => scores.map(({ rank }) => rank))).toEqual([
      ['1–2', ''],
      ['1–2', ''],
      ['', ''],
    ]);
  });

  it('tells what was not measured from zero', () => {
    const none = only('x', [{ metrics: {} }]).scores[0];
    expect(none).toMatchObject({ measured: true, value: '–', bar: null, tokens: '–', latency: '–' });
    expect(none?.order).toEqual({ value: '', tokens: '', latency: '' });
    const zero = only('x', [{ metrics: { right: { value: 0, n: 1 }, spent: { value: 0, n: 1 } } }]).scores[0];
    expect(zero).toMatchObject({ value: '0.0%', tokens: '0', order: { value: '0', tokens: '0', latency: '' } });
  });

  it('has the tier of every run, the weakest first, and a dispute in its place', () => {
    const runs: Given[] = [{ tier: 'reproduced' }, { suite: 'b', tier: 'verified' }];
    const { tier } = only('x', runs);
    expect(tier).toMatchObject({ words: 'verified reproduced', order: '2' });
    expect(tier.lines.map(({ word, suites }) => `${word}: ${suites}`)).toEqual([
      'verified: 1 suite',
      'reproduced: 1 suite',
    ]);
    const dispute = { date: '2026-01-14T00:00:00.000Z' } as Receipt;
    expect(only('x', runs, {}, dispute).tier).toEqual({
      words: 'disputed',
      order: '0',
      lines: [{ word: 'disputed', age: 'yesterday', suites: '' }],
    });
  });

  it('is as fresh as the oldest run, and names every version that was run', () => {
    const runs: Given[] = [
      { day: '2026-01-14', tested: '1.1' },
      { suite: 'b', day: '2026-01-05', tested: '1.0' },
    ];
    expect(only('x', runs).tested).toEqual({
      version: '1.1, 1.0',
      days: '2026-01-05 to 2026-01-14',
      age: '10 days ago',
      order: String(Date.parse('2026-01-05')),
    });
    expect(only('x', []).tested).toEqual({ version: '9', days: '–', age: '', order: '' });
  });

  it.each(['yesterday!', '2026-13-99', '<script>'])('leaves out %j, which is no day', (day) => {
    expect(only('x', [{ day }]).tested).toMatchObject({ days: '–', age: '', order: '' });
  });

  it('offers as choices what some row has', () => {
    const { controls } = view(shown('x', [{ tier: 'verified' }], { licence: 'B' }), shown('y', [{}], { licence: 'A' }));
    const values = controls.filters.map(({ id, options }) => `${id}: ${options.map(({ value }) => value).join(' ')}`);
    expect(values).toEqual([
      'tier: reported verified',
      'suite: a',
      'licence: A B',
      'network: none needed',
      'labels: unread read',
    ]);
  });

  it('counts systems apart from what measures them, and the checks of all runs', () => {
    const { counts } = view(shown('x', [{ tier: 'verified' }, { suite: 'b' }]), shown('c', [{}], { kind: 'control' }));
    expect(counts).toEqual({
      systems: '1 system',
      others: '1 example, reference or control',
      suites: '2 suites',
      runs: '3 runs',
      again: '1',
      checks: '3 of 3',
    });
  });
});
