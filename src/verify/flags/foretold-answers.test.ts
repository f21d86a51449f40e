import { expect, it } from 'vitest';
import { goldInAnswersText } from './foretold-answers.ts';

it.each([
  [{ own: 2 }, undefined],
  [{ own: 3 }, 'in 3 of 60 tasks, with another task’s words in 0 (t: a, b)'],
  [{ own: 3, tasks: 61 }, undefined],
  [{ own: 4, other: 2 }, undefined],
  [{ own: 5, other: 2 }, 'in 5 of 60 tasks, with another task’s words in 2 (t: a, b)'],
  [{ ids: 1 }, 'ids of sources in 1 tasks'],
])('goldInAnswersText of %j is %j', (counts, text) => {
  expect(goldInAnswersText({ tasks: 60, own: 0, other: 0, ids: 0, first: ['t: a, b'], ...counts })).toBe(text);
});
