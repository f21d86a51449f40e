import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedAxis } from './axis.ts';
import { type CostAndQuality, frontier, type Point, scatter } from './scatter.ts';

const beats = (a: CostAndQuality, b: CostAndQuality) =>
  a.cost <= b.cost && a.quality >= b.quality && (a.cost < b.cost || a.quality > b.quality);
// Few values, so that many are equal.
const value = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.double({ min: 0, max: 1e6, noNaN: true }));
const bargains = fc.array(fc.record({ cost: value, quality: value }), { maxLength: 40 });

describe('frontier', () => {
  it('contains exactly the points that no other beats', () => {
    fc.assert(
      fc.property(bargains, (all) => {
        const unbeaten = all.filter((one) => !all.some((other) => beats(other, one)));
        const found = frontier(all);
        expect(new Set(found)).toEqual(new Set(unbeaten));
        expect(found).toHaveLength(unbeaten.length);
      }),
    );
  });

  it('rises in cost and quality', () => {
    fc.assert(
      fc.property(bargains, (all) => {
        const found = frontier(all);
        for (const [i, { cost, quality }] of found.entries()) {
          const before = found[i - 1] ?? { cost: -1, quality: -1 };
          expect(cost >= before.cost && quality >= before.quality).toBe(true);
        }
      }),
    );
  });

  it('is empty without points', () => {
    expect(frontier([])).toEqual([]);
  });
});

describe('scatter', () => {
  const point = (name: string, cost: number, quality: number, more: Partial<Point> = {}): Point => ({
    ...{ name, cost, quality, kind: 'system', competes: true },
    ...more,
  });
  const drawn = (...points: readonly Point[]) =>
    JSON.stringify(scatter(points, fixedAxis('cost', 100), fixedAxis('quality', 100)).spec);

  it('labels the points at one place together', () => {
    expect(drawn(point('one', 50, 60), point('two', 50.1, 60), point('far', 10, 10))).toContain('"one, two"');
    const many = drawn(...['one', 'two', 'three', 'four'].map((name) => point(name, 50, 60)));
    expect(many).toContain('"one +3"');
  });

  it('names the first on the frontier and the first system of a place that many share', () => {
    const others = ['two', 'three'].map((name) => point(name, 50.1, 60, { kind: 'reference' }));
    const text = drawn(point('cheap', 50, 60, { kind: 'reference' }), ...others, point('mine', 50.2, 60));
    expect(text).toContain('"cheap, mine +2"');
  });

  it('names a system that has no room beside its point at the end of a line', () => {
    const others = [46, 54].flatMap((cost) =>
      [40, 45, 50, 55, 60].map((quality) => point('o', cost, quality, { kind: 'control', competes: false })),
    );
    const points = [point('best', 40, 90), point('crowded', 50, 50), ...others];
    expect(drawn(...points)).toContain('"crowded"');
    expect(scatter(points, fixedAxis('cost', 100), fixedAxis('quality', 100)).unnamed).toEqual([]);
  });

  it('has no name for systems that a label only counts, and takes a shortened name for a name', () => {
    const points = ['a', 'b', 'c', 'd', 'e'].map((name) => point(name, 50, 50));
    const long = point('a-system-with-a-name-of-forty-characters', 20, 90);
    const { unnamed } = scatter([...points, long], fixedAxis('cost', 100), fixedAxis('quality', 100));
    const names = unnamed.map(({ name }) => name);
    expect(names).toEqual(['b', 'c', 'd', 'e']);
    const comma = [point('Foo, Inc.', 20, 90), point('bar', 50, 20)];
    expect(scatter(comma, fixedAxis('cost', 100), fixedAxis('quality', 100)).unnamed).toEqual([]);
  });

  it('draws the intervals of all points over them, and none where there is none', () => {
    const interval = [40, 71] as const;
    const text = drawn(point('one', 50, 60, { interval }));
    expect(text.indexOf('"quality":40,"end":71')).toBeGreaterThan(text.indexOf('"shape":"circle"'));
    expect(drawn(point('one', 50, 60, { interval, competes: false }))).toContain('"quality":40,"end":71');
    expect(drawn(point('one', 50, 60))).not.toContain('"end":');
  });
});
