import { describe, expect, it } from 'vitest';
import { LENGTHS, MECHANISMS } from './families.ts';
import { generateWorld } from './generate.ts';
import { questionnaire } from './questionnaire.ts';
import type { WorldEvent } from './schema.ts';
import { visible } from './task.ts';
import { BUILT_IN } from './wording/built-in.ts';

const PAIRS = MECHANISMS.length;
const questions = questionnaire.questions('read', PAIRS);
const naming = (events: readonly WorldEvent[], name: string) => events.filter(({ text }) => text.includes(name));

describe('questionnaire', () => {
  it('asks both questions of a pair of every family, the same for the same seed', () => {
    expect(questions).toHaveLength(2 * PAIRS);
    for (const { id } of MECHANISMS) {
      const halves = questions.filter(({ family }) => family === id);
      expect(new Set(halves.map(({ pair }) => pair)).size, id).toBe(1);
      expect(halves, id).toHaveLength(2);
    }
    expect(questionnaire.questions('read', PAIRS)).toEqual(questions);
    expect(questionnaire.questions('reread', PAIRS)).not.toEqual(questions);
  });

  it('shows the gold among other statements of the world, in the order of their dates', () => {
    const worlds = questions.map(({ pair }) => generateWorld('read', Number(pair) - 1, LENGTHS[0], BUILT_IN));
    for (const [n, { statements, gold }] of questions.entries()) {
      const known = new Set(worlds[n]?.events.map((event) => visible(event).text));
      expect(statements.every(({ text }) => known.has(text))).toBe(true);
      expect(statements.map(({ date }) => date)).toEqual(statements.map(({ date }) => date).sort());
      expect(gold.flat().every((place) => statements[place]?.neutral === false)).toBe(true);
      expect(statements.filter((_, place) => !gold.flat().includes(place)).length).toBeGreaterThanOrEqual(6);
    }
  });

  it('shows the forbidden statements, and those without a fact that name the entity of the question', () => {
    for (const { family, pair, text, statements } of questions) {
      const { events, questions: asked } = generateWorld('read', Number(pair) - 1, LENGTHS[0], BUILT_IN);
      const shown = new Set(statements.map((one) => one.text));
      const one = asked.find((other) => other.family === family && other.text === text);
      const forbidden = events.filter(({ id }) => one?.forbidden.includes(id));
      // The entity is the name that most events have.
      const [name = ''] = (text.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []).toSorted(
        (a, b) => naming(events, b).length - naming(events, a).length,
      );
      const clues = family === 'code' ? [] : naming(events, name).filter(({ values }) => values.length === 0);
      expect([...forbidden, ...clues].filter((event) => !shown.has(event.text))).toEqual([]);
    }
  });
});
