import { expect, it } from 'vitest';
import { PROJECT } from '../protocol/project.ts';
import { pagesAddress, repositoryOf } from './settings.ts';

it.each([
  ['https://ada.github.io/memory/', 'ada/memory'],
  ['https://ada.github.io/', 'ada/ada.github.io'],
  ['https://board.example.org/', undefined],
  ['https://ada.github.io.example.org/x/', undefined],
  [undefined, PROJECT],
])('repositoryOf returns for the board at %s: %s', (url, repository) => {
  expect(repositoryOf(url)).toBe(repository);
});

it.each([
  ['Ada/memory', 'https://ada.github.io/memory/'],
  ['ada/ada.github.io', 'https://ada.github.io/'],
  ['ada/Ada.GitHub.io', 'https://ada.github.io/'],
  ['ada', undefined],
  ['a/b/c', undefined],
  ['', undefined],
  [undefined, undefined],
])('pagesAddress returns for %s: %s', (repository, address) => {
  expect(pagesAddress(repository)).toBe(address);
});
