import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const NAMES = ['adapter', 'fail-below', 'out', 'pids', 'suites'];

it.each([
  ['suite', 'suites'],
  ['FAIL_BELOW', 'fail-below'],
  ['adpater', 'adapter'],
  ['pid', 'pids'],
  ['oot', 'out'],
  ['baseline', undefined],
  ['x', undefined],
  ['', undefined],
])('%j is meant to be %j', (wrong, meant) => {
  expect(nearest(wrong, NAMES)).toBe(meant);
});

it('finds nothing among no names', () => {
  expect(nearest('a', [])).toBeUndefined();
});
