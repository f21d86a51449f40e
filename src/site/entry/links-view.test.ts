import { describe, expect, it } from 'vitest';
import { resultsMaker } from '../../analysis/results.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { Board, BoardRow, LocatedRun } from '../board/board.ts';
import type { ShownBundle } from '../board/entries.ts';
import { badgeView, linksView } from './links-view.ts';

const metric = { id: 'right', label: 'Right', unit: 'fraction', better: 'higher', digits: 1 };
const description = {
  ...{ id: 'one', title: 'One & only', headline: 'right', metrics: [metric] },
  families: [
    { id: 'f', label: 'Finding' },
    { id: 'u', label: 'Updates' },
    { id: 'n', label: 'Never' },
  ],
};
const bundle = (given: object = {}) =>
  ({
    ...{ suite: { description }, folder: 'leaderboard/entries/mine/one', digest: 'ab'.repeat(32) },
    scorecard: { suite: { id: 'one', version: '2.0' }, overall: { n: 4, metrics: { right: { value: 0.76 } } } },
    results: {
      tasks: { ids: ['t1', 't2', 't3', 't4'], families: ['f', 'f', 'u', 'n'], clusters: ['1', '2', '3', '4'] },
      // Passed, failed, failed, not measured.
      passed: Uint8Array.of(1, 0, 0, 2),
    },
    ...given,
  }) as unknown as ShownBundle;
const mine = bundle();
const row = (slug: string, value: number, group: number, kind = 'system', own = bundle()) =>
  ({ entry: { slug, name: slug, kind }, bundle: own, estimate: { value, n: 4 }, group }) as never;
const board = {
  ...{ id: 'one-1', description, taskPages: new Set(['t1', 't2', 't3', 't4']) },
  rows: [
    row('far', 0.98, 1),
    row('near', 0.7, 2),
    row('mine', 0.76, 3, 'system', mine),
    row('twin', 0.76, 3),
    row('floor', 0.75, 4, 'control'),
  ],
} as unknown as Board;
const located = { board, row: board.rows[2] } as LocatedRun;
const entry = { slug: 'mine', adapter: 'dir:examples/mine' } as Entry;
const BOARD_REPOSITORY = 'ada/board';

describe('linksView', () => {
  it('links the comparison with the nearest system whose results differ, and the evidence', () => {
    const { compare, adapter, transcript, tasks } = linksView(entry, mine, located, BOARD_REPOSITORY);
    expect(compare).toMatchObject({ href: '../compare.html?board=one-1&a=mine&b=near', name: 'near' });
    expect([adapter, transcript]).toEqual([
      'https://github.com/ada/board/tree/HEAD/examples/mine',
      'https://github.com/ada/board/tree/HEAD/leaderboard/entries/mine/one',
    ]);
    expect(tasks).toBe('../tasks/one-1/index.html');
  });

  it('compares a run of a part of the tasks in these, with a system that has other results there', () => {
    const resultsOf = resultsMaker();
    const run = (slug: string, values: readonly (0 | 1 | undefined)[]) => {
      const results = resultsOf(
        values.map((right, i) => ({
          ...{ id: `t${i}`, family: 'f', cluster: `c${i}`, slices: {}, failure_modes: [] },
          ...{ verdict: right === undefined ? 'not_measured' : 'passed', values: right === undefined ? {} : { right } },
        })),
      );
      const n = values.filter((one) => one !== undefined).length;
      const own = bundle({
        results,
        scorecard: { suite: { version: '1' }, overall: { n: values.length, metrics: {} } },
      });
      const value = values.reduce<number>((sum, one) => sum + (one ?? 0), 0) / n;
      return { entry: { slug, name: slug, kind: 'system' }, bundle: own, estimate: { value, n }, group: undefined };
    };
    const rows = [
      run('part', [1, 0, 0, undefined, undefined, undefined]),
      run('same', [1, 0, 0, undefined, undefined, undefined]),
      run('same-there', [1, 0, 0, 0, 0, 1]),
      // As a whole it is the nearest.
      run('far', [1, 1, 1, 0, 0, 0]),
      run('near', [1, 1, 0, 1, 1, 1]),
    ];
    const comparedTo = (at: number) => {
      const row = rows[at] as unknown as BoardRow;
      const there = { board: { ...board, rows }, row } as unknown as LocatedRun;
      return linksView(entry, row.bundle, there, BOARD_REPOSITORY).compare?.name;
    };
    expect(comparedTo(0)).toBe('near');
    expect(comparedTo(3)).toBe('part');
  });

  it('links a new issue that names the figure and its evidence', () => {
    const to = new URL(linksView(entry, mine, located, BOARD_REPOSITORY).dispute);
    expect(to.origin + to.pathname).toBe('https://github.com/ada/board/issues/new');
    expect(to.searchParams.get('title')).toBe('Dispute: mine on One & only');
    expect(to.searchParams.get('body')).toMatch(
      /^Entry: mine\nSuite: one 2\.0\nFigure: Right 76\.0%\nAnother figure of this suite, or a task: \nManifest: (?:ab){32}\n/,
    );
  });

  it.each(['/tmp/x', '../x', 'a/../x', 'C:\\x', 'a b', 'x?y', 'x#y', '-'.repeat(0)])(
    'links no address for the folder %j',
    (folder) => {
      const { transcript, adapter } = linksView(
        { ...entry, adapter: `dir:${folder}` } as Entry,
        bundle({ folder }),
        located,
        BOARD_REPOSITORY,
      );
      expect([transcript, adapter]).toEqual(['', '']);
    },
  );

  it('omits what a run without a board, or of an image, does not have', () => {
    const image = { ...entry, adapter: 'image:host/x@sha256:00' } as Entry;
    expect(linksView(image, bundle(), undefined, BOARD_REPOSITORY)).toMatchObject({
      ...{ compare: null, adapter: '', tasks: '' },
    });
  });
});

const suite = { id: 'cib', title: 'Context Integrity (CIB)' } as SuiteDescription;

it('badgeView returns Markdown and HTML that link the badge to the system’s page', () => {
  expect(badgeView('mine', suite, 'https://example.org/b/')).toEqual({
    path: 'badges/mine/cib.svg',
    markdown:
      '[![Context Integrity (CIB)](https://example.org/b/badges/mine/cib.svg)](https://example.org/b/systems/mine.html#cib)',
    html: '<a href="https://example.org/b/systems/mine.html#cib"><img src="https://example.org/b/badges/mine/cib.svg" alt="Context Integrity (CIB)"></a>',
  });
});

it('badgeView returns only the path if the site has no address', () => {
  expect(badgeView('mine', suite, undefined)).toEqual({ path: 'badges/mine/cib.svg', markdown: '', html: '' });
});
