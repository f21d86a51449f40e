import { expect, it } from 'vitest';
import { paretoTiers } from './tiers.ts';

const tiersOf = (systems: string, pairs: readonly string[]) =>
  paretoTiers([...systems], (a, b) => pairs.includes(a + b)).map((tier) => tier.join(''));

it.each([
  ['nobody', '', [], []],
  ['those that nobody is ahead of', 'abc', [], ['abc']],
  ['a chain, of which not every pair is told apart', 'abc', ['ab', 'bc'], ['a', 'b', 'c']],
  ['a tie that leads and one that follows', 'abcd', ['ac', 'bd', 'ad'], ['ab', 'cd']],
  ['a circle after who is ahead of it', 'abcd', ['ab', 'bc', 'cd', 'db'], ['a', 'bcd']],
])('puts %s into tiers', (_, systems, pairs, tiers) => {
  expect(tiersOf(systems, pairs)).toEqual(tiers);
});
