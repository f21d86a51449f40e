import { expect, it } from 'vitest';
import { generator } from './generate.ts';
import { budgetOf, sourceOf, targetsOf } from './task.ts';
import { taskStory } from './task-story.ts';

it.each([0, 4, 25, 34])('taskStory shows task %d in at most 200 events, with all of its gold', (index) => {
  const task = generator.generate('told', index);
  const { events, gold } = taskStory(task);
  expect(events.length).toBeLessThanOrEqual(200);
  const needed = events.filter(({ role }) => role === 'needed').map(({ sourceId }) => sourceId);
  expect(new Set(needed)).toEqual(new Set(gold.flatMap((one) => one.events ?? [])));
  expect(gold.map(({ label, value }) => [label, value])).toEqual(
    targetsOf(task).map(({ needle }, at) => [task.questions[at]?.text, needle.value]),
  );
});

it('taskStory names the event that replaced an outdated one', () => {
  const task = generator.generate('told', 25);
  const replaced = taskStory(task).events.filter(({ role }) => role === 'forbidden');
  const former = targetsOf(task).flatMap(({ needle, former }) =>
    former.map(({ turn }) => [turn, needle.turn] as const),
  );
  expect(new Map(replaced.map(({ sourceId, replacedBy }) => [sourceId, replacedBy]))).toEqual(
    new Map(former.map(([old, current]) => [sourceOf(task, old), sourceOf(task, current)])),
  );
});

it('taskStory gives the value and the event that answer each question', () => {
  const task = generator.generate('told', 25);
  const { questions = [] } = taskStory(task);
  expect(questions.map(({ value, gold }) => [value, gold])).toEqual(
    targetsOf(task).map(({ needle }) => [needle.value, [[sourceOf(task, needle.turn)]]]),
  );
});

it('taskStory says that the words are the limit of the replies', () => {
  const task = generator.generate('told', 0);
  expect(taskStory(task).question).toBe(
    `5 questions, whose replies may have ${budgetOf(task).toLocaleString('en-US')} words together.`,
  );
});
