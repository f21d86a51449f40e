import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Svg } from './chart/svg.ts';
import { Rendered } from './rendered.ts';

const inputs = (view: object, name = 'task') => Rendered.of(name, view, () => '').inputs;

describe('Rendered: inputs', () => {
  it('are equal exactly for equal views, and depend on the template', () => {
    const text = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const view = fc.object({ values: [text], maxDepth: 3 });
    fc.assert(
      fc.property(view, view, (one, other) => {
        expect(inputs(one) === inputs(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
    expect(inputs({ a: 1 }, 'task')).not.toBe(inputs({ a: 1 }, 'suite'));
  });

  const chart = Svg.of('<svg width="1" height="1"><g/></svg>', { id: 'a', title: 't', description: 'd' });

  it.each([chart, new Map([['a', 1]]), new Set([1]), () => 'a', 1n, new (class View {})()])(
    'reject %o, which JSON would omit',
    (value) => {
      expect(() => inputs({ deep: [{ value }] })).toThrow('no plain value');
    },
  );

  it('reject a set once Vega-Lite was loaded, which gives every set a text in JSON', async () => {
    await import('vega-lite');
    expect(() => inputs({ value: new Set([1]) })).toThrow('no plain value');
  });
});
