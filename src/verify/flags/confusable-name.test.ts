import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlagFacts } from '../flag.ts';
import { confusableName, lookAlike } from './confusable-name.ts';

describe('confusableName', () => {
  const said = (name: string, system: string) => {
    const run = { name, manifest: { system: { name: system } } };
    return confusableName({ run, names: [{ name: 'Lattice', owner: 'entry lattice' }] } as unknown as FlagFacts);
  };

  it('also looks at the name in the bundle, and says once what holds for both', () => {
    const reason =
      '"LATTICE" and "Lattice" (entry lattice): they differ only in case, form, punctuation, spaces or what cannot be seen';
    expect(said('Trellis', 'LATTICE')).toBe(reason);
    expect(said('LATTICE', 'LATTICE')).toBe(reason);
  });
});

describe('lookAlike', () => {
  it.each([
    ['a Cyrillic а', 'L\u0430ttice', 'Lattice', /look alike/],
    ['nothing but Cyrillic letters', '\u0441\u043e\u0441\u043e\u0430', 'Cocoa', /look alike/],
    ['a zero-width space', 'Lat\u200btice', 'Lattice', /cannot be seen/],
    ['a Braille blank', 'Lattice\u2800', 'Lattice', /cannot be seen/],
    ['a placeholder', 'Lat\ufffctice', 'Lattice', /cannot be seen/],
    ['a character that is not assigned', 'Lattice\u0378', 'Lattice', /cannot be seen/],
    ['a mark that encloses a letter', 'Lattice\u20dd', 'Lattice', /cannot be seen/],
    ['a stroke through each letter', 'L\u0336a\u0336ttice', 'Lattice', /cannot be seen/],
    ['a bidi control', '\u202eLattice', 'Lattice', /cannot be seen/],
    ['decomposed letters', 'Re\u0301call', 'Récall', /differ only/],
    ['another case', 'LATTICE', 'Lattice', /differ only/],
    ['a trailing dot', 'Lattice.', 'Lattice', /differ only/],
    ['other separators', 'Lattice_Mem', 'lattice-mem', /differ only/],
    ['compatibility letters', 'Ｌａｔｔｉｃｅ', 'Lattice', /differ only/],
    ['mathematical letters', '𝐋attice', 'Lattice', /differ only/],
    ['a ligature', 'ﬁnder', 'finder', /differ only/],
    ['a digit', 'M3M0RY', 'M3MORY', /look alike/],
    ['a one', 'reca1l', 'recall', /look alike/],
    ['r and n', 'rnemory', 'memory', /look alike/],
    ['nothing', 'Lattice', 'Lattice', /the same/],
  ])('finds names that differ by %s [E9]', (_, name, taken, how) => {
    expect(lookAlike(name, taken)).toMatch(how);
    expect(lookAlike(taken, name)).toMatch(how);
  });

  it.each([
    ['Lattice', 'Lettuce'],
    ['Lattice 2', 'Lattice 3'],
    ['Память', 'Memory store'],
    ['记忆', '記録'],
    ['Мир', 'Мыс'],
    ['कि', 'की'],
  ])('accepts %s beside %s', (name, taken) => expect(lookAlike(name, taken)).toBeUndefined());

  it('finds names that differ by an invisible character at any place', () => {
    const hidden = fc.constantFrom('\u200b', '\u200d', '\u2060', '\u202e', '\u00ad', '\ufe0f');
    const spread = fc.tuple(fc.stringMatching(/^[a-z]{2,12}$/), hidden, fc.nat(12));
    fc.assert(
      fc.property(spread, ([name, char, at]) => {
        const placed = name.slice(0, at) + char + name.slice(at);
        return lookAlike(placed, name.toUpperCase()) !== undefined;
      }),
    );
  });
});
