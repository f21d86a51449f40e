import { expect, it } from 'vitest';
import * as z from 'zod';
import { checkInputs } from './inputs.ts';

it('checkInputs reads inputs by their names in action.yml, trims them and omits empty ones', () => {
  const env = { 'INPUT_FAIL-BELOW': ' a=1\n', INPUT_SUITES: '', INPUT_OUT: '  ', INPUT_JOBS: undefined, PATH: '/bin' };
  const inputs = z.object({ 'fail-below': z.string() });
  expect(checkInputs({ inputs }, env)).toEqual({ inputs: { 'fail-below': 'a=1' } });
});

it.each(['constructor', '__proto__'])('checkInputs suggests no member of an object for the input %s', (name) => {
  const inputs = z.object({ suites: z.string().optional() });
  const { faults } = checkInputs({ inputs, aliases: { suite: 'suites' } }, { [`INPUT_${name.toUpperCase()}`]: 'x' });
  expect(faults).toMatchObject([{ code: 'input.unknown', hint: 'There are suites.' }]);
});
