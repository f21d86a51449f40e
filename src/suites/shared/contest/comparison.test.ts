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

describe('what a comparison says', () => {
  it.each([
    ['a p above the level says nothing', measured(0, [-0.16, 0.16], 1), 'open'],
    ['nor does an estimate within the margin', measured(-0.01, [-0.06, 0.04], 0.6), 'open'],
    ['an interval within the margin is a match', measured(-0.01, [-0.04, 0.02], 0.6), 'matches'],
    ['so it is where the difference is sure, and small', measured(-0.02, [-0.04, -0.001], 0.01), 'matches'],
    ['nothing forbids being better by more', measured(0.05, [-0.04, 0.2], 0.2), 'matches'],
    ['a sure difference is one', measured(-0.2, [-0.3, -0.1], 0.05), 'behind'],
    ['either way', measured(0.2, [-0.1, 0.5], 0.01), 'ahead'],
    ['without an interval only a p can tell', measured(0, null, 1), 'open'],
    ['fewer tokens are better', measured(-10, [-12, -8], 0.001, { unit: 'tokens', values: [20, 30] }), 'ahead'],
    ['more are worse', measured(10, [8, 12], 0.001, { unit: 'tokens', values: [40, 30] }), 'behind'],
    ['unless it is within 5 %', measured(1, [0.5, 1.5], 0.001, { unit: 'tokens', values: [31, 30] }), 'matches'],
  ] as const)('%s', (_, one, relation) => expect(relationOf(one)).toBe(relation));

  it('knows two systems that never differ to match from 73 templates on', () => expect(fewestTemplates()).toBe(73));
});
