import { expect, it } from 'vitest';
import { PROJECT } from '../protocol/project.ts';
import { repositoryOf } from './settings.ts';

it.each([
  ['https://ada.github.io/memory/', 'ada/memory'],
  ['https://ada.github.io/', 'ada/ada.github.io'],
  ['https://board.example.org/', undefined],
  ['https://ada.github.io.example.org/x/', undefined],
  [undefined, PROJECT],
])('repositoryOf returns for the board at %s: %s', (url, repository) => {
  expect(repositoryOf(url)).toBe(repository);
});
