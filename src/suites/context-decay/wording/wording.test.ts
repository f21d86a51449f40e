import { describe, expect, it } from 'vitest';
import { itHasBuiltInFiles } from '../../../../test/support/built-in-files.ts';
import { substitute } from '../../shared/fill.ts';
import type { Needle } from '../schema.ts';
import { DOMAINS, FORMS, MARK, markedFact, markedFacts, PASSING, passingFact, VALUES } from './built-in.ts';
import chatter from './chatter.json' with { type: 'json' };
import facts from './facts.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import type { Role, Slot } from './schema.ts';
import * as schema from './schema.ts';

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
const lengths = (texts: readonly string[]) => texts.map(words);
const oneWord = (slot: Slot) => [slot.name, 'words' in slot ? 'x' : '3'];

/** The numbers of words of the original's texts: budgets are counted in words, so ours must have the same. */
const FORM_WORDS: Readonly<Record<Role, readonly number[]>> = {
  user: [18, 14, 16, 11],
  assistant: [24, 12, 16, 22],
  tool_result: [11, 5],
};

itHasBuiltInFiles({
  chatter: [schema.Chatter, chatter],
  facts: [schema.Facts, facts],
  languages: [schema.Languages, languages],
});

describe('chatter', () => {
  it.each(Object.entries(FORM_WORDS))('of the role %s has the original’s number of words', (role, expected) => {
    const forms = FORMS[role as Role];
    expect(
      forms.map(({ slots, text }) =>
        words(substitute(text, { domain: 'x', ...Object.fromEntries(slots.map(oneWord)) })),
      ),
    ).toEqual(expected);
  });

  it('has slots of the original’s sizes', () => {
    const sizes = Object.values(FORMS).map((forms) =>
      forms.map(({ slots }) =>
        slots.map((slot) => ('words' in slot ? lengths(slot.words).join('') : [slot.low, slot.high])),
      ),
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

  it('contains no mark of a fact', () => {
    const slots = Object.values(FORMS).flatMap((forms) => forms.flatMap((form) => form.slots));
    const all = [...DOMAINS, ...slots.flatMap((slot) => ('words' in slot ? slot.words : []))];
    expect(all.filter((text) => text.includes(MARK))).toEqual([]);
  });
});

describe('passingFact and markedFact', () => {
  const needle: Needle = { turn: 3, key: 'k_1', value: 'two words', category: 'config', implicit: true };

  it('passingFact has the original’s number of words in each form, and contains key and value', () => {
    const told = PASSING.map((_, form) => passingFact(needle, form));
    expect(lengths(told)).toEqual([12, 11, 9, 8, 10]);
    for (const text of told) expect(text).toMatch(/k_1.*two words|two words.*k_1/);
    expect(told.flatMap(markedFacts)).toEqual([]);
  });

  it('markedFact writes what markedFacts reads', () => {
    expect(markedFacts(`chatter: more\n\n${markedFact(needle)}`)).toEqual([{ key: 'k_1', value: 'two words' }]);
  });
});

it('VALUES have the original’s number of words, one by one', () => {
  expect(Object.fromEntries(Object.entries(VALUES).map(([name, all]) => [name, lengths(all).join('')]))).toEqual({
    log_level: '1111',
    chosen_framework: '11111',
    deployment_strategy: '1111',
    auth_provider: '11111',
    orm_choice: '11111',
    team_lead: '2222',
    project_codename: '11111',
    sprint_goal: '334',
  });
});
