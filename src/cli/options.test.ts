import { expect, it } from 'vitest';
import { suiteIds } from './options.ts';

it('a list of suites that is given more than once adds up', () => {
  expect(suiteIds('writ, cib')).toEqual(['writ', 'cib']);
  expect(suiteIds('cib,worlds', suiteIds('writ,cib'))).toEqual(['writ', 'cib', 'worlds']);
});
