import { expect, it } from 'vitest';
import { blank } from './cluster.ts';

it('blank replaces whole words in any case', () => {
  expect(blank('Onyx and the onyx team use onyxes.', ['onyx'])).toBe('_ and the _ team use onyxes.');
});

it('blank takes names literally, the longest first', () => {
  expect(blank('a.b axb alpha beta alpha', ['a.b', 'alpha', 'alpha beta'])).toBe('_ axb _ _');
});

it('blank returns the text unchanged without names', () => {
  expect(blank('nothing to hide', ['', 'absent'])).toBe('nothing to hide');
});
