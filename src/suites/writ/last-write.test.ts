import { expect, it } from 'vitest';
import { generator } from './generate.ts';
import { lastWriteIsWrong } from './last-write.ts';

const TASKS = Array.from({ length: 300 }, (_, i) => generator.generate('last', i));

it.each([
  ['update/changed', false],
  ['update/changed-twice', false],
  ['update/back-again', false],
  ['update/out-of-order', true],
  ['update/hearsay', true],
  ['update/withdrawn', true],
  ['update/similar-fact-last', true],
  ['update/assistant-error', true],
  ['retrieval/told-last', false],
  ['retrieval/told-first', true],
  ['forgetting/stopgap-over', true],
  ['forgetting/deleted-and-told-anew', false],
  ['multi_hop/fact-changed', false],
  ['multi_hop/other-person-last', true],
  ['constraint/shown', false],
  ['constraint/changed', false],
  ['constraint/exception-last', true],
  ['constraint/another-person', true],
])('%s: the last write is wrong: %s', (template, wrong) => {
  const tasks = TASKS.filter((task) => task.template === template);
  expect(tasks.length).toBeGreaterThan(1);
  expect(tasks.map(lastWriteIsWrong)).toEqual(tasks.map(() => wrong));
});
