import { describe, expect, it } from 'vitest';
import type { Needle } from '../needles.ts';
import { markedFacts } from '../strategies/marked-facts.ts';
import { DOMAINS, FORMS, type Role, type Slot } from './chatter.ts';
import { MARK, markedFact, PASSING_FORMS, passingFact } from './planting.ts';
import * as values from './values.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
const lengths = (texts: readonly string[]) => texts.map(words);
const oneWord = (slot: Slot) => (slot.words ? 'x' : '3');

/** What the original's texts have: budgets are counted in words, so ours must have as many. */
const FORM_WORDS: Readonly<Record<Role, readonly number[]>> = {
  user: [18, 14, 16, 11],
  assistant: [24, 12, 16, 22],
  tool_result: [11, 5],
};

describe('chatter', () => {
  it.each(Object.entries(FORM_WORDS))('of the role %s has the original’s number of words', (role, expected) => {
    const forms = FORMS[role as Role];
    expect(forms.map(({ slots, say }) => words(say(slots.map(oneWord), 'x', 7)))).toEqual(expected);
  });

  it('has slots of the original’s sizes', () => {
    const sizes = Object.values(FORMS).map((forms) =>
      forms.map(({ slots }) => slots.map(({ words, low, high }) => (words ? lengths(words).join('') : [low, high]))),
    );
    expect(sizes).toEqual([
      [['11111', '12211'], ['11111', '12211'], ['11111'], ['2222', [5, 20]]],
      [
        ['1111111111', '1111', '1111'],
        ['1111', '232', '1222'],
        ['1111', [1, 100], [0, 15], [0, 3]],
        [[5, 50], '11111'],
      ],
      [
        ['1111111111', '111', '11111', [1, 500], '1111'],
        ['1111', '1111', '1111', [1, 200], [201, 400], [40, 120]],
      ],
    ]);
  });

  it('looks nowhere like a marked fact', () => {
    const slots = Object.values(FORMS).flatMap((forms) => forms.flatMap((form) => form.slots));
    const all = [...DOMAINS, ...slots.flatMap((slot) => slot.words ?? [])];
    expect(all.filter((text) => text.includes(MARK))).toEqual([]);
  });
});

describe('a needle’s sentence', () => {
  const needle: Needle = { turn: 3, key: 'k_1', value: 'two words', category: 'config', implicit: true };

  it('in passing has the original’s number of words in each form, and names key and value', () => {
    const told = Array.from({ length: PASSING_FORMS }, (_, form) => passingFact(needle, form));
    expect(lengths(told)).toEqual([12, 11, 9, 8, 10]);
    for (const text of told) expect(text).toMatch(/k_1.*two words|two words.*k_1/);
    expect(told.flatMap(markedFacts)).toEqual([]);
  });

  it('that is marked is read again', () => {
    expect(markedFacts(`chatter: more\n\n${markedFact(needle)}`)).toEqual([{ key: 'k_1', value: 'two words' }]);
  });
});

it('values have the original’s number of words, place by place', () => {
  expect(Object.fromEntries(Object.entries(values).map(([name, all]) => [name, lengths(all).join('')]))).toEqual({
    LEVELS: '1111',
    FRAMEWORKS: '11111',
    ROLLOUTS: '1111',
    SIGN_INS: '11111',
    MAPPERS: '11111',
    LEADS: '2222',
    CODENAMES: '11111',
    GOALS: '334',
  });
});
