import { expect, it } from 'vitest';
import { paretoTiers } from './tiers.ts';

const tiersOf = (systems: string, pairs: readonly string[]) =>
  paretoTiers([...systems], (a, b) => pairs.includes(a + b)).map((tier) => tier.join(''));

it.each([
  ['no system', '', [], []],
  ['systems that none is ahead of', 'abc', [], ['abc']],
  ['a chain in which not every pair differs', 'abc', ['ab', 'bc'], ['a', 'b', 'c']],
  ['a tie that leads and a tie that follows', 'abcd', ['ac', 'bd', 'ad'], ['ab', 'cd']],
  ['a cycle and the system ahead of it', 'abcd', ['ab', 'bc', 'cd', 'db'], ['a', 'bcd']],
])('paretoTiers puts %s into tiers', (_, systems, pairs, tiers) => {
  expect(tiersOf(systems, pairs)).toEqual(tiers);
});
