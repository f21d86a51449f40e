import { describe, expect, it } from 'vitest';
import { type AspectComparison, fewestTemplates, relationOf } from './comparison.ts';

const measured = (
  delta: number,
  ci95: AspectComparison['ci95'],
  p: number,
  more: Partial<AspectComparison> = {},
): AspectComparison => ({
  ...{ a: 'a', b: 'b', on: 'update', unit: 'pass', tasks: 100, templates: 100, values: [0.5 + delta, 0.5] },
  ...{ delta, ci95, p },
  ...more,
});

describe('relationOf and fewestTemplates', () => {
  it.each([
    ['open for a p-value above the level', measured(0, [-0.16, 0.16], 1), 'open'],
    ['open for an interval that exceeds the margin', measured(-0.01, [-0.06, 0.04], 0.6), 'open'],
    ['matches for an interval within the margin', measured(-0.01, [-0.04, 0.02], 0.6), 'matches'],
    ['matches for a significant difference within the margin', measured(-0.02, [-0.04, -0.001], 0.01), 'matches'],
    ['matches for an interval that exceeds the margin only upwards', measured(0.05, [-0.04, 0.2], 0.2), 'matches'],
    ['behind for a significant negative difference', measured(-0.2, [-0.3, -0.1], 0.05), 'behind'],
    ['ahead for a significant positive difference', measured(0.2, [-0.1, 0.5], 0.01), 'ahead'],
    ['open for a p-value above the level without an interval', measured(0, null, 1), 'open'],
    [
      'ahead for significantly fewer tokens',
      measured(-10, [-12, -8], 0.001, { unit: 'tokens', values: [20, 30] }),
      'ahead',
    ],
    [
      'behind for significantly more tokens',
      measured(10, [8, 12], 0.001, { unit: 'tokens', values: [40, 30] }),
      'behind',
    ],
    [
      'matches for at most 5% more tokens',
      measured(1, [0.5, 1.5], 0.001, { unit: 'tokens', values: [31, 30] }),
      'matches',
    ],
  ] as const)('relationOf returns %s', (_, one, relation) => expect(relationOf(one)).toBe(relation));

  it('fewestTemplates returns 73, from which on two equal systems match', () => expect(fewestTemplates()).toBe(73));
});
