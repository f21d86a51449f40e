import { expect, it } from 'vitest';
import { isSignificant } from './significance.ts';

it('calls a p-value of at most 0.05 significant', () => {
  expect([0, 0.0499, 0.05, 0.0501, 1].map(isSignificant)).toEqual([true, true, true, false, false]);
});
