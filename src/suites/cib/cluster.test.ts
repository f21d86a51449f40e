import { expect, it } from 'vitest';
import { blank } from './cluster.ts';

it('replaces whole words in any case', () => {
  expect(blank('Onyx and the onyx team use onyxes.', ['onyx'])).toBe('_ and the _ team use onyxes.');
});

it('takes names literally, the longest first', () => {
  expect(blank('a.b axb alpha beta alpha', ['a.b', 'alpha', 'alpha beta'])).toBe('_ axb _ _');
});

it('leaves the text as it is when there are no names', () => {
  expect(blank('nothing to hide', ['', 'absent'])).toBe('nothing to hide');
});
