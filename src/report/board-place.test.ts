import { describe, expect, it } from 'vitest';
import type { BoardFigures } from '../evidence/board-figures.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { SuiteDescription } from '../suite/description.ts';
import { description as cib } from '../suites/cib/describe.ts';
import { boardPlace, noPlaceText, placeJson, placeOfWhole, placeText } from './board-place.ts';
import { demoText } from './terminal/demo.ts';

const same = (text: string) => text;
const plain = { bold: same, dim: same, good: same, bad: same };
const METRIC = 'retrieval_sufficiency';

const figures = (...values: readonly number[]): BoardFigures => ({
  schema: 'standings/1',
  boards: [
    {
      suite: { id: 'cib', version: cib.version },
      dataset: { sha256: 'ab', tasks: 250 },
      metric: METRIC,
      systems: values.map((value, i) => ({
        slug: `s${i}`,
        name: 's',
        version: '1',
        value,
        n: 250,
        group: i,
        date: `2026-01-0${i + 1}`,
      })),
    },
  ],
});

function card(value: number | undefined, state: Scorecard['validity']['state'] = 'valid'): Scorecard {
  const tasks = state === 'partial' ? 40 : 250;
  return {
    schema: 'scorecard/2',
    suite: { id: 'cib', version: cib.version },
    dataset: { id: 'builtin', sha256: 'ab', tasks: 250, official: false },
    system: { name: 'mine\u001b[2J', version: '1', kind: 'system', reads_labels: false },
    counts: { tasks, passed: 0, not_measured: 0, errored: 0, faults: {} },
    overall: { n: tasks, metrics: value === undefined ? {} : { [METRIC]: { value, n: tasks } } },
    families: {},
    failure_modes: {},
    validity: { state, rules: [], controls: [] },
    clusters: { count: 1, largest: 1 },
  };
}

/** The suite with a headline of which less is better; `unranked` has no headline. */
const lower: SuiteDescription = {
  ...cib,
  metrics: cib.metrics.map((metric) => (metric.id === METRIC ? { ...metric, better: 'lower' } : metric)),
};
const { headline: _, ...unranked } = cib;

const beside = (control: number) => {
  const { schema, boards } = figures(0.9, 0.5);
  return {
    schema,
    boards: boards.map((board) => ({ ...board, control: { name: 'layout\u001b[2J', value: control } })),
  };
};
const within = (ci95_clustered: [number, number]): Scorecard => ({
  ...card(0.7),
  overall: { n: 250, metrics: { [METRIC]: { value: 0.7, n: 250, ci95_clustered } } },
});

const of = (system: Partial<Scorecard['system']>): Scorecard => ({
  ...card(0.7),
  system: { ...card(0.7).system, ...system },
});

describe('boardPlace', () => {
  it.each([
    ['the best', 0.95, cib, 1],
    ['as good as the best', 0.9, cib, 1],
    ['between two', 0.7, cib, 2],
    ['as good as the second of two that are alike', 0.5, cib, 2],
    ['the worst', 0.1, cib, 4],
    ['the lowest where less is better', 0.1, lower, 1],
    ['the highest where less is better', 0.95, lower, 4],
  ])('counts the place by value: %s', (_, value, description, place) => {
    expect(boardPlace(card(value), description, figures(0.9, 0.5, 0.5))).toMatchObject({
      ...{ place, systems: 3, range: ['50.0%', '90.0%'], date: '2026-01-03' },
    });
  });

  it.each([
    ['a share of the tasks', card(0.7, 'partial'), cib],
    ['a failed run', card(0.7, 'failed'), cib],
    ['a metric that was not measured', card(undefined), cib],
    ['a suite that does not rank', card(0.7), unranked],
    ['a control', of({ kind: 'control' }), cib],
    ['a reference', of({ kind: 'reference' }), cib],
    ['a system that reads labels', of({ reads_labels: true }), cib],
  ])('returns no place for %s, but the range of the board', (_, scorecard, description) => {
    expect(boardPlace(scorecard, description, figures(0.9, 0.5))).toMatchObject({
      ...{ place: undefined, systems: 2, range: ['50.0%', '90.0%'] },
    });
  });

  it.each([
    ['the best and the nearest', 0.7, ['best 90.0%', 'next above 80.0%', 'next below 60.0%']],
    ['the best once', 0.85, ['best 90.0%', 'next below 80.0%']],
    ['one with the same value', 0.6, ['best 90.0%', 'next above 80.0%', 'equal 60.0%']],
    ['the next below the first', 0.95, ['next below 90.0%']],
    ['none below the last', 0.1, ['best 90.0%', 'next above 60.0%']],
  ])('names %s', (_, value, named) => {
    const found = boardPlace(card(value), cib, figures(0.9, 0.8, 0.6));
    expect(found?.named.map(({ role, value: theirs }) => `${role} ${theirs}`)).toEqual(named);
  });

  it('counts how many other systems have the value of a named one, and names those that have the name of the run', () => {
    expect(boardPlace(card(0.5), cib, figures(0.9, 0.5, 0.5, 0.5))?.named).toMatchObject([
      { role: 'best', alike: 0 },
      { role: 'equal', alike: 2 },
    ]);
    const { schema, boards } = figures(0.9, 0.5);
    const named = boards.map((board) => ({
      ...board,
      systems: board.systems.map((one, i) => ({ ...one, name: `s${i}` })),
    }));
    const found = (name: string) => boardPlace(of({ name }), cib, { schema, boards: named });
    expect(found('s0')).toMatchObject({ systems: 1, leftOut: [{ name: 's0', value: '90.0%' }] });
    expect(found('mine')).toMatchObject({ systems: 2, leftOut: [] });
    expect(placeJson(found('s0'))).toEqual({
      ...{ place: 1, places: 2, systems: 1, left_out: ['s0'], not_above: null, date: '2026-01-02' },
      nearest: [{ role: 'next below', name: 's1', value: 0.5, n: 250, alike: 0 }],
    });
    expect(placeOfWhole(card(0.7, 'partial'), cib, figures(0.9))).toBeUndefined();
  });

  it('counts systems with the same scores once, and the system of the run itself only as the run', () => {
    const { schema, boards } = figures(0.9, 0.9, 0.9, 0.8, 0.6);
    const alike = boards.map((board) => ({
      ...board,
      systems: board.systems.map((one, i) => ({ ...one, name: `s${i}`, group: Math.max(2, i) })),
    }));
    const placeOf = (name: string, value: number) => {
      const found = boardPlace({ ...card(value), system: { ...card(value).system, name } }, cib, {
        schema,
        boards: alike,
      });
      const named = found?.named.map(({ role, name: theirs }) => `${role} ${theirs}`).join(', ');
      return `${found && placeText(found)}, ${found?.systems} systems: ${named}`;
    };
    expect(placeOf('mine', 0.7)).toBe('place 3 of 4, 5 systems: best s0, next above s3, next below s4');
    expect(placeOf('s3', 0.8)).toBe('place 2 of 3, 4 systems: best s0, next below s4');
    // A run that changed nothing has the results of its copies.
    expect(placeOf('s0', 0.9)).toBe('place 1 of 3, 2 systems: next below s3');
    expect(placeOf('s0', 0.95)).toBe('place 1 of 4, 4 systems: next below s1');
    expect(boardPlace(of({ name: 's' }), cib, figures(0.9))).toBeUndefined();
  });

  it('returns no place for a run that is not clearly above the control without memory', () => {
    expect(boardPlace(within([0.6, 0.8]), cib, beside(0.65))).toMatchObject({
      ...{ place: undefined, notAbove: { value: '65.0%' } },
    });
    expect(boardPlace(within([0.66, 0.8]), cib, beside(0.65))).toMatchObject({ place: 2, notAbove: undefined });
    expect(boardPlace(within([0.6, 0.8]), lower, beside(0.85))).toMatchObject({ place: 2 });
    expect(boardPlace(within([0.6, 0.8]), lower, beside(0.75))).toMatchObject({ place: undefined });
    const below = boardPlace(card(0.6), cib, beside(0.65))?.notAbove;
    expect(below && noPlaceText(below)).toBe('below the control layout\\u001b[2J (65.0%)');
    expect(boardPlace(card(0.6, 'partial'), cib, beside(0.65))).toMatchObject({ notAbove: undefined });
  });

  it('counts places of the systems that are clearly above the control alone', () => {
    const { schema, boards } = beside(0.65);
    const intervals = [[0.6, 0.95], undefined] as const;
    const wide = boards.map((board) => ({
      ...board,
      systems: [...board.systems, ...board.systems].map((one, i) => ({
        ...one,
        group: i,
        ci95_clustered: intervals[i],
      })),
    }));
    const found = boardPlace(within([0.66, 0.8]), cib, { schema, boards: wide } as BoardFigures);
    expect(found).toMatchObject({ place: 2, places: 2, systems: 4 });
    expect(found && placeText(found)).toBe(
      'place 2 of 2: 1 of 4 other systems is also clearly above the control layout\\u001b[2J (65.0%)',
    );
    const copies = wide.map((board) => ({
      ...board,
      systems: board.systems.map((one) => ({ ...one, value: 0.9, group: 0, ci95_clustered: undefined })),
    }));
    const low = { ...figures(0.3).boards[0]?.systems[0], group: 1 };
    const beside4 = boardPlace(within([0.66, 0.8]), cib, {
      schema,
      boards: copies.map((board) => ({ ...board, systems: [...board.systems, low] })),
    } as BoardFigures);
    expect(beside4 && placeText(beside4)).toContain('place 2 of 2: 4 of 5 other systems are also clearly above');
    const none = boardPlace(within([0.66, 0.8]), cib, {
      schema,
      boards: copies.map((board) => ({ ...board, systems: [low] })),
    } as BoardFigures);
    expect(none && placeText(none)).toContain('place 1 of 1: none of 1 other system is clearly above');
    const all = boardPlace(card(0.7), cib, figures(0.9, 0.5));
    expect(all && placeText(all)).toBe('place 2 of 3');
  });

  it.each<[string, Partial<BoardFigures['boards'][number]>]>([
    ['another suite', { suite: { id: 'writ', version: cib.version } }],
    ['another version', { suite: { id: 'cib', version: '0.0.1' } }],
    ['other data', { dataset: { sha256: 'cd', tasks: 250 } }],
    ['another metric', { metric: 'stale_error' }],
  ])('returns undefined for figures of %s', (_, change) => {
    const { schema, boards } = figures(0.9);
    const other = { schema, boards: boards.map((board) => ({ ...board, ...change })) };
    expect(boardPlace(card(0.7), cib, other)).toBeUndefined();
  });
});

describe('demoText', () => {
  const text = (scorecard: Scorecard, all: BoardFigures | undefined) =>
    demoText(
      {
        runs: [{ scorecard, description: cib }],
        figures: all,
        entry: 'out/my demo',
        site: 'out/index.html',
        command: 'cib',
      },
      plain,
    );

  it('shows the number of tasks with the range of the board, or that there are no figures to compare with', () => {
    expect(text(card(0.7, 'partial'), figures(0.9, 0.5))).toContain(
      "sufficiency 70.0%\n  40 of 250 tasks; the board's 2 systems: 50.0% to 90.0%\n",
    );
    expect(text(card(0.7), undefined)).toContain('all 250 tasks; no figures of a board to compare with');
    expect(text(card(undefined), undefined)).toMatch(/–\n {2}all 250 tasks[\s\S]*not measured in any family/);
  });

  it('names the control that a run without a place is not clearly above', () => {
    expect(text(within([0.6, 0.8]), beside(0.65))).toContain(
      '\n  no place: not clearly better than the control layout\\u001b[2J (65.0%)',
    );
  });

  it('escapes names, and quotes paths in commands', () => {
    expect(text(card(0.7), undefined)).toMatch(/^mine\\u001b\[2J 1, /);
    expect(text(card(0.7), undefined)).toContain("cib score 'out/my demo/cib'");
  });
});
