import { expect, it } from 'vitest';
import { HARNESS } from './harness.ts';
import { repositoryOf } from './repository.ts';

it.each([
  ['https://ada.github.io/memory/', 'ada/memory'],
  ['https://ada.github.io/', 'ada/ada.github.io'],
  ['https://board.example.org/', HARNESS],
  ['https://ada.github.io.example.org/x/', HARNESS],
  [undefined, HARNESS],
])('a board at %s is made from %s', (url, repository) => {
  expect(repositoryOf(url)).toBe(repository);
});
