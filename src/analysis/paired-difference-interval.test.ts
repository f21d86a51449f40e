import { expect, it } from 'vitest';
import { pairedDifferenceInterval } from './pairing.ts';

const wins = (won: readonly number[], of?: readonly number[]) => ({
  tasks: { ids: won.map((_, i) => `t${i}`), families: won.map(() => 'f'), clusters: won.map((_, i) => `c${i % 20}`) },
  won: Uint8Array.from(won),
  ...(of && { of: Uint8Array.from(of) }),
});
const half = Array.from({ length: 60 }, (_, i) => Number(i < 30));
const none = half.map(() => 0);

it('pairedDifferenceInterval contains the difference, is mirrored with the sides, and always has a width', () => {
  const [low, high] = pairedDifferenceInterval(wins(half), wins(none)) ?? [0, 0];
  expect(low).toBeGreaterThan(0.2);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
  const turned = pairedDifferenceInterval(wins(none), wins(half)) ?? [0, 0];
  expect(turned.map((end) => -end)).toEqual([high, low]);
  const [from, to] = pairedDifferenceInterval(wins(half), wins(half)) ?? [0, 0];
  expect(from).toBeLessThan(0);
  expect(to).toBeGreaterThan(0);
});

it('pairedDifferenceInterval sums the shares of tasks and omits unmeasured tasks', () => {
  const of = half.map((_, i) => (i < 50 ? 4 : 0));
  const graded = pairedDifferenceInterval(
    wins(
      half.map((one) => 2 * one),
      of,
    ),
    wins(none, of),
  ) ?? [0, 0];
  // The difference is 60 of 200.
  expect(graded[0]).toBeLessThan(0.3);
  expect(graded[1]).toBeGreaterThan(0.3);
});

it('pairedDifferenceInterval is undefined if all tasks are in one cluster or nothing was measured', () => {
  const alike = { ...wins([1, 0]), tasks: { ids: ['a', 'b'], families: ['f', 'f'], clusters: ['c', 'c'] } };
  expect(pairedDifferenceInterval(alike, alike)).toBeUndefined();
  expect(pairedDifferenceInterval(wins([0, 0], [0, 0]), wins([0, 0], [0, 0]))).toBeUndefined();
});
