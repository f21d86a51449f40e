import { describe, expect, it } from 'vitest';
import { resultsMaker } from '../../analysis/results.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { ClaimReview, Receipt } from '../../evidence/receipt.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { type Board, boardPerSuite, boards } from '../board/board.ts';
import type { ShownBundle, ShownEntry } from '../board/entries.ts';
import { wholeText } from './cells.ts';
import { overviewView, withSuiteLinks } from './overview-page.ts';
import { type RowView, systemsOf } from './table-view.ts';

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
const SUITES: Record<string, SuiteDescription> = { a: suite('a'), b: suite('b', { headline: undefined } as never) };

const resultsOf = resultsMaker();
interface Given {
  readonly suite?: string;
  readonly version?: string;
  readonly data?: string;
  readonly metrics?: Record<string, Estimate>;
  readonly day?: string;
  readonly tier?: ShownBundle['tier'];
  readonly tested?: string;
  readonly claim?: Partial<ClaimReview>;
  readonly name?: string;
  /** The submitter's value where the board's is shown. */
  readonly claimed?: number;
}

function bundle({ suite: id = 'a', version = '2', data = 'd', day = '2026-01-05', tier = 'own', ...more }: Given) {
  const right = { value: 0.5, n: 1, ci95: [0.4, 0.6], ci95_clustered: [0.3, 0.7] };
  const validity = { state: 'valid', rules: [{ id: 'r', held: true }], controls: [] };
  const scorecard = {
    suite: { id, version },
    dataset: { id: data, sha256: data, tasks: 1, official: true },
    system: { name: more.name ?? 'x', version: more.tested ?? '1', reads_labels: false },
    overall: { n: 1, metrics: more.metrics ?? { right } },
    families: {},
    validity,
  };
  const submitted = { scorecard: { overall: { metrics: { right: { value: more.claimed } } } } };
  return {
    suite: { description: SUITES[id], ownSystems: [] },
    manifest: { adapter: { spec: 'dir:examples/x' }, dates: { finished: `${day}T00:00:00.000Z` } },
    scorecard,
    results: resultsOf([
      { id: 't', cluster: 'c', verdict: 'passed', values: { right: 1 }, failure_modes: [] } as never,
    ]),
    timing: { latency_ms: {} },
    tier,
    claim: more.claim,
    runs: [{}],
    submitted: more.claimed === undefined ? undefined : submitted,
  } as unknown as ShownBundle;
}

const shown = (slug: string, bundles: readonly Given[], given: Partial<Entry> = {}, dispute?: Receipt): ShownEntry => ({
  entry: { slug, name: slug, version: '9', licence: 'MIT', kind: 'system', network: false, ...given } as Entry,
  bundles: bundles.map(bundle),
  dispute,
});
const viewOf = (entries: readonly ShownEntry[], ranksClaims = false) =>
  overviewView({
    entries,
    boards: boards(entries, ['a', 'b'], { ranksClaims }),
    asOf: '2026-01-15',
    repository: 'ada/board',
  });
const view = (...entries: ShownEntry[]) => viewOf(entries);
const rowsOf = (...entries: ShownEntry[]) => view(...entries).groups.flatMap(({ rows }) => rows);
const only = (...args: Parameters<typeof shown>) => rowsOf(shown(...args))[0] as RowView;

describe('overviewView', () => {
  it('has a column for each suite, of the board of its current version', () => {
    const { columns, width } = view(
      shown('old', [{ version: '1', data: 'd1' }]),
      shown('new', [{ version: '2', data: 'd2' }, { suite: 'b' }]),
    );
    expect(columns.map(({ suite, version }) => [suite, version])).toEqual([
      ['a', '2'],
      ['b', '2'],
    ]);
    expect(width).toBe(5);
  });

  it('links the board of an entry on other data, and shows no number for it', () => {
    const rows = rowsOf(
      shown('old', [{ version: '1', data: 'd1' }]),
      shown('new', [{ data: 'd2' }]),
      shown('none', []),
    );
    const cells = rows.map(({ href, scores: [score] }) => [href, score?.value, score?.elsewhere]);
    expect(cells).toEqual([
      ['systems/new.html', '50.0%', null],
      ['systems/none.html', '–', null],
      ['systems/old.html', '–', { href: 'suites/a.html', text: 'on version 1' }],
    ]);
  });

  it.each([
    ['builtin-20', '0'],
    ['a-file', '0'],
    ['heldout', '0'],
    ['heldout', 'builtin'],
  ])('shows the public data, not data %s that a submitter chose, with digest %s [G13]', (id, sha256) => {
    const own = shown('own', [{ data: 'builtin' }]);
    const other = shown('other', [{ data: id }]);
    for (const { bundles } of [own, other]) Object.assign(bundles[0]?.scorecard.dataset ?? {}, { official: false });
    Object.assign(other.bundles[0]?.scorecard.dataset ?? {}, { sha256 });
    const found = boards([other, own], ['a'], { ranksClaims: true });
    expect(boardPerSuite(found).map(({ rows }) => rows.map(({ entry }) => entry.slug))).toEqual([['own']]);
    expect(new Set(found.map((one) => one.id)).size).toBe(2);
  });

  it('compares held-out runs only with those of the same tasks, though they name the same data [G13]', () => {
    const entries = ['one', 'two', 'three'].map((slug) => shown(slug, [{ data: 'heldout' }]));
    const results = resultsOf([
      { id: 't', cluster: 'other', verdict: 'passed', values: { right: 1 }, failure_modes: [] },
    ] as never);
    Object.assign(entries[1]?.bundles[0] ?? {}, { results });
    const found = boards(entries, ['a'], { ranksClaims: true });
    expect(found.map(({ rows }) => rows.map(({ entry }) => entry.slug).sort()).sort()).toEqual([
      ['one', 'three'],
      ['two'],
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    ['self-reported', undefined],
    ['computed', 'guess'],
  ] as const)('has no control that only its submitter ran as its floor: %s', (tier, floor) => {
    const control = shown('guess', [{ tier, name: 'guess' }], { kind: 'control' });
    Object.assign(control.bundles[0]?.suite ?? {}, { ownSystems: [{ name: 'guess', questionBlind: true }] });
    Object.assign(control.bundles[0]?.manifest ?? {}, { adapter: { spec: 'ref:guess' } });
    const [found] = boards([control, shown('own', [{}])], ['a'], { ranksClaims: false });
    expect(found?.floor?.name).toBe(floor);
  });

  it('ranks systems only on suites with a headline', () => {
    const rows = rowsOf(
      shown('x', [{}, { suite: 'b' }]),
      shown('y', [{}, { suite: 'b' }]),
      shown('z', [{}], { kind: 'control' }),
    );
    expect(rows.map(({ scores }) => scores.map(({ rank }) => rank))).toEqual([
      // Equal results share a rank.
      ['1', ''],
    ]);
  });

  it('has one row for systems with the same results on every suite, and says where those of others are the same', () => {
    const none = { metrics: {} };
    const cells = (...entries: ShownEntry[]) =>
      rowsOf(...entries).map((row) => [systemsOf(row).map(({ name }) => name), row.scores.map(({ same }) => same)]);
    expect(cells(shown('x', [{}, { suite: 'b' }]), shown('y', [{}, { suite: 'b' }]), shown('z', [{}]))).toEqual([
      [
        ['x', 'y'],
        ['z', ''],
      ],
      [['z'], ['x and y', '']],
    ]);
    // What is shown beside the same results may differ, and an entry without a run has none.
    expect(cells(shown('x', [{}]), shown('y', [none])).map(([names]) => names)).toEqual([['x'], ['y']]);
    expect(cells(shown('x', [{ tier: 'board-run' }]), shown('y', [{}])).map(([names]) => names)).toEqual([['x', 'y']]);
    expect(cells(shown('x', []), shown('y', [])).map(([names]) => names)).toEqual([['x'], ['y']]);
    expect(
      cells(...Array.from({ length: 25 }, (_, i) => shown(`s${i}`, [{}]))).map(([names]) => names?.length),
    ).toEqual([20, 5]);
  });

  it('gives the range of what the systems of a row cost, and what each costs', () => {
    const timed = (slug: string, p50: number) => {
      const one = shown(slug, [{}]);
      Object.assign(one.bundles[0]?.timing ?? {}, { latency_ms: { query: { p50, buckets: [] } } });
      return one;
    };
    const [row] = rowsOf(timed('x', 20), timed('y', 3));
    expect(row?.cost?.latency).toBe('3.00 to 20.0 ms');
    expect(row?.scores[0]?.order.latency).toBe('3');
    expect(row?.members.map(({ ownCost }) => ownCost)).toEqual(['20.0 ms', '3.00 ms']);
    const [same] = rowsOf(timed('x', 3), timed('y', 3));
    expect([same?.cost?.latency, same?.members.map(({ ownCost }) => ownCost)]).toEqual(['3.00 ms', ['', '']]);
  });

  it('says once of a row’s systems who ran them, when, and their licence, if that is the same', () => {
    const alike = (...others: readonly Parameters<typeof shown>[2][]) =>
      rowsOf(shown('x', [{}]), ...others.map((other, i) => shown(`y${i}`, [{}], other))).map((row) => row.alikeRuns);
    expect([alike(), alike({}), alike({ licence: 'another' })]).toEqual([[false], [true], [false]]);
    expect(rowsOf(shown('x', [{}]), shown('y', [{ day: '2026-01-14' }])).map((row) => row.alikeRuns)).toEqual([false]);
  });

  it('shows an unmeasured value differently from zero', () => {
    const none = only('x', [{ metrics: {} }]).scores[0];
    expect(none).toMatchObject({ measured: true, value: '–', mark: null });
    expect(only('x', [{ metrics: {} }]).cost).toMatchObject({ tokens: '–', latency: '–' });
    expect(none?.order).toEqual({ value: '', tokens: '', latency: '' });
    const zero = only('x', [{ metrics: { right: { value: 0, n: 1 }, spent: { value: 0, n: 1 } } }]);
    expect(zero.scores[0]).toMatchObject({ value: '0.0%', order: { value: '0', tokens: '0', latency: '' } });
    expect([zero.scores[0]?.mark?.value, zero.cost?.tokens]).toEqual(['4', '0']);
  });

  it('ranks runs of the board and its own systems, and lists claims separately without a rank', () => {
    const right = (value: number) => ({ metrics: { right: { value, n: 1 } } });
    const { groups } = view(
      shown('own', [right(0.2)], { homepage: 'https://github.com/ada/board' }),
      shown('run', [{ ...right(0.3), tier: 'board-run', name: 'run' }]),
      shown('claim', [{ ...right(1), tier: 'self-reported' }]),
    );
    const cells = groups.map(({ label, rows }) => [
      label,
      ...rows.map(({ href, own, scores: [score] }) => [href, own, score?.value, score?.claimed, score?.rank]),
    ]);
    expect(cells).toEqual([
      ['Systems', ['systems/run.html', false, '30.0%', false, '1'], ['systems/own.html', true, '20.0%', false, '1']],
      ['Claims, not run by this board', ['systems/claim.html', false, '100.0%', true, '']],
    ]);
    expect(groups[1]?.note).toBe('self-reported, unranked');
    const { title, empty, answers, cheat, reference } = view(shown('claim', [{ tier: 'self-reported' }]));
    expect([title, empty]).toEqual(Array(2).fill('This board has run no system yet'));
    expect(JSON.stringify(answers)).not.toContain('language model');
    expect([cheat, reference]).toEqual([false, false]);
  });

  it('lists an entry with one run of the board among the systems, and marks its claimed figures', () => {
    const { groups } = view(shown('mixed', [{ tier: 'board-run' }, { suite: 'b', tier: 'self-reported' }]));
    expect(groups.map(({ label }) => label)).toEqual(['Systems']);
    expect(groups[0]?.rows[0]?.scores.map(({ claimed }) => claimed)).toEqual([false, true]);
  });

  it('ranks claims if the boards rank claims', () => {
    const { groups } = viewOf([shown('x', [{ tier: 'self-reported' }])], true);
    const rows = groups.map(({ label, rows }) => [
      label,
      ...rows.map(({ scores: [score] }) => [score?.rank, score?.claimed]),
    ]);
    expect(rows).toEqual([['Systems', ['1', true]]]);
  });

  it('strikes out a contradicted claim beside the board’s figure', () => {
    const contradicted = { verdict: 'contradicted' } as const;
    const cell = (given: Given) => only('x', [{ tier: 'board-run', ...given }]).scores[0]?.contradiction;
    expect(cell({ claim: contradicted, claimed: 0.74 })).toEqual({ claimed: '74.0%', difference: '24.0 points' });
    // Another metric or a declaration contradicts it.
    expect(cell({ claim: contradicted, claimed: 0.5 })).toEqual({ claimed: '', difference: '' });
    expect(cell({ claim: { verdict: 'unconfirmed' }, claimed: 0.74 })).toBeNull();
  });

  it('shows the version that the board’s run reported, and the name of the entry, which a maintainer read [K13]', () => {
    const run: Given = { tier: 'board-run', name: 'another system', tested: '3.1' };
    expect(only('x', [run], { name: '<b>read</b>', version: '9' })).toMatchObject({
      name: '<b>read</b>',
      words: 'x 3.1 no llm',
    });
    const hiding: Given = { ...run, tested: '3.1\u200b' };
    expect(only('x', [hiding], { name: 'read', version: '9' })).toMatchObject({
      words: expect.stringMatching(/^x 9 3\.1.* no llm$/),
    });
  });

  it('shows the tier of every run, the weakest first, after a dispute', () => {
    const runs: Given[] = [
      { tier: 'board-run', name: 'x' },
      { suite: 'b', tier: 'self-reported' },
    ];
    const { tier } = only('x', runs);
    expect(tier).toMatchObject({ words: 'self-reported board-run', order: '3' });
    expect(tier.lines.map(({ word, suites }) => `${word}: ${suites}`)).toEqual([
      'self-reported: 1 suite',
      'board-run: 1 suite',
    ]);
    const dispute = { date: '2026-01-14T00:00:00.000Z' } as Receipt;
    expect(only('x', runs, {}, dispute).tier).toEqual({
      words: 'disputed self-reported board-run',
      order: '0',
      lines: [{ word: 'disputed', label: 'disputed', claim: '', age: 'yesterday', suites: '' }, ...tier.lines],
    });
  });

  it('has a line for each verdict on the runs of one tier', () => {
    const { tier } = only('x', [
      { tier: 'board-run', claim: { verdict: 'confirmed' } },
      { suite: 'b', tier: 'board-run', claim: { verdict: 'unconfirmed', unsteady: true, deterministic: 'lost' } },
    ]);
    expect(tier.words).toBe('board-run');
    expect(tier.lines.map(({ label, claim, suites }) => `${label} · ${claim}, ${suites}`)).toEqual([
      'board-run · confirmed, 1 suite',
      'board-run · unconfirmed · unsteady · determinism lost, 1 suite',
    ]);
    const unusable = only('x', [{ tier: 'self-reported', claim: { verdict: 'unusable' } }]).tier;
    expect(unusable.lines.map(({ label, claim }) => `${label} · ${claim}`)).toEqual([
      'self-reported · board run unusable',
    ]);
  });

  it('shows the age of the oldest run, and every version that was run', () => {
    const runs: Given[] = [
      { day: '2026-01-14', tested: '1.1' },
      { suite: 'b', day: '2026-01-05', tested: '1.0' },
    ];
    expect(only('x', runs).tested).toEqual({
      version: '1.1, 1.0',
      days: '2026-01-05 to 2026-01-14',
      claimed: false,
      age: 'the oldest run 10 days ago',
      order: String(Date.parse('2026-01-05')),
    });
    expect(only('x', []).tested).toEqual({ version: '9', days: '–', claimed: false, age: '', order: '' });
    // The date of a run that the board did not make is a claim.
    expect(only('x', [{ tier: 'self-reported' }]).tested).toMatchObject({ days: '2026-01-05', claimed: true });
  });

  it('says once who made all runs and when, and leaves it to the rows if they differ', () => {
    const runs: Given[] = [{ day: '2026-01-14' }, { suite: 'b', day: '2026-01-05' }];
    expect(view(shown('x', runs), shown('y', runs)).shared).toBe(
      'All runs of these systems: run by this board, 2026-01-05 to 2026-01-14 (the oldest run 10 days before 2026-01-15).',
    );
    expect(view(shown('x', runs), shown('y', [{ day: '2026-01-14' }])).shared).toBe('');
    const claimed: Given[] = [{ tier: 'self-reported' }];
    expect([view(shown('x', claimed), shown('y', claimed)).shared, view(shown('x', runs)).shared]).toEqual(['', '']);
  });

  it.each(['yesterday!', '2026-13-99', '<script>'])('shows no date for %j, which is not a date', (day) => {
    expect(only('x', [{ day }]).tested).toMatchObject({ days: '–', age: '', order: '' });
  });

  it('offers only the values of some row as choices', () => {
    const { controls } = view(
      shown('x', [{ tier: 'self-reported' }], { licence: 'B' }),
      shown('y', [{}], { licence: 'A' }),
    );
    expect(controls.filters[1]?.options.map(({ label }) => label)).toEqual(['self-reported', 'run by this board']);
    const values = controls.filters.map(({ id, options }) => `${id}: ${options.map(({ value }) => value).join(' ')}`);
    expect(values).toEqual([
      'kind: system claim',
      'tier: self-reported own',
      'suite: a',
      'licence: A B',
      'network: none needed',
      'model: none used',
      'labels: unread read',
    ]);
  });

  it('counts systems separately from other entries, and the runs by who made them', () => {
    const { counts } = view(
      shown('x', [{ tier: 'board-run' }, { suite: 'b', tier: 'self-reported' }]),
      shown('c', [{ tier: 'computed' }], { kind: 'control' }),
    );
    expect(counts).toEqual({
      systems: '1 system',
      others: '1 example, reference or control',
      suites: '2 suites',
      runs: '3 runs',
      made: '1 by the board, 1 of references and controls, computed at every build, 1 claimed',
    });
  });
});

it('wholeText prints no figure above 0% as 0%, and none below 100% as 100%', () => {
  const texts = [0, 0.004, 0.3, 0.996, 1].map((value) => wholeText(metrics[0] as never, value));
  expect(texts).toEqual(['0%', '<1%', '30%', '>99%', '100%']);
  expect(wholeText(metrics[1] as never, 0.4)).toBe('0');
});

const board = (id: string, title: string) => ({ description: { id, title } }) as Board;
const linked = (sentence: string) =>
  withSuiteLinks(sentence, [board('w', 'Worlds'), board('wp', 'Worlds (Plus)')])
    .map(({ text, href }) => (href === '' ? text : `<${href}|${text}>`))
    .join('');

it('withSuiteLinks links whole titles only, the longest that fits', () => {
  expect(linked('On Worlds, and on Worlds (Plus): x')).toBe(
    'On <suites/w.html|Worlds>, and on Worlds (Plus): x'.replace('Worlds (Plus)', '<suites/wp.html|Worlds (Plus)>'),
  );
  expect(linked('Otherworlds, Worldsy, worlds')).toBe('Otherworlds, Worldsy, worlds');
  expect(withSuiteLinks('Worlds', [])).toEqual([{ text: 'Worlds', href: '' }]);
});
