import { describe, expect, it } from 'vitest';
import type { Scenario } from '../schema.ts';
import { isBrief } from './conversation.ts';
import { roomAround, SUGGESTION } from './expectation.ts';

const words = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ');

/** A conversation of `count` different words, and another one after the question. */
const scenario = (count: number): Scenario =>
  ({
    sessions: [1, 2].map((session_id) => ({
      session_id,
      timestamp: '',
      messages: [{ role: 'user', content: words(count * session_id, 'told') }],
    })),
    probe: { session: 1 },
    ground_truth: { current_value: 'told0 told1 told2', value_history: [] },
  }) as unknown as Scenario;

describe('isBrief', () => {
  it.each([
    [true, 'sixty words of its own around a value', words(60, 'own'), 1],
    [false, 'sixty-one words of its own around a value', words(61, 'own'), 1],
    [true, 'eight words of the conversation around a value', words(11, 'told'), 1],
    [false, 'nine words of the conversation around a value', words(12, 'told'), 1],
    [true, 'twelve more of both around two items', words(20, 'told').replace('told0 told1 told2', ''), 2],
    [true, 'everyday words, however often', 'about the '.repeat(25), 1],
  ])('returns %s for %s', (brief, _, around, elements) => {
    expect(isBrief(`value ${around}`, scenario(400), ['value'], roomAround(elements))).toBe(brief);
  });

  it('returns false for an answer that is not shorter than the conversation', () => {
    expect(isBrief(words(20, 'own'), scenario(21), ['own0'], SUGGESTION)).toBe(true);
    expect(isBrief(words(20, 'own'), scenario(20), ['own0'], SUGGESTION)).toBe(false);
    // The right value may be longer.
    expect(isBrief(words(20, 'own'), scenario(5), [words(20, 'own')], roomAround(1))).toBe(true);
  });
});
