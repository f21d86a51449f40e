import { expect, it } from 'vitest';
import { ofRecentTexts } from './caches.ts';

const sized = (size: number, name: number) => String(name).padEnd(size, 'x');

/** A cached function, and how often it worked. */
function counted() {
  const made: string[] = [];
  const read = ofRecentTexts(1_000, (text) => {
    made.push(text);
    return { text };
  });
  return { read, made };
}

it('ofRecentTexts reads a text once, however long, if it is asked for again', () => {
  const { read, made } = counted();
  for (const size of [1, 1_000, 100_000]) expect(read(sized(size, 1))).toBe(read(sized(size, 1)));
  expect(made).toHaveLength(3);
});

it.each([
  ['long', 100_000, 2],
  ['of four million characters together', 50_000, 90],
])('ofRecentTexts drops texts that are %s', (_what, size, number) => {
  const { read, made } = counted();
  for (let name = 0; name < number; name += 1) read(sized(size, name));
  read(sized(size, 0));
  expect(made).toHaveLength(number + 1);
});
