import { describe, expect, it } from 'vitest';
import { tasksOf } from '../../test/support/gold.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { type Group, Scorecard } from '../protocol/scorecard.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { meanOutcomes, meanScorecard } from './mean-outcomes.ts';
import { summarise } from './summarise.ts';
import { Tally } from './tally.ts';

type Outcomes = readonly Outcome[];
const SUITES = await Promise.all(SUITE_IDS.map(loadSuite));
const MOST = 60;

/** The outcomes of one of the suite's own systems; in tasks for which `breaks` is true, every episode times out. */
function outcomesOf(suite: Suite, name: string, breaks: (task: number) => boolean = () => false): Outcomes {
  const reference = suite.ownSystems.find((one) => one.name === name);
  if (reference === undefined) throw new Error(`no ${name} in ${suite.description.id}`);
  return tasksOf(suite.generator, suite.generator.publicSeed)
    .slice(0, MOST)
    .map((task, i) =>
      suite.score(task, breaks(i) ? broken(suite, task) : reference.answer(task), new Set(reference.capabilities)),
    );
}

const broken = (suite: Suite, task: Task): readonly EpisodeReplies[] =>
  suite
    .compile(task)
    .map(({ key, steps }) => ({ key, replies: [{ method: steps[0]?.method ?? '', fault: 'timeout' }] }));

function scored(suite: Suite, outcomes: Outcomes) {
  const tally = new Tally();
  for (const outcome of outcomes) tally.add(outcome);
  const { id, version } = suite.description;
  const scorecard: Scorecard = {
    schema: 'scorecard/2',
    suite: { id, version },
    dataset: { id: 'builtin', sha256: 'd'.repeat(64), tasks: outcomes.length, official: false },
    system: { name: 's', version: '1', kind: 'system', reads_labels: false },
    counts: { ...tally.counts, faults: { timeout: 3 } },
    validity: { state: 'valid', rules: [], controls: [] },
    ...summarise(suite.description, tally),
  };
  return { scorecard, outcomes };
}

/** The value of every metric in a scorecard, by its place. */
function figuresOf({ overall, families, arms = {}, slices = {} }: Scorecard): Map<string, number> {
  const found = new Map<string, number>();
  const add = (place: string, { metrics }: Group) => {
    for (const [metric, { value }] of Object.entries(metrics)) found.set(`${place} ${metric}`, value);
  };
  add('overall', overall);
  for (const [of, groups] of Object.entries({ families, arms, ...slices }))
    for (const [name, group] of Object.entries(groups)) add(`${of}.${name}`, group);
  return found;
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe.each(SUITES.map((suite) => [suite.description.id, suite] as const))(
  'meanScorecard of three runs of %s',
  (_, suite) => {
    const names = suite.ownSystems.map(({ name }) => name);
    const runs = ['oracle', 'null', names.find((name) => !['oracle', 'null'].includes(name)) ?? 'oracle'].map((name) =>
      outcomesOf(suite, name),
    );

    it('has the mean of the runs’ figures if all three have the same denominators', () => {
      const cards = runs.map((outcomes) => scored(suite, outcomes));
      const found = figuresOf(meanScorecard(cards, suite.description));
      const each = cards.map(({ scorecard }) => figuresOf(scorecard));
      const main = `overall ${suite.description.headline ?? suite.description.tables.byFamily}`;
      const alike = [...found.keys()].filter((place) => sameDenominators(place.split(' ').at(-1) ?? '', runs));
      expect(alike).toContain(main);
      for (const place of alike)
        expect(found.get(place), place).toBeCloseTo(mean(each.map((one) => one.get(place) ?? Number.NaN)), 12);
      // No single run has this figure.
      expect(each.map((one) => one.get(main))).not.toContain(found.get(main));
    });

    it('is a valid scorecard, even if one run lacks any one metric in some tasks or all', () => {
      const metrics = new Set(runs.flat().flatMap(({ values }) => Object.keys(values)));
      for (const metric of metrics)
        for (const left of [0, 1]) {
          const some = runs[1]?.map((outcome, i) => {
            const { [metric]: _, ...values } = outcome.values;
            return i < left ? outcome : { ...outcome, values };
          });
          const cards = [runs[0] ?? [], some ?? [], runs[2] ?? []].map((outcomes) => scored(suite, outcomes));
          const card = meanScorecard(cards, suite.description);
          expect(Scorecard.safeParse(card).error?.issues ?? [], metric).toEqual([]);
        }
    });

    it('is a valid scorecard, even if one run timed out in some tasks', () => {
      const cut = [...runs.slice(0, 2), outcomesOf(suite, 'oracle', (task) => task % 7 === 0)];
      const card = meanScorecard(
        cut.map((outcomes) => scored(suite, outcomes)),
        suite.description,
      );
      expect(Scorecard.safeParse(card).error?.issues ?? []).toEqual([]);
      expect(card.counts).toMatchObject({ tasks: runs[0]?.length, errored: 0 });
    });
  },
);

function sameDenominators(metric: string, runs: readonly Outcomes[]): boolean {
  const of = (outcome: Outcome | undefined) =>
    [outcome?.values ?? {}, ...Object.values(outcome?.arms ?? {})].map((values) => {
      const share = values[metric];
      return typeof share === 'number' ? 1 : share?.[1];
    });
  return (runs[0] ?? []).every((_, i) => new Set(runs.map((run) => JSON.stringify(of(run[i])))).size === 1);
}

describe('meanOutcomes', () => {
  const outcome = (change: Partial<Outcome>): Outcome => ({
    ...{ id: 't', family: 'f', cluster: 'c', slices: {}, verdict: 'passed', values: {}, failure_modes: [] },
    ...change,
  });
  const of = (...changes: readonly Partial<Outcome>[]) => meanOutcomes(changes.map((one) => [outcome(one)]))[0];

  it('returns a single run unchanged', () => {
    const only = [outcome({ values: { a: [1, 3] } })];
    expect(meanOutcomes([only])).toBe(only);
  });

  it('averages each value, numerators and denominators separately', () => {
    expect(
      of({ values: { a: 1, b: [1, 2] } }, { values: { a: 0, b: [3, 4] } }, { values: { a: 0.5, b: [2, 6] } })?.values,
    ).toEqual({ a: 0.5, b: [2, 4] });
  });

  it('gives no weight to a run that did not measure the value', () => {
    const found = of({ values: { a: 1 } }, {}, { values: { a: 0 } })?.values.a as [number, number];
    expect(found[0]).toBeCloseTo(1 / 3, 12);
    expect(found[1]).toBeCloseTo(2 / 3, 12);
    expect(of({}, {}, { values: { a: [2, 2] } })?.values.a).toEqual([2 / 3, 2 / 3]);
  });

  it('averages the values of each arm that any run has', () => {
    expect(
      of({ arms: { x: { a: 1 } } }, { arms: { x: { a: 0 }, y: { a: 1 } } }, { arms: { x: { a: 1 }, y: { a: 1 } } })
        ?.arms,
    ).toEqual({ x: { a: 2 / 3 }, y: { a: [2 / 3, 2 / 3] } });
    expect(of({}, {})?.arms).toBeUndefined();
  });

  it.each([
    [[true, true, false], true],
    [[true, false, false], false],
    [[true, false], false],
  ])('takes verdicts and failure modes from the majority: %j gives %s', (all, most) => {
    for (const verdict of ['passed', 'not_measured', 'errored'] as const) {
      const runs = all.map((has) => ({ verdict: has ? verdict : ('failed' as const) }));
      expect(of(...runs)?.verdict).toBe(most ? verdict : 'failed');
      const [item] = of(...runs.map((one) => ({ items: [{ ...one, slices: { s: 'a' } }] })))?.items ?? [];
      expect(item).toEqual({ slices: { s: 'a' }, verdict: most ? verdict : 'failed' });
    }
    expect(of(...all.map((lost) => ({ failure_modes: lost ? ['other', 'lost'] : ['other'] })))?.failure_modes).toEqual(
      most ? ['other', 'lost'] : ['other'],
    );
  });

  it('throws for no runs and for runs of different tasks', () => {
    expect(() => meanOutcomes([])).toThrow(RangeError);
    expect(() => of({ id: 'a' }, { id: 'b' })).toThrow(RangeError);
    expect(() => meanOutcomes([[outcome({})], []])).toThrow(RangeError);
  });
});
