import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { competitorOf, REAL_SYSTEMS } from '../../test/support/real-competitors.ts';
import { Fault } from '../errors/fault.ts';
import { randomWords } from '../stats/random-words.ts';
import { type Competitor, standings } from './standings.ts';
import type { TaskList } from './wins.ts';

const HIGHER = { better: 'higher' } as const;

/** A system that passes the first `right` of `n` tasks, which are in clusters of `size`. */
function system(slug: string, right: number, { n = 60, size = 1 } = {}): Competitor {
  const indices = Array.from({ length: n }, (_, i) => i);
  const tasks: TaskList = {
    ids: indices.map((i) => `t${i}`),
    families: [],
    clusters: indices.map((i) => `c${Math.floor(i / size)}`),
  };
  return { slug, tasks, scores: Float64Array.from(indices, (i) => Number(i < right)) };
}

const rangesOf = (...args: Parameters<typeof standings>) =>
  [...standings(...args).ranges].map(([slug, { best, worst }]) => `${slug} ${best}-${worst}`);

describe('standings', () => {
  it('separates systems that differ, and joins the ranges of those that do not', () => {
    expect(rangesOf([system('low', 10), system('high', 50), system('close', 49)], HIGHER)).toEqual([
      'low 3-3',
      'high 1-2',
      'close 1-2',
    ]);
  });

  it('ranks by the direction of the metric', () => {
    expect(rangesOf([system('few', 5), system('many', 50)], { better: 'lower' })).toEqual(['few 1-1', 'many 2-2']);
  });

  it('counts clusters, not tasks', () => {
    const size = 20;
    expect(rangesOf([system('a', 20, { size }), system('b', 60, { size })], HIGHER)).toEqual(['a 1-2', 'b 1-2']);
  });

  it('accepts scores between 0 and 1, which the mean of several runs gives', () => {
    const thirds = { ...system('a', 60), scores: new Float64Array(60).fill(2 / 3) };
    expect(rangesOf([thirds, system('b', 0)], HIGHER)).toEqual(['a 1-1', 'b 2-2']);
  });

  it('gives equal scores one place, so that copies of entries change no range', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 30, maxLength: 30 });
    const boards = fc.array(fc.tuple(scores, fc.integer({ min: 0, max: 3 })), { minLength: 2, maxLength: 6 });
    const { tasks } = system('', 0, { n: 30, size: 2 });
    fc.assert(
      fc.property(boards, fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 40 }), (all, copied) => {
        const entries = all.map(([own, skill], i) => ({
          ...{ slug: `s${i}`, tasks },
          scores: Float64Array.from(own, (one) => one + skill),
        }));
        const copies = copied.map((of, i) => {
          const { scores: own } = entries[of % entries.length] as Competitor;
          return { slug: `copy${i}`, tasks, scores: own.slice() };
        });
        const [alone, crowded] = [standings(entries, HIGHER), standings([...copies, ...entries], HIGHER)];
        expect(crowded.places).toBe(alone.places);
        /** The range, with slugs in place of the numbers of groups. */
        const told = ({ ranges, groups }: ReturnType<typeof standings>, slug: string) => {
          const range = ranges.get(slug);
          const named = (numbers: readonly number[] = []) =>
            entries.map((one) => one.slug).filter((one) => numbers.includes(groups.get(one) ?? -1));
          return { ...range, above: named(range?.above), below: named(range?.below), beats: named(range?.beats) };
        };
        for (const { slug } of entries) expect(told(crowded, slug)).toEqual(told(alone, slug));
        for (const [i, of] of copied.entries()) {
          expect(told(crowded, `copy${i}`)).toEqual(told(alone, `s${of % entries.length}`));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('ranks only the systems that beat the floor', () => {
    const floor = { ...system('control', 30), name: 'control', value: 0.5 };
    const systems = [system('far', 60), system('level', 30), system('hardly', 32), system('below', 3)];
    expect(rangesOf(systems, HIGHER, floor)).toEqual(['far 1-1']);
    expect(standings(systems, HIGHER, floor).places).toBe(1);
    expect(rangesOf(systems, { better: 'lower' }, floor)).toEqual(['below 1-1']);
    expect(rangesOf([], HIGHER, floor)).toEqual([]);
  });

  it('numbers the ranked groups as their ranges do, wherever a system below the floor was listed', () => {
    const floor = system('control', 30);
    const systems = [system('below', 3), system('good', 48), system('hardly', 31), system('best', 60)];
    const { ranges, groups } = standings(systems, HIGHER, floor);
    expect([ranges.get('good')?.above, ranges.get('best')?.below]).toEqual([
      [groups.get('best')],
      [groups.get('good')],
    ]);
    expect([...groups.values()].sort()).toEqual([0, 1, 2, 3]);
  });

  it('names both entries if their tasks differ', () => {
    const call = () => standings([system('one', 3), system('two', 3, { n: 59 })], HIGHER);
    expect(call).toThrow(Fault);
    expect(call).toThrow(/one and two/);
    expect(() => standings([system('one', 3)], HIGHER, { ...system('low', 3, { n: 9 }) })).toThrow(/one and low/);
  });
});

describe('standings of the board’s eight systems on CIB and 992 copies and near copies', () => {
  const real = REAL_SYSTEMS.map(competitorOf);
  const next = randomWords(7);
  const crowd = Array.from({ length: 992 }, (_, i): Competitor => {
    const { tasks, scores } = real[i % real.length] as Competitor;
    const copy = scores.slice();
    // A third are exact copies; the others differ in up to three tasks.
    for (let k = 0; k < (i % 3 === 0 ? 0 : 1 + (i % 3)); k += 1) {
      const task = next() % copy.length;
      copy[task] = 1 - (copy[task] ?? 0);
    }
    return { slug: `crowd-${i}`, tasks, scores: copy };
  });

  it('rank scoped above all other systems', () => {
    const { ranges, places } = standings([...real, ...crowd], HIGHER);
    expect(places).toBeGreaterThan(400);
    const scoped = ranges.get('scoped');
    for (const slug of REAL_SYSTEMS.slice(1)) {
      const other = ranges.get(slug);
      expect(scoped?.worst).toBeLessThan(other?.best ?? 0);
      expect(scoped?.strictWorst).toBeLessThan(other?.strictBest ?? 0);
    }
  });

  it('rank only scoped if the floor is the control that knows the layout of CIB’s tasks', () => {
    const { ranges } = standings([...real, ...crowd], HIGHER, competitorOf('control-layout-only'));
    expect(ranges.has('scoped')).toBe(true);
    for (const slug of REAL_SYSTEMS.slice(1)) expect(ranges.has(slug)).toBe(false);
    expect(standings(real, HIGHER, competitorOf('control-layout-only')).ranges).toEqual(
      new Map([['scoped', { best: 1, worst: 1, above: [], below: [], strictBest: 1, strictWorst: 1, beats: [] }]]),
    );
  });
});
