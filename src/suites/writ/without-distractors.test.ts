import { expect, it } from 'vitest';
import { generator } from './generate.ts';
import type { WritTask } from './scenario.ts';
import { taskProblems } from './validate.ts';
import { isDistractor, withoutDistractors } from './without-distractors.ts';

const TASKS = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));
const marked = TASKS.filter((task) => task.interference?.some(isDistractor));

const texts = (task: WritTask): string[] =>
  task.sessions.flatMap((session) => session.messages.map((message) => `${session.session_id} ${message.content}`));

const textAt = (task: WritTask, session: number, message: number): string | undefined =>
  task.sessions.find((one) => one.session_id === session)?.messages[message]?.content;

it('withoutDistractors removes exactly the messages that a near-duplicate names', () => {
  expect(marked.length).toBeGreaterThan(40);
  for (const task of marked) {
    const out = task.interference
      ?.filter(isDistractor)
      .map((mark) => `${mark.session_id} ${textAt(task, mark.session_id as number, mark.message_index as number)}`);
    expect(texts(withoutDistractors(task))).toEqual(texts(task).filter((text) => !out?.includes(text)));
  }
});

it('withoutDistractors changes neither the answer nor the question, and leaves the scenario sound', () => {
  for (const task of marked) {
    const without = withoutDistractors(task);
    expect(taskProblems(without)).toEqual([]);
    expect(without.ground_truth.current_value).toEqual(task.ground_truth.current_value);
    expect(without.probe).toEqual(task.probe);
    expect(without.interference?.some(isDistractor)).toBe(false);
  }
});

it('withoutDistractors moves the indices of the messages after the removed ones', () => {
  const [first] = TASKS as [WritTask, ...WritTask[]];
  const told = { session_id: 1, message_index: 2, kind: 'asserts', value: 'x' } as const;
  const without = withoutDistractors({
    ...first,
    sessions: first.sessions.map((one, at) => (at === 0 ? { ...one, messages: [...SIMILAR, ...one.messages] } : one)),
    interference: [
      ...[0, 1].map((index) => ({ type: 'near_duplicate', session_id: 1, message_index: index })),
      { type: 'low_salience', session_id: 1, message_index: 2 },
    ],
    memory_events: [{ ...(first.memory_events[0] as WritTask['memory_events'][number]), statements: [told] }],
    ground_truth: {
      ...first.ground_truth,
      provenance: { source_session: 1, source_message_index: 2, agent_or_user: 'user' },
    },
  });
  expect(without.sessions).toEqual(first.sessions);
  expect(without.ground_truth.provenance?.source_message_index).toBe(0);
  expect(without.memory_events[0]?.statements).toEqual([{ ...told, message_index: 0 }]);
  expect(without.interference).toEqual([{ type: 'low_salience', session_id: 1, message_index: 0 }]);
});

const SIMILAR = [
  { role: 'user', content: 'Something similar.' },
  { role: 'assistant', content: 'I see.' },
] as const;

it('withoutDistractors returns a scenario without distractors unchanged', () => {
  const plain = TASKS.find((task) => !task.interference?.some(isDistractor)) as WritTask;
  expect(withoutDistractors(plain)).toBe(plain);
});
