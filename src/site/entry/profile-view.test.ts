import { expect, it } from 'vitest';
import type { Family } from '../../suite/description.ts';
import type { Board, LocatedRun } from '../board/board.ts';
import type { Reading } from '../board/reading.ts';
import { type AssessedFamily, assessRun, familyBounds } from './assess-run.ts';
import { diagnosesOf, profileLists, profileView } from './profile-view.ts';

const located = { board: { description: { title: 'One' } }, row: { entry: { slug: 'mine' } } } as unknown as LocatedRun;
const read = (label: string, reading: Reading, more: Partial<Family> = {}): AssessedFamily => ({
  ...{ located, reading, family: { id: label, label, ...more } },
  bounds: { cheat: undefined, reference: { ...located, name: 'r', slug: 'r', value: 0.5, n: 10, ranked: false } },
  relations: {
    aboveCheat: true,
    belowCheat: false,
    aboveReference: false,
    belowReference: false,
    referenceAboveCheat: true,
  },
  isBound: label === 'Sources',
});

it('lists every family that counts once, also those that are not decided, and no family of a group', () => {
  const profiled = profileLists([
    {
      located,
      unmeasured: [],
      read: [
        read('Sources', 'reaches'),
        read('Names', 'between'),
        read('Updates', 'ahead'),
        read('Steps', 'below'),
        read('Expiry', 'unclear'),
        read('Noise', 'uninformative'),
        read('1,000 events', 'below', { group: 'Length' }),
      ],
    },
  ]);
  expect(profiled?.summary).toBe('Of 6 families, good: 1 · partly: 2 · poor: 1 · undecided: 1 · tells nothing: 1.');
  const lists = profiled?.lists ?? [];
  expect(lists.map(({ heading }) => heading)).toEqual([
    'Good: 1',
    'Partly: 2',
    'Poor: 1',
    'Undecided: 1',
    'Tells nothing: 1',
  ]);
  expect(lists.map(({ suites }) => suites.map(({ title }) => title).join())).toEqual([
    'One, 1 of 6',
    'One, 2 of 6',
    'One, 1 of 6',
    'One, 1 of 6',
    'One, 1 of 6',
  ]);
  expect(lists.map(({ suites }) => suites.map(({ families }) => families).join())).toEqual([
    'Sources (the best reference has the same results)',
    'Names, Updates',
    'Steps',
    'Expiry',
    'Noise',
  ]);
});

const metric = { id: 'm', label: 'M', better: 'higher', unit: 'fraction', digits: 1, kind: 'proportion' };
const estimate = (value: number, more = {}) => ({ value, n: 40, k: 40 * value, ci95: [value / 2, value], ...more });

function run(slug: string, kind: string, families: Readonly<Record<string, { readonly value: number }>>) {
  const scorecard = {
    ...{ system: { reads_labels: false }, validity: { state: 'valid' }, overall: { metrics: {} } },
    families: Object.fromEntries(Object.entries(families).map(([id, m]) => [id, { n: 4, metrics: { m } }])),
  };
  const isFew = Object.values(families).some((one) => 'few_clusters' in one);
  const bundle = { flags: [], scorecard, results: isFew ? FEW : resultsOf(families), suite: { ownSystems: [] } };
  return { entry: { slug, name: slug, kind }, bundle, group: undefined };
}

const FEW = {
  tasks: { ids: ['1', '2', '3', '4'], families: ['a', 'a', 'a', 'b'], clusters: ['x', 'x', 'y', 'z'] },
  ...{ passed: new Uint8Array(4), won: new Map([['m', new Uint8Array(4)]]), shares: new Map() },
  failures: new Map(),
};

/** So many tasks of each of the families a, b and c, each of its own template, of which the first are won. */
const EACH = 40;

function resultsOf(families: Readonly<Record<string, { readonly value?: number }>>) {
  const places = ['a', 'b', 'c'].flatMap((family) => Array.from({ length: EACH }, (_, place) => ({ family, place })));
  const ids = places.map(({ family, place }) => `${family}${place}`);
  const tasks = { ids, families: places.map(({ family }) => family), clusters: ids };
  const won = places.map(({ family, place }) => Number(place < EACH * (families[family]?.value ?? 0)));
  const lost = [...won.keys()].filter((i) => won[i] === 0);
  const failures = new Map([
    ['leaked', lost.filter((i) => tasks.families[i] === 'a' && i % 2 === 0)],
    ['missing', lost],
  ]);
  const passed = new Uint8Array(ids.length);
  return { tasks, passed, failures, won: new Map([['m', Uint8Array.from(won)]]), shares: new Map() };
}

const failureModes = [
  { id: 'leaked', label: 'Leaked' },
  { id: 'missing', label: 'Missing' },
];

const boardOf = (families: readonly object[], rows: readonly object[]) =>
  ({
    description: { id: 's', title: 'S', metrics: [metric], headline: 'm', families, failureModes },
    rows,
  }) as unknown as Board;

/** The rows of a run beside a cheat and a reference, of three families. */
function rowsOf(families: Readonly<Record<string, { readonly value: number }>>, cheat: number, reference = 0.5) {
  const board = boardOf(
    [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B', group: 'Length of the history' },
      { id: 'c', label: 'C', group: 'Length of the history' },
    ],
    [
      run('trick', 'control', { a: estimate(cheat), b: estimate(0) }),
      run('simple', 'reference', { a: estimate(reference), b: estimate(0.5), c: estimate(0.5) }),
      run('mine', 'system', families),
    ],
  );
  const row = board.rows[2] as Board['rows'][number];
  const [view] = profileView([assessRun({ board, row }, familyBounds(board))], () => new Map());
  return view?.rows ?? [];
}

it.each([
  [0, 0.5, 'poor: worse than the cheat, and below the reference'],
  [0.45, 0.5, 'tells nothing: a cheat does as well as the best reference'],
  [0.5, 0.5, 'tells nothing: a cheat does as well as the best reference'],
  [0.6, 0.7, 'tells nothing: a cheat does better than the best reference'],
  [
    0.6,
    0.5,
    'undecided: the value is above the best cheat and the best reference, but the difference is not significant',
  ],
])(
  'says what a figure tells where the best reference is not above the cheat: %s beside a cheat with %s',
  (value, cheat, says) => {
    expect(rowsOf({ a: estimate(value) }, cheat).map((row) => row.says)).toEqual([says]);
  },
);

it('says what a figure above both tells, where the best reference is not above the cheat', () => {
  const saysOf = (more: object, cheat = 0.5, reference = cheat) =>
    rowsOf({ a: estimate(0.9, { ci95: [0.8, 0.95], ...more }) }, cheat, reference)[0]?.says;
  expect(saysOf({})).toBe('partly: beats the cheat and the best reference, which is not shown to beat the cheat');
  const above = 'undecided: the value is above the best cheat and the best reference, but only 2 templates';
  expect(saysOf({ few_clusters: true })).toBe(above);
  expect(saysOf({ few_clusters: true }, 0)).toBe(above);
  expect(saysOf({ value: 0, ci95: [0, 0.5], few_clusters: true }, 0)).toBe(
    'tells nothing: no valid run of a cheat, nor of a reference that reads no labels, has more than 0.0%',
  );
});

const MECHANISM = {
  ...{ shows: 'does it', lacks: 'does not do it' },
  ...{ without: { system: 'simple', reaches: 0.2 }, having: { system: 'mine', reaches: 0.9 } },
};

it('says what a system does or does not do as a scorecard does, and what the reference without it has', () => {
  const board = boardOf(
    [{ id: 'a', label: 'A', mechanism: MECHANISM }],
    [
      run('trick', 'control', { a: estimate(0) }),
      run('simple', 'reference', { a: estimate(1) }),
      run('good', 'system', { a: estimate(0.8, { ci95: [0.7, 0.9], ci95_clustered: [0.7, 0.9] }) }),
      run('half', 'system', { a: estimate(0.5, { ci95_clustered: [0.4, 0.6] }) }),
      // It is certain to do it at times, though it is not shown to beat the control.
      run('low', 'system', { a: estimate(0.05, { ci95_clustered: [0.29, 0.31] }) }),
      // It does it in few cases only, in more than the control.
      run('some', 'system', { a: estimate(0.2, { ci95_clustered: [0.1, 0.3] }) }),
      run('none', 'system', { a: estimate(0, { ci95_clustered: [0, 0.1] }) }),
    ],
  );
  const read = board.rows.slice(2).map((row) => assessRun({ board, row }, familyBounds(board)));
  const diagnosed = diagnosesOf(read).map(({ groups }) => groups.map((one) => one.title));
  expect(diagnosed).toEqual([['Strengths'], [], [], [], ['Weaknesses']]);
  const rowOf = (at: number) => {
    const row = board.rows[at] as Board['rows'][number];
    return profileView([assessRun({ board, row }, familyBounds(board))], () => new Map())[0]?.rows[0];
  };
  expect(
    [2, 3, 4, 5, 6]
      .map(rowOf)
      .map((row) => [row?.mechanism, row?.says, `${row?.reference?.without}, ${row?.reference?.having}`]),
  ).toEqual([
    ['does it', 'good: close to the best reference, but below it', 'simple 20%, mine 90%'],
    ['', 'partly: beats the cheat, below the reference', 'simple 20%, mine 90%'],
    ['', 'poor: does not beat the cheat, and is far below the reference', 'simple 20%, mine 90%'],
    ['', 'partly: beats the cheat, but is far below the reference', 'simple 20%, mine 90%'],
    ['does not do it', 'poor: does not beat the cheat, and is far below the reference', 'simple 20%, mine 90%'],
  ]);
});

it('shows a run that is the best reference, or has its results, the same reference, and says so', () => {
  const high = estimate(0.9, { ci95: [0.85, 0.95] });
  const board = boardOf(
    [{ id: 'a', label: 'A', mechanism: MECHANISM }],
    [
      run('trick', 'control', { a: estimate(0.1) }),
      run('simple', 'reference', { a: estimate(0.2) }),
      ...['mine', 'twin'].map((slug) => ({ ...run(slug, 'system', { a: high }), group: 1 })),
      { ...run('other', 'system', { a: high }), group: 2 },
    ],
  );
  const rowOf = (at: number) => {
    const row = board.rows[at] as Board['rows'][number];
    const [view] = profileView([assessRun({ board, row }, familyBounds(board))], () => new Map());
    return [view?.rows[0]?.reference?.name, view?.rows[0]?.says];
  };
  expect([2, 3, 4].map(rowOf)).toEqual([
    ['mine, a ranked system', 'good: beats the cheat; it is the best reference itself'],
    ['mine, a ranked system', 'good: beats the cheat; the best reference has the same results'],
    ['mine, a ranked system', 'good: the same figure as the best reference'],
  ]);
});

it('compares a run that was not measured in all tasks with controls and references by its own tasks', () => {
  const board = boardOf(
    [{ id: 'a', label: 'A' }],
    [
      run('trick', 'control', { a: estimate(0.25) }),
      run('simple', 'reference', { a: estimate(0.5) }),
      run('mine', 'system', { a: estimate(0, { n: 10, k: 0, ci95: [0, 0.1] }) }),
    ],
  );
  const [trick, , row] = board.rows as [Board['rows'][number], unknown, Board['rows'][number]];
  // Only the first 10 tasks, all of which the control passes.
  const leaveOut = ({ bundle }: Board['rows'][number], from: number) =>
    bundle.results.won.get('m')?.fill(2, from, EACH);
  leaveOut(row, 10);
  const shown = () => {
    const read = assessRun({ board, row }, familyBounds(board));
    const { cheat, reference, says } = profileView([read], () => new Map())[0]?.rows[0] ?? {};
    return [cheat?.value, reference?.value, says];
  };
  expect(shown()).toEqual(['100.0%', '100.0%', 'poor: worse than the cheat, and below the reference']);
  // The control was not measured in all of them.
  leaveOut(trick, 5);
  expect(shown()).toEqual(['25.0%', '100.0%', 'undecided: measured in 10 tasks, the best cheat in 40']);
});

it('says why a figure decides nothing', () => {
  const saysOf = (more: object) => rowsOf({ a: estimate(0.6, more) }, 0.1)[0]?.says;
  expect(saysOf({ value: 0.4, few_clusters: true })).toBe('undecided: only 2 templates');
  const wide = { ci95_clustered: [0, 1] };
  expect(rowsOf({ a: estimate(0, { ci95: [0, 0.1] }) }, 0.1)[0]?.says).toBe(
    'poor: does not beat the cheat, and is far below the reference',
  );
  expect(saysOf({ value: 0.15, ...wide })).toBe(
    'undecided: does not beat the cheat, and is below the reference, but perhaps not far',
  );
  expect(rowsOf({ a: estimate(0.3, wide) }, 0.2, 0.35)[0]?.says).toBe(
    'undecided: neither beats the cheat nor is below the reference',
  );
  expect(rowsOf({ b: estimate(0.3, { few_clusters: true }) }, 0)[0]?.says).toBe('undecided: only 1 task');
  expect(rowsOf({ a: estimate(0.6) }, 0.55, 0.5)[0]?.says).toMatch(
    /^undecided: the value is above .* is not significant$/,
  );
  expect(rowsOf({ a: estimate(0.1) }, 0.4, 0.45)[0]?.says).toBe('poor: worse than the cheat, and below the reference');
});

it('gives the families of a group a heading above the first of them, and their number of tasks', () => {
  const rows = rowsOf({ a: estimate(0.6), b: estimate(0.6), c: estimate(0.6) }, 0.1);
  expect(rows.map(({ heading, tasks }) => [heading, tasks])).toEqual([
    ['', ''],
    ['The same questions and answers, counted by length of the history; not in the lists above', '4 tasks'],
    ['', '4 tasks'],
  ]);
  // By how many tasks there are, the interval is wide or narrow, and the reading another.
  expect(rows.map(({ says }) => says)).toEqual([expect.stringMatching(/^partly/), '', '']);
});

it('counts by family why tasks failed, the most frequent reason first', () => {
  const rows = rowsOf({ a: estimate(0.5), b: estimate(1), c: estimate(0) }, 0.1);
  expect(rows.map(({ modes }) => modes)).toEqual(['Missing 20, Leaked 10', '', 'Missing 40']);
});
