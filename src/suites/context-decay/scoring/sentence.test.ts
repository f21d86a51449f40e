import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsWhole, normal, sentencesOf } from './sentence.ts';

describe('sentencesOf', () => {
  it.each([
    ['One. Two? Three', ['One.', 'Two?', 'Three']],
    ['rate 99.5% of v2.5 here.\n\n[FACT] k_1: v', ['rate 99.5% of v2.5 here.', '[FACT] k_1: v']],
    ['请记住：k 改用 灯塔。好。', ['请记住：k 改用 灯塔。', '好。']],
    [' \n ', []],
  ])('splits %j', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('loses no letter of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bare = (of: string) => of.replace(/\s+/g, '');
        expect(bare(sentencesOf(text).join(''))).toBe(bare(text));
      }),
    );
  });
});

describe('holdsWhole', () => {
  it.each([
    ['the port is 5432.', '5432'],
    ['"port": "5432", "x"', '5432'],
    ['port=5432;', '5432'],
    ['k is 99.5% now', '99.5%'],
    ['k is 99.5%', '99.5%'],
    ['we go blue-green, all of us', 'blue-green'],
    ['结果是5432。', '5432'],
    ['定为王小明了', '王小明'],
    ['database port a1b2c3', 'database port'],
  ])('returns true for %j and the phrase %j', (text, phrase) => {
    expect(holdsWhole(normal(text), normal(phrase))).toBe(true);
  });

  it.each([
    ['port 15432', '5432'],
    ['p99 latency', '99'],
    ['version 5.3', '5'],
    ['version 2.5', '5'],
    ['1,500 of them', '500'],
    ['custom-made', 'custom'],
    ['error count 24h', '24'],
    ['anything', ''],
    ['', '5'],
  ])('returns false for %j and the phrase %j', (text, phrase) => {
    expect(holdsWhole(normal(text), normal(phrase))).toBe(false);
  });

  it('finds a word between blanks, and not within a longer word', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word), word, fc.array(word), (before, phrase, after) => {
        expect(holdsWhole([...before, phrase, ...after].join(' '), phrase)).toBe(true);
        expect(holdsWhole(`x${phrase}`, phrase) || holdsWhole(`${phrase}x`, phrase)).toBe(false);
      }),
    );
  });
});
