import { expect, it } from 'vitest';
import { namesHint, nearest } from './nearest.ts';

const NAMES = ['adapter', 'fail-below', 'out', 'pids', 'suites'];

it.each([
  ['suite', 'suites'],
  ['FAIL_BELOW', 'fail-below'],
  ['adpater', 'adapter'],
  ['pid', 'pids'],
  ['oot', 'out'],
  ['otu', 'out'],
  ['below', 'fail-below'],
  ['belwo', 'fail-below'],
  ['siute', 'suites'],
  ['baseline', undefined],
  ['x', undefined],
  ['', undefined],
])('nearest to %j is %j', (wrong, meant) => {
  expect(nearest(wrong, NAMES)).toBe(meant);
});

it('nearest returns undefined without names, and for a part that two names share', () => {
  expect(nearest('a', [])).toBeUndefined();
  expect(nearest('gateway', ['gateway-model', 'gateway-budget'])).toBeUndefined();
  expect(nearest('gatewya', ['gateway-model', 'gateway-budget'])).toBeUndefined();
});

it('namesHint suggests the nearest name, or lists all names', () => {
  expect(namesHint('oot', ['out', 'in'])).toBe('Did you mean "out"?');
  expect(namesHint('nothing', ['out', 'in'])).toBe('There are out, in.');
});
