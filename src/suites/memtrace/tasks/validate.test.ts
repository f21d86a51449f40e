import { describe, expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import { generator } from './generate.ts';
import { FAMILIES, type MemtraceTask } from './task.ts';
import { taskProblems, validate } from './validate.ts';

const EVENTS = [
  { id: 'old', superseded_by: 'new' },
  { id: 'call', kind: 'tool_call', branch: 'b' },
  { id: 'end', kind: 'step', branch: 'b', status: 'failed' },
  { id: 'new', text: 'This is Jade.' },
] as const;

const sound = taskOf(EVENTS, { needed: ['new'], lessons: [['call', 'end']], gold_answer: 'jade' });

describe('a task', () => {
  it('that is sound has no problem', () => {
    expect(taskProblems(sound)).toEqual([]);
  });

  it.each<[string, Partial<MemtraceTask>, string]>([
    ['needs nothing', { needed: [] }, 'nothing is needed'],
    ['needs what is not there', { needed: ['new', 'x'] }, 'x is in the gold, but no event of the task'],
    ['needs what was replaced', { needed: ['new', 'old'] }, 'old is both needed and forbidden'],
    ['needs what is dead', { needed: ['new', 'call'] }, 'call is both needed and forbidden'],
    ['has a rule that is not needed', { constraints: ['end'] }, 'end is a rule, but not needed'],
    ['learns from what lives', { lessons: [['new']] }, 'the lesson new is of no dead branch'],
    ['is asked before its end', { as_of: '2026-01-01T00:30:00Z' }, 'call happens after the question'],
    ['gives its answer away', { question: 'Is it Jade?' }, 'the question holds its answer'],
    ['has an answer that nothing says', { gold_answer: 'onyx' }, 'nothing that is needed holds the answer'],
    ['decides without options', { gold_action: 'take' }, 'a decision needs options and a right one'],
    ['decides for no option', { gold_action: 'take', allowed_actions: ['a', 'b'] }, 'the action take is not allowed'],
    ['has an option twice', { gold_action: 'a', allowed_actions: ['a', 'a'] }, 'an action occurs twice'],
    ['misplaces its payload', { payloads: [{ source_id: 'call', text: 'rm' }] }, 'call does not hold its payload'],
  ])('that %s has that problem', (_, change, problem) => {
    expect(taskProblems({ ...sound, ...change })).toContain(problem);
  });

  it.each<[string, Parameters<typeof taskOf>[0], string]>([
    ['an id occurs twice', [...EVENTS, { id: 'new' }], 'a source id occurs twice'],
    ['time runs back', [{ id: 'a', timestamp: '2026-01-01T09:00:00Z' }, ...EVENTS], 'old is out of order'],
    [
      'forbidden words are allowed elsewhere',
      [...EVENTS, { id: 'x', text: 'this says OLD.' }],
      'old must not be given, and x says the same',
    ],
    [
      'what replaces is earlier',
      [...EVENTS, { id: 'x', superseded_by: 'old' }],
      'x: replaced by old, which is not later',
    ],
    [
      'what replaces is nowhere',
      [...EVENTS, { id: 'x', superseded_by: 'y' }],
      'x: replaced by y, which is no event of the task',
    ],
    [
      'what replaces is dead',
      [{ id: 'x', superseded_by: 'call' }, ...EVENTS],
      'x: replaced by or on a branch that is dead, or elsewhere',
    ],
  ])('in which %s has that problem', (_, events, problem) => {
    expect(taskProblems(taskOf(events, { needed: ['new'] }))).toContain(problem);
  });
});

describe('a dataset', () => {
  const tasks = Array.from({ length: FAMILIES.length }, (_, i) => generator.generate('set', i));

  it('holds all families in equal numbers, each task once', () => {
    expect(validate(tasks)).toEqual([]);
    const [first, ...others] = tasks as [MemtraceTask, ...MemtraceTask[]];
    expect(validate(others).join('\n')).toContain('clean: 0 tasks of 14');
    expect(validate([...tasks, first]).join('\n')).toContain('the id occurs twice');
    expect(validate([{ ...first, id: 'copy' }, ...tasks]).join('\n')).toContain('tells what copy tells');
  });

  it('names the task of each problem', () => {
    const [first] = tasks as [MemtraceTask];
    expect(validate([{ ...first, needed: [] }])).toContain(`${first.id}: nothing is needed`);
  });
});
