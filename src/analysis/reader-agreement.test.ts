import { describe, expect, it } from 'vitest';
import type { ReaderAnswers } from '../evidence/reader-answers.ts';
import type { ReadQuestion } from '../suite/questionnaire.ts';
import { questionnaireDigest, readerAgreement } from './reader-agreement.ts';

const statement = (text: string, neutral = false) => ({
  date: '2026-01-05',
  by: 'user',
  workspace: 'north',
  text,
  neutral,
});

/** The statements: a fact, the same fact again, another fact, and one without a fact. */
const question = (pair: string, gold: ReadQuestion['gold'], family = 'gap'): ReadQuestion => ({
  family,
  pair,
  text: `What of ${pair}?`,
  date: '2026-02-01',
  workspace: 'north',
  statements: [statement('It is 7.'), statement('It is 7, again.'), statement('It was 5.'), statement('Hello.', true)],
  gold,
});

const QUESTIONS = [question('1', [[0, 1]]), question('1', []), question('2', [[0, 1], [2]], 'hop2')];

const reader = (name: string, answers: ReaderAnswers['answers']): ReaderAnswers => ({
  schema: 'reader-answers/1',
  questionnaire: { suite: 's', seed: 'x', pairs: 2, sha256: questionnaireDigest(QUESTIONS) },
  reader: { kind: 'model', name },
  answers,
});

const compared = (...files: ReaderAnswers[]) => readerAgreement(QUESTIONS, files);

describe('readerAgreement: right answers', () => {
  const rightOf = (answers: ReaderAnswers['answers']) => compared(reader('a', answers)).readers[0]?.overall.right.k;

  it.each([
    ['one mention of the fact', { 1: [2] }, 1],
    ['both mentions of it', { 1: [1, 2] }, 1],
    ['a statement without a fact beside it', { 1: [1, 4] }, 1],
    ['another fact beside it', { 1: [1, 3] }, 0],
    ['nothing where there is a fact', { 1: [] }, 0],
    ['nothing where nothing answers', { 2: [] }, 1],
    ['no fact where nothing answers', { 2: [4] }, 1],
    ['a fact where nothing answers', { 2: [1] }, 0],
    ['one fact of two', { 3: [1] }, 0],
    ['both facts', { 3: [2, 3] }, 1],
  ] as const)('grades a reader who chooses %s', (_what, answers, right) => {
    expect(rightOf(answers as unknown as ReaderAnswers['answers'])).toBe(right);
  });
});

describe('readerAgreement', () => {
  const perfect = reader('a', { 1: [1], 2: [], 3: [1, 3] });
  const other = reader('b', { 1: [3], 2: [] });

  it('compares readers with gold by family, over the questions that they answered', () => {
    const { readers } = compared(perfect, other);
    expect(readers[0]?.overall).toMatchObject({ questions: 3, right: { k: 3, n: 3 }, statements: { kappa: 1, n: 7 } });
    expect(readers[0]?.families.hop2).toMatchObject({ questions: 1, right: { k: 1 } });
    // Of five statements gold alone has one and the reader alone another: (3/5 − 17/25) / (1 − 17/25).
    expect(readers[1]?.overall).toMatchObject({ questions: 2, right: { k: 1, n: 2 }, statements: { raw: 0.6 } });
    expect(readers[1]?.overall.statements.kappa).toBeCloseTo(-1 / 4, 12);
  });

  it('compares readers with each other over the questions that both answered', () => {
    const [both] = compared(perfect, other).between;
    expect(both).toMatchObject({ a: 0, b: 1, overall: { questions: 2, statements: { n: 5, raw: 0.6 } } });
    expect(compared(reader('c', { 3: [] }), other).between).toEqual([]);
  });

  it('lists each disagreement with the gold of its question', () => {
    expect(compared(perfect, other).disagreements).toEqual([
      { question: 1, family: 'gap', reader: 1, text: 'What of 1?', chosen: [3], gold: [[1, 2]] },
    ]);
  });

  it.each([
    [{ 4: [] }, 'question 4'],
    [{ 1: [5] }, 'statement 5 of question 1'],
  ])('rejects an answer to a missing question or with a missing statement: %j', (answers, said) => {
    expect(() => compared(reader('a', answers as unknown as ReaderAnswers['answers']))).toThrow(said);
  });
});

it('questionnaireDigest depends on what a questionnaire shows, not on its gold', () => {
  const [first, ...others] = QUESTIONS as [ReadQuestion, ...ReadQuestion[]];
  const digest = questionnaireDigest(QUESTIONS);
  expect(questionnaireDigest([{ ...first, gold: [[2]], family: 'code' }, ...others])).toBe(digest);
  expect(questionnaireDigest([{ ...first, text: 'What else?' }, ...others])).not.toBe(digest);
});
