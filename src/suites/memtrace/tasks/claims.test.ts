import { expect, it } from 'vitest';
import { scorecardOf } from '../../../../test/support/described.ts';
import type { Outcome } from '../../../protocol/outcome.ts';
import { claims } from './claims.ts';

const outcomes = (metric: string, family: string, wins: readonly number[]): Outcome[] =>
  wins.map((value, i) => ({
    ...{ id: `${family}${i}`, family, cluster: `${family}${i % 4}`, slices: {} },
    ...{ verdict: 'failed' as const, failure_modes: [] },
    values: { [metric]: value },
  }));

const TWELVE = Array.from({ length: 12 }, () => 1);
const NONE = TWELVE.map(() => 0);

function held(id: string, rows: Readonly<Record<string, readonly Outcome[]>>): boolean | null | undefined {
  const results = new Map(
    Object.entries(rows).map(([name, own]) => [name, { scorecard: scorecardOf(), outcomes: own }]),
  );
  return claims(results).find((claim) => claim.id === id)?.held;
}

const ID = 'variant_2_contamination_below_baseline_1';

it('leaves a claim undecided if a system was not measured', () => {
  expect(claims(new Map()).map((claim) => claim.held)).toEqual(claims(new Map()).map(() => null));
  expect(held(ID, { variant_2: outcomes('contamination', 'f', NONE) })).toBeNull();
});

it.each([
  ['held if one system is worse in all tasks', TWELVE, NONE, true],
  ['not held if both systems are equal', TWELVE, TWELVE, false],
  ['not held if the other system is worse', NONE, TWELVE, false],
  ['not held on too few tasks', [1, 1, 0], [0, 0, 0], false],
])('decides that a claim is %s', (_, plain, gated, expected) => {
  const rows = { baseline_1: outcomes('contamination', 'f', plain), variant_2: outcomes('contamination', 'f', gated) };
  expect(held(ID, rows)).toBe(expected);
});

it('considers only the families that a claim is about', () => {
  const rows = {
    baseline_1: [...outcomes('clean_context', 'procedural_reuse', NONE), ...outcomes('clean_context', 'clean', TWELVE)],
    variant_2: [...outcomes('clean_context', 'procedural_reuse', TWELVE), ...outcomes('clean_context', 'clean', NONE)],
  };
  expect(held('variant_2_reuses_procedural_memory', rows)).toBe(true);
  expect(held('variant_2_learns_from_failure_without_repeating', rows)).toBeNull();
});
