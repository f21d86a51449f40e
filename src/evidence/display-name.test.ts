import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoted, refusedIn } from './display-name.ts';

describe('refusedIn and quoted', () => {
  it.each([
    ['a control character', 'Mem\u0007', /control character \(U\+0007\)/],
    ['a line feed', 'Mem\nry', /control character \(U\+000A\)/],
    ['a zero-width space', 'Mem\u200bry', /invisible character \(U\+200B\)/],
    ['a byte-order mark', 'Mem\ufeffry', /invisible character \(U\+FEFF\)/],
    ['a tag character', 'Mem\u{e0041}ry', /invisible character \(U\+E0041\)/],
    ['a Hangul filler', 'Mem\u3164ry', /invisible character \(U\+3164\)/],
    ['a right-to-left override', 'Mem\u202ery', /direction of text \(U\+202E\)/],
    ['an isolate', 'Mem\u2066ry', /direction of text \(U\+2066\)/],
    ['a Braille blank', 'Mem\u2800ry', /blank or replacement character \(U\+2800\)/],
    ['a placeholder of an object', 'Mem\ufffc', /blank or replacement character \(U\+FFFC\)/],
    ['a placeholder of a character', 'Mem\ufffd', /blank or replacement character \(U\+FFFD\)/],
    ['a character that is not assigned', 'Mem\u0378', /does not define \(U\+0378\)/],
    ['an enclosing mark', 'Mem0\u20dd', /enclosing mark \(U\+20DD\)/],
    ['a stack of marks', 'Mem\u0335\u0336\u0337', /too many combining marks in a row \(U\+0335\)/],
    ['a stack of marks of one script', 'ก\u0e47\u0e47\u0e47\u0e47\u0e47', /too many combining marks in a row/],
    ['a decomposed letter', 'Me\u0301m', /composed form/],
    ['a no-break space', 'Mem\u00a0ory', /not U\+0020 \(U\+00A0\)/],
    ['a line separator', 'Mem\u2028ory', /not U\+0020 \(U\+2028\)/],
    ['a space at its end', 'Memory ', /begins or ends with a space/],
    ['a Cyrillic а among Latin letters', 'L\u0430ttice', /mixes Latin and Cyrillic letters/],
    ['a Greek omicron among Latin letters', 'Mem\u03bfry', /mixes Latin and Greek letters/],
    ['a Cherokee letter among Latin ones', '\u13aailgamesh', /mixes Latin and Cherokee letters/],
  ])('refusedIn reports %s [E9]', (_, name, says) => expect(refusedIn(name)).toMatch(says));

  it.each([
    'Mem0',
    'naïve-recall 2.1',
    'Память',
    'Память (Memory)',
    '記憶 store',
    'α-memory',
    'C++ & co.',
    '<b>',
    '🧠 Brain',
    'မြို့',
    'हिन्दी',
    'Việt',
  ])('refusedIn accepts %s', (name) => expect(refusedIn(name)).toBeUndefined());

  it('refusedIn accepts printable ASCII words with single spaces between them', () => {
    const word = fc.stringMatching(/^[!-~]{1,20}$/);
    fc.assert(fc.property(fc.array(word, { minLength: 1 }), (words) => refusedIn(words.join(' ')) === undefined));
  });

  it('quoted writes invisible characters as escapes', () => {
    expect(quoted('Lat\u200bt\u202ei"c\\e')).toBe('"Lat\\u{200b}t\\u{202e}i\\"c\\\\e"');
    expect(quoted('Память 🧠')).toBe('"Память 🧠"');
  });
});
