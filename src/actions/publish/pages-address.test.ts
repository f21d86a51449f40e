import { expect, it } from 'vitest';
import { pagesAddress } from './pages-address.ts';

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
