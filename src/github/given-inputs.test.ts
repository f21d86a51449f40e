import { expect, it } from 'vitest';
import { givenInputs } from './given-inputs.ts';

it('takes what the runner set, trimmed, by the name it has in action.yml', () => {
  const env = { 'INPUT_FAIL-BELOW': ' a=1\n', INPUT_SUITES: '', INPUT_OUT: '  ', INPUT_JOBS: undefined, PATH: '/bin' };
  expect([...givenInputs(env)]).toEqual([['fail-below', 'a=1']]);
});
