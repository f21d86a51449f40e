import { describe, expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import { FAMILIES } from './families.ts';
import { generator } from './generate.ts';
import type { MemtraceTask } from './schema.ts';
import { taskProblems, validate } from './validate.ts';

const EVENTS = [
  { id: 'old', superseded_by: 'new' },
  { id: 'call', kind: 'tool_call', branch: 'b' },
  { id: 'end', kind: 'step', branch: 'b', status: 'failed' },
  { id: 'new', text: 'This is Jade.' },
] as const;

const sound = taskOf(EVENTS, { needed: ['new'], lessons: [['call', 'end']], gold_answer: 'jade' });

describe('taskProblems', () => {
  it('finds none in a sound task', () => {
    expect(taskProblems(sound)).toEqual([]);
  });

  it.each<[string, Partial<MemtraceTask>, string]>([
    ['needs nothing', { needed: [] }, 'nothing is needed'],
    ['needs an unknown event', { needed: ['new', 'x'] }, 'x is in the gold, but no event of the task'],
    ['needs a replaced event', { needed: ['new', 'old'] }, 'old is both needed and forbidden'],
    ['needs a dead event', { needed: ['new', 'call'] }, 'call is both needed and forbidden'],
    ['has a rule that is not needed', { constraints: ['end'] }, 'end is a rule, but not needed'],
    ['has a lesson of no dead branch', { lessons: [['new']] }, 'the lesson new is of no dead branch'],
    ['is asked before its end', { as_of: '2026-01-01T00:30:00Z' }, 'call happens after the question'],
    ['has its answer in the question', { question: 'Is it Jade?' }, 'the question holds its answer'],
    ['has an answer that nothing says', { gold_answer: 'onyx' }, 'nothing that is needed holds the answer'],
    ['has a gold action without options', { gold_action: 'take' }, 'a decision needs options and a right one'],
    [
      'has a gold action that is not an option',
      { gold_action: 'take', allowed_actions: ['a', 'b'] },
      'the action take is not allowed',
    ],
    ['has a repeated option', { gold_action: 'a', allowed_actions: ['a', 'a'] }, 'an action occurs twice'],
    [
      'has a payload that its event lacks',
      { payloads: [{ source_id: 'call', text: 'rm' }] },
      'call does not hold its payload',
    ],
  ])('reports a task that %s', (_, change, problem) => {
    expect(taskProblems({ ...sound, ...change })).toContain(problem);
  });

  it.each<[string, Parameters<typeof taskOf>[0], string]>([
    ['an id occurs twice', [...EVENTS, { id: 'new' }], 'a source id occurs twice'],
    ['an event is out of order', [{ id: 'a', timestamp: '2026-01-01T09:00:00Z' }, ...EVENTS], 'old is out of order'],
    [
      'an allowed event repeats a forbidden one',
      [...EVENTS, { id: 'x', text: 'this says OLD.' }],
      'old must not be given, and x says the same',
    ],
    [
      'a replacement is earlier',
      [...EVENTS, { id: 'x', superseded_by: 'old' }],
      'x: replaced by old, which is not later',
    ],
    [
      'a replacement is missing',
      [...EVENTS, { id: 'x', superseded_by: 'y' }],
      'x: replaced by y, which is no event of the task',
    ],
    [
      'a replacement is dead',
      [{ id: 'x', superseded_by: 'call' }, ...EVENTS],
      'x: replaced by or on a branch that is dead, or elsewhere',
    ],
  ])('reports a task in which %s', (_, events, problem) => {
    expect(taskProblems(taskOf(events, { needed: ['new'] }))).toContain(problem);
  });
});

describe('validate', () => {
  const tasks = Array.from({ length: FAMILIES.length }, (_, i) => generator.generate('set', i));

  it('demands all families in equal numbers, and each task once', () => {
    expect(validate(tasks)).toEqual([]);
    const [first, ...others] = tasks as [MemtraceTask, ...MemtraceTask[]];
    expect(validate(others).join('\n')).toContain('14 tasks: a release holds a multiple of 15');
    expect(validate([...others, { ...others[0], id: 'copy' } as MemtraceTask]).join('\n')).toContain(
      'clean: 0 tasks, not 1',
    );
    expect(validate([...tasks, first]).join('\n')).toContain('the id occurs twice');
    expect(validate([{ ...first, id: 'copy' }, ...tasks]).join('\n')).toContain('tells what copy tells');
  });

  it('names the task of each problem', () => {
    const [first] = tasks as [MemtraceTask];
    expect(validate([{ ...first, needed: [] }])).toContain(`${first.id}: nothing is needed`);
  });
});
