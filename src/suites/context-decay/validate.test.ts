import { describe, expect, it } from 'vitest';
import { BLOCK } from './families.ts';
import { generator } from './generate.ts';
import type { DecayTask, TaskTurn } from './schema.ts';
import { taskProblems, validate } from './validate.ts';

const task = generator.generate('validated', 0);
const updates = generator.generate('validated', 25);
const [first, second] = task.needles as [(typeof task.needles)[number], (typeof task.needles)[number]];

const withNeedle = (changed: Partial<typeof first>): DecayTask => ({
  ...task,
  needles: [{ ...first, ...changed }, ...task.needles.slice(1)],
});

const withTurn = (at: number, change: (turn: TaskTurn) => TaskTurn): DecayTask => ({
  ...task,
  batches: task.batches.map((batch) => batch.map((turn, i) => (i === at ? change(turn) : turn))),
});

const asking = (text: string, needle = task.needles.indexOf(first)): DecayTask => ({
  ...task,
  questions: [{ text, needle }],
});

describe('taskProblems', () => {
  it('finds none in a generated task', () => {
    expect([...taskProblems(task), ...taskProblems(updates)]).toEqual([]);
  });

  it.each<[string, DecayTask, RegExp]>([
    ['a needle in another turn', withNeedle({ turn: first.turn === 0 ? 1 : first.turn - 1 }), /no sentence of turn/],
    ['a needle of another value', withNeedle({ value: 'never told' }), /no sentence of turn/],
    ['a needle of another key', withNeedle({ key: 'batch_size_ffffff' }), /no sentence of turn/],
    ['needles out of order', { ...task, needles: [second, first, ...task.needles.slice(2)] }, /not behind/],
    ['a rewritten turn', withTurn(first.turn, (turn) => ({ ...turn, text: 'Nothing.' })), /no sentence of turn/],
    ['an added word', withTurn(0, (turn) => ({ ...turn, text: `More ${turn.text}` })), /it says \d+ words/],
    ['another count of words', { ...task, words: task.words + 1 }, /it says \d+ words/],
    ['another length', { ...task, family: 'turns-100' }, /50 turns in a task of family turns-100/],
    ['a question without a needle', asking('What?', 99), /which there is not/],
    ['a question without its label', asking('What is the port?'), /does not name its label/],
    ['a question that contains its value', asking(`Is ${first.key} really ${first.value}?`), /holds its value/],
    ['a repeated question', { ...task, questions: [...task.questions, ...task.questions] }, /asked for twice/],
  ])('finds %s', (_, broken, problem) => {
    expect(taskProblems(broken).join('\n')).toMatch(problem);
  });

  it('finds a question for a replaced value', () => {
    const old = updates.needles.findIndex(({ key }, at) => updates.needles.slice(at + 1).some((n) => n.key === key));
    const text = updates.questions[0]?.text ?? '';
    expect(taskProblems({ ...updates, questions: [{ text, needle: old }] }).join('\n')).toMatch(/told again behind/);
  });
});

describe('validate', () => {
  const block = Array.from({ length: BLOCK }, (_, i) => generator.generate('validated', i));

  it.each<[string, readonly DecayTask[], RegExp]>([
    ['a missing task', block.slice(1), /34 tasks: a release holds a multiple of 35/],
    ['a repeated task', [...block.slice(1), block[1] as DecayTask], /the id occurs twice/],
    ['an unsound task', [{ ...task, words: 1 }, ...block.slice(1)], /it says 1 words/],
    [
      'families in other proportions',
      [{ ...block[1], id: 'x' } as DecayTask, ...block.slice(1)],
      /turns-50: 4 tasks, not 5/,
    ],
    ['no tasks', [], /0 tasks/],
  ])('rejects a dataset with %s', (_, tasks, problem) => {
    expect(validate(tasks).join('\n')).toMatch(problem);
  });
});
