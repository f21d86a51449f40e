import { expect, it } from 'vitest';
import { namesHint, nearest } from './nearest.ts';

const NAMES = ['adapter', 'fail-below', 'out', 'pids', 'suites'];

it.each([
  ['suite', 'suites'],
  ['FAIL_BELOW', 'fail-below'],
  ['adpater', 'adapter'],
  ['pid', 'pids'],
  ['oot', 'out'],
  ['below', 'fail-below'],
  ['baseline', undefined],
  ['x', undefined],
  ['', undefined],
])('%j is meant to be %j', (wrong, meant) => {
  expect(nearest(wrong, NAMES)).toBe(meant);
});

it('finds nothing among no names, and no part that two names have', () => {
  expect(nearest('a', [])).toBeUndefined();
  expect(nearest('gateway', ['gateway-model', 'gateway-budget'])).toBeUndefined();
});

it('names the one that was meant, otherwise all', () => {
  expect(namesHint('oot', ['out', 'in'])).toBe('Did you mean "out"?');
  expect(namesHint('nothing', ['out', 'in'])).toBe('There are out, in.');
});
