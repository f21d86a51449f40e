import { describe, expect, it } from 'vitest';
import { holdsWhole, normal } from '../context-decay/scoring/sentence.ts';
import { says } from '../writ/grading/words.ts';
import assigned from './unicode-15.json' with { type: 'json' };
import { inUnicode15 } from './unicode-15.ts';
import { sameText } from './words.ts';

/** Letters of Unicode 15.1, 16 and 17, with and without case. */
const LATER = ['\u{2ebf0}', '\u1c89', '\ua7cb', '\u{10d50}', '\u088f'];

describe('a character of a later Unicode', () => {
  it.each(LATER)('is no letter in an answer, whatever this version of Node knows: %s [G9]', (letter) => {
    expect(sameText('Lyon', `Lyon${letter}`)).toBe(true);
    expect(holdsWhole(normal(`in Lyon${letter}`), normal('Lyon'))).toBe(true);
    expect(says(`in Lyon${letter}`, 'Lyon')).toBe(true);
  });

  it('is replaced, and no other', () => {
    const all = assigned.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
    // 149,186 characters, 65 controls, 137,468 for private use, and 2,048 surrogates.
    expect(all).toHaveLength(288_767);
    expect(all.filter((code) => /\p{Cn}/u.test(String.fromCodePoint(code)))).toEqual([]);
    for (const code of all) {
      const one = String.fromCodePoint(code);
      if (one.isWellFormed() && inUnicode15(one) !== one) expect.unreachable(code.toString(16));
    }
    expect(LATER.map(inUnicode15)).toEqual(LATER.map(() => '\ufffd'));
    expect(inUnicode15(`日本 ${LATER[0]}é`)).toBe('日本 \ufffdé');
  });
});
