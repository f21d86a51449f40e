import { describe, expect, it } from 'vitest';
import { itHasBuiltInFiles } from '../../../../test/support/built-in-files.ts';
import { Designs } from '../generating/design-schema.ts';
import designs from '../generating/designs.json' with { type: 'json' };
import { mentions, tokens } from '../grading/words.ts';
import * as builtIn from './built-in.ts';
import facts from './facts.json' with { type: 'json' };
import fillers from './fillers.json' with { type: 'json' };
import frames from './frames.json' with { type: 'json' };
import habits from './habits.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import * as schema from './schema.ts';
import values from './values.json' with { type: 'json' };

const { ACKNOWLEDGEMENTS, ECHOES, ERRANDS, EXCEPTIONS, FACTS, FILLERS, FRAMES, HABITS, HEARD, INTRODUCTIONS } = builtIn;
const { NAMES, OFFERS, QUESTIONS, ROLES, SLOTS, STYLE, SUCCESSIONS, TAKEN, TURNED, TURNS, VALUES } = builtIn;

itHasBuiltInFiles({
  designs: [Designs, designs],
  facts: [schema.Facts, facts],
  fillers: [schema.Fillers, fillers],
  frames: [schema.Frames, frames],
  habits: [schema.Habits, habits],
  people: [schema.People, people],
  questions: [schema.Questions, questions],
  values: [schema.Values, values],
});

const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  ...FRAMES,
  ...QUESTIONS,
  ACKNOWLEDGEMENTS,
  ECHOES,
  ERRANDS,
  EXCEPTIONS,
  HEARD,
  INTRODUCTIONS,
  OFFERS,
  SUCCESSIONS,
  TAKEN,
  TURNED,
  TURNS,
};

describe('the built-in wording of writ', () => {
  it.each(Object.entries(LISTS))('has at least eight different forms of %s', (_, list) => {
    expect(new Set(list.map((one) => JSON.stringify(one))).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(8);
  });

  it('has at least sixty different exchanges about other matters', () => {
    expect(new Set(FILLERS.map(([user]) => user)).size).toBe(FILLERS.length);
    expect(FILLERS.length).toBeGreaterThanOrEqual(60);
  });

  it('has at least two sentences of the user in each of these exchanges', () => {
    expect(FILLERS.filter(([user]) => !/[.!?] \S/.test(user))).toEqual([]);
  });

  it.each(Object.entries(VALUES))('draws %s from at least two dozen values, none part of another', (_, values) => {
    expect(values.length).toBeGreaterThanOrEqual(24);
    const nested = values.filter((one) => values.some((other) => other !== one && mentions(other, one)));
    expect(nested).toEqual([]);
  });

  it('has no value in its fixed texts', () => {
    const values: readonly string[] = Object.values(VALUES).flat();
    const fixed = [
      ...FILLERS.flat(),
      ...Object.values(SLOTS).flat(),
      ...Object.values(LISTS).flat(2).map(String),
      ...[...FACTS, STYLE].flatMap((fact) => [...fact.is, ...fact.was, ...fact.signs, ...fact.asks, fact.thing]),
    ];
    const text = fixed.map((one) => tokens(String(one))).join('/');
    expect(values.filter((value) => text.includes(tokens(value)))).toEqual([]);
  });

  it('gives every fact its slots', () => {
    for (const fact of [...FACTS, STYLE]) {
      for (const clause of [...fact.is, ...fact.was, ...fact.signs]) expect(clause).toMatch(/\{v\}/);
      for (const text of [...fact.is, ...fact.was, ...fact.signs, ...fact.asks, fact.thing]) {
        expect(text).toMatch(/\{my\}/);
      }
    }
  });

  it('has no repeated name or role, and enough choices for each habit', () => {
    for (const list of [NAMES, ROLES]) expect(new Set<string>(list).size).toBe(list.length);
    for (const { choices } of HABITS) expect(new Set(choices.flat()).size).toBe(15);
  });
});
