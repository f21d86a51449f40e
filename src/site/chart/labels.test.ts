import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisOf, fixedAxis, positionOn } from './axis.ts';
import { placeLabels } from './labels.ts';

const FRAME = { width: 330, height: 250, size: 11 };

describe('placeLabels', () => {
  it('places a label to the right of its point if there is room, else elsewhere or nowhere', () => {
    const at = (x: number, y: number, ...others: readonly { x: number; y: number }[]) =>
      placeLabels([{ x, y, text: 'name' }], [{ x, y }, ...others], FRAME)[0]?.align;
    expect(at(100, 100)).toBe('left');
    expect(at(325, 100)).toBe('right');
    expect(at(100, 100, { x: 112, y: 100 })).toBe('right');
    const around = [112, 88].flatMap((x) => [100, 113, 87, 126, 74].map((y) => ({ x, y })));
    expect(at(100, 100, ...around)).toBeUndefined();
  });

  it('places no label on an upright line', () => {
    const at = (...uprights: readonly (readonly { x: number; y: number }[])[]) =>
      placeLabels([{ x: 100, y: 100, text: 'name' }], [{ x: 100, y: 100 }], FRAME, uprights)[0]?.align;
    const line = (x: number) => [60, 140].map((y) => ({ x, y }));
    expect(at(line(100))).toBe('left');
    expect(at(line(115))).toBe('right');
    expect(at(line(80), line(120))).toBe('center');
    expect(at(line(80), line(100), line(120))).toBeUndefined();
  });

  it('places a label that is due farther away, at the end of a line, where there is no room beside its point', () => {
    const around = [112, 88].flatMap((x) => [100, 113, 87, 126, 74].map((y) => ({ x, y })));
    const [label] = placeLabels([{ x: 100, y: 100, text: 'name', due: true }], [{ x: 100, y: 100 }, ...around], FRAME);
    expect(label?.line?.from).toEqual({ x: 100, y: 100 });
    const { to } = label?.line ?? { to: { x: 100, y: 100 } };
    expect(Math.hypot(to.x - 100, to.y - 100)).toBeGreaterThan(15);
  });

  it('lets no line to a label cross another, and ends none beside another named point', () => {
    const near = fc.record({ x: fc.integer({ min: 140, max: 190 }), y: fc.integer({ min: 100, max: 150 }) });
    fc.assert(
      fc.property(fc.array(near, { maxLength: 20 }), (points) => {
        const names = points.map((point) => ({ ...point, text: 'WWWW', due: true }));
        const placed = placeLabels(names, points, FRAME).filter(({ line }) => line);
        for (const { line, x, y, align } of placed) {
          const left = x - { left: 0, center: 22, right: 44 }[align];
          const others = points.filter((one) => one.x !== line?.from.x || one.y !== line?.from.y);
          const gaps = others.map((one) =>
            Math.hypot(Math.max(left - one.x, 0, one.x - left - 44), Math.max(Math.abs(one.y - y) - 5.5, 0)),
          );
          expect(Math.min(...gaps)).toBeGreaterThan(9);
        }
        const lines = placed.flatMap(({ line }) => line ?? []);
        for (const [i, one] of lines.entries())
          for (const other of lines.slice(i + 1)) expect(meetingOf(one, other)).toBeUndefined();
      }),
    );
  });

  it('places no label nearer to another named point than to its own', () => {
    const [own, other] = [
      { x: 129, y: 230, text: 'minilm-bm25' },
      { x: 132, y: 213, text: 'a name that is too long to stand anywhere beside its point' },
    ];
    // All that they leave free is two lines above, to the left.
    const obstacles = [218, 230, 242, 254].flatMap((y) => [80, 100, 118, 129, 140, 160].map((x) => ({ x, y })));
    const points = [own, other, { x: 150, y: 206 }, ...obstacles];
    const placed = (...names: readonly (typeof own)[]) => placeLabels(names, points, FRAME).map(({ y }) => y);
    expect(placed(own)).toEqual([206]);
    expect(placed(own, other)).toEqual([]);
  });

  it('leaves a label out that would stand about as near to another named point', () => {
    const own = { x: 45, y: 152, text: 'minisearch' };
    const other = { x: 66, y: 150.5, text: 'sqlite-fts5' };
    const above = [-13, 0].flatMap((dy) => [62, 90, 115].map((x) => ({ x, y: own.y + dy })));
    const placed = placeLabels([other, own], [own, other, ...above], FRAME).map(({ text }) => text);
    expect(placed).not.toContain('minisearch');
  });

  it('keeps labels inside the frame and apart from each other', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 330 }), y: fc.integer({ min: 0, max: 250 }) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (points) => {
        const placed = placeLabels(
          points.map((point) => ({ ...point, text: 'WWWW' })),
          points,
          FRAME,
        );
        const left = ({ x, align }: (typeof placed)[number]) => x - { left: 0, center: 22, right: 44 }[align];
        for (const [i, one] of placed.entries()) {
          expect(left(one) >= 0 && left(one) + 44 <= 330 && one.y >= 5.5 && one.y <= 244.5).toBe(true);
          const others = placed.slice(i + 1);
          expect(others.some((two) => Math.abs(left(one) - left(two)) < 44 && Math.abs(one.y - two.y) < 11)).toBe(
            false,
          );
        }
      }),
    );
  });
});

type Line = Record<'from' | 'to', { readonly x: number; readonly y: number }>;

/** How far along the first line it meets the second; undefined if it does not. */
function meetingOf({ from: a, to: b }: Line, { from: c, to: d }: Line): number | undefined {
  const [u, v, w] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
    { x: c.x - a.x, y: c.y - a.y },
  ];
  const turn = u.x * v.y - u.y * v.x;
  const [along, alongOther] = [(w.x * v.y - w.y * v.x) / turn, (w.x * u.y - w.y * u.x) / turn];
  return [along, alongOther].every((share) => share > 0 && share < 1) ? along : undefined;
}

describe('axisOf and positionOn', () => {
  it('use a logarithmic scale for values far apart, with a separate place for zero', () => {
    expect(axisOf('t', [3, 5, 9])).toEqual({ title: 't', kind: 'linear', domain: [0, 10], ticks: [0, 2, 4, 6, 8, 10] });
    expect(axisOf('t', [12, 500]).ticks).toEqual([10, 20, 50, 100, 200, 500]);
    const axis = axisOf('t', [0, 1, 1e6]);
    expect(axis).toMatchObject({ kind: 'log', zero: axis.ticks[0] });
    expect(axis.ticks.slice(1)).toEqual([1, 10, 100, 1000, 10_000, 100_000, 1_000_000]);
    expect(positionOn(axis, 0, 100)).toBe(0);
  });

  it('keep every value on the axis, in order', () => {
    const value = fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1e9, noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const axis = axisOf('t', values);
        const places = values.toSorted((a, b) => a - b).map((one) => positionOn(axis, one, 100));
        for (const [i, at] of places.entries()) {
          expect(at >= -1e-9 && at <= 100 + 1e-9 && at >= (places[i - 1] ?? 0) - 1e-9).toBe(true);
        }
        for (const tick of axis.ticks) expect(tick >= axis.domain[0] && tick <= axis.domain[1]).toBe(true);
      }),
    );
    expect(positionOn(fixedAxis('t', 100), 25, 200)).toBe(50);
  });
});
