import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkInputs, nearest } from './inputs.ts';

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

it('takes what the runner set, trimmed, by the name it has in action.yml', () => {
  const env = { 'INPUT_FAIL-BELOW': ' a=1\n', INPUT_SUITES: '', INPUT_OUT: '  ', INPUT_JOBS: undefined, PATH: '/bin' };
  const inputs = z.object({ 'fail-below': z.string() });
  expect(checkInputs({ inputs }, env)).toEqual({ inputs: { 'fail-below': 'a=1' } });
});
