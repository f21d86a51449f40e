import { describe, expect, it } from 'vitest';
import type { Outcome } from '../protocol/outcome.ts';
import { agreement } from './agreement.ts';
import { reachedTier } from './reached-tier.ts';

const run = (passes: (task: number) => boolean, n = 200) =>
  Array.from({ length: n }, (_, i) => {
    const right = passes(i);
    return { id: `t${i}`, cluster: `c${i}`, pass: right, values: { right: Number(right) } } as unknown as Outcome;
  });
const half = run((i) => i % 2 === 0);
const flipped = (...tasks: number[]) => run((i) => (i % 2 === 0) !== tasks.includes(i));
const usual = { headline: 'right', deterministic: false };

describe('agreement', () => {
  it.each<[string, Outcome[], Partial<typeof usual>, object]>([
    ['the same outcomes', half, {}, { discordant: 0, agrees: true }],
    ['2 % of the tasks, both ways', flipped(0, 1, 2, 3), {}, { discordant: 4, allowed: 4, agrees: true }],
    ['more than 2 %', flipped(0, 1, 2, 3, 4), {}, { discordant: 5, allowed: 4, agrees: false }],
    ['one task of a deterministic adapter', flipped(0), { deterministic: true }, { allowed: 0, agrees: false }],
    ['none of a deterministic adapter', half, { deterministic: true }, { agrees: true }],
  ])('of %s', (_, second, change, expected) => {
    expect(agreement(half, second, { ...usual, ...change })).toMatchObject({ tasks: 200, ...expected });
  });

  it('ends where the difference is significant, however few tasks differ', () => {
    const [all, most] = [run(() => true, 1000), run((i) => i >= 7, 1000)];
    expect(agreement(all, most, usual)).toMatchObject({ discordant: 7, allowed: 20, p: 2 ** -6, agrees: false });
    expect(agreement(all, most, { ...usual, headline: undefined })).toMatchObject({ p: undefined, agrees: true });
  });

  it('is of the same tasks in the same order', () => {
    expect(() => agreement(half, half.slice(1), usual)).toThrow(RangeError);
    expect(() => agreement(half, half.toReversed(), usual)).toThrow(RangeError);
  });
});

describe('reachedTier', () => {
  const agrees = { ...agreement(half, half, usual) };
  const free = { highest: 'reproduced', reasons: [] } as const;
  it.each([
    [false, free, agrees, 'reported', /does not hold/],
    [true, free, undefined, 'verified', /has not run it again/],
    [true, free, 'unusable', 'verified', /does not count/],
    [true, free, { ...agrees, agrees: false }, 'verified', /answered otherwise/],
    [true, free, agrees, 'reproduced', /^$/],
    [true, { highest: 'verified', reasons: ['cmd'] }, agrees, 'verified', /^cmd$/],
    [true, { highest: 'reported', reasons: ['harness'] }, undefined, 'reported', /^harness, the board has not/],
  ] as const)('valid %s, at most %j, run again %j: %s', (valid, limit, again, reached, why) => {
    const tier = reachedTier(valid, limit, again);
    expect(tier.reached).toBe(reached);
    expect(tier.reasons.join(', ')).toMatch(why);
  });
});
