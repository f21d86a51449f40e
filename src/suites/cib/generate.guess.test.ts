import { describe, expect, it } from 'vitest';
import { guessAction } from '../shared/guess-action.ts';
import { blank } from './cluster.ts';
import { FAMILIES } from './families.ts';
import { generator } from './generate.ts';
import type { CibTask } from './schema.ts';
import { ABSTAINING } from './wording/built-in.ts';

const [LEARNED, TASKS] = ['learned', 'guessed'].map((seed) =>
  Array.from({ length: 5_000 }, (_, i) => generator.generate(seed, i)),
) as [CibTask[], CibTask[]];

const byTemplate = (task: CibTask): string => String(task.template);
const byFamilyAndTemplate = (task: CibTask): string => `${task.family} ${task.template}`;
const byQuestion = (task: CibTask): string => blank(task.question, [task.project, task.domain]);
const byNames = (task: CibTask): string => `${task.project} ${task.domain}`;

/**
 * For each task, whether its gold action is the commonest one of the learned tasks with the same key. Those are the
 * tasks of another half, so that the guesses are independent and their noise is the binomial's.
 */
function majority(tasks: readonly CibTask[], learned: readonly CibTask[], keyOf: (task: CibTask) => string): boolean[] {
  const counts = new Map<string, Map<string, number>>();
  for (const task of learned) {
    const known = counts.get(keyOf(task)) ?? new Map<string, number>();
    counts.set(keyOf(task), known.set(task.gold_action, (known.get(task.gold_action) ?? 0) + 1));
  }
  return tasks.map((task) => {
    const [best] = [...(counts.get(keyOf(task)) ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return best?.[0] === task.gold_action;
  });
}

/** The families in which the guesses are right more often than one time in four, sampling noise aside. */
function aboveChance(tasks: readonly CibTask[], right: readonly boolean[]): string[] {
  return FAMILIES.filter((family) => {
    const ours = right.filter((_, i) => tasks[i]?.family === family);
    const share = ours.filter(Boolean).length / ours.length;
    return share > 0.25 + 4 * Math.sqrt((0.25 * 0.75) / ours.length);
  });
}

const overlapping = (tasks: readonly CibTask[]): boolean[] =>
  tasks.map((task) => guessAction(task.question, task.allowed_actions) === task.gold_action);

describe('guessing from the question alone', () => {
  it.each([
    ['template', byTemplate],
    ['family and template', byFamilyAndTemplate],
    ['question', byQuestion],
    ['project and domain', byNames],
  ])('is at chance with the answers to the same %s in other tasks', (_, keyOf) => {
    expect(aboveChance(TASKS, majority(TASKS, LEARNED, keyOf))).toEqual([]);
  });

  it('is at chance with the words of the actions', () => {
    expect(aboveChance(TASKS, overlapping(TASKS))).toEqual([]);
  });

  it('does not find abstention, because other families ask the same questions', () => {
    const known = new Set(TASKS.filter((task) => !task.requires_abstention).map(byQuestion));
    const unknown = new Set(TASKS.filter((task) => task.requires_abstention).map(byQuestion));
    expect(unknown.size).toBeGreaterThan(100);
    expect([...unknown].filter((question) => !known.has(question))).toEqual([]);
  });

  it('finds every action of a family about equally often', () => {
    for (const family of FAMILIES) {
      const actions = TASKS.filter((task) => task.family === family).map((task) => task.gold_action);
      expect(new Set(actions).size, family).toBeGreaterThanOrEqual(4);
      const largest = Math.max(...[...new Set(actions)].map((one) => actions.filter((other) => other === one).length));
      expect(largest / actions.length, family).toBeLessThan(0.25 + 4 * Math.sqrt(0.1875 / actions.length));
    }
    expect(new Set(TASKS.filter((task) => task.requires_abstention).map((task) => task.gold_action))).toEqual(
      new Set(ABSTAINING),
    );
  });
});

describe('the guessing methods', () => {
  it('find questions that contain their answers', () => {
    const betray = (task: CibTask): CibTask => ({
      ...task,
      question: `${task.question} ${task.gold_action.replaceAll('_', ' ')}`,
    });
    const tasks = TASKS.map(betray);
    expect(aboveChance(tasks, overlapping(tasks))).toEqual(FAMILIES);
    expect(aboveChance(tasks, majority(tasks, LEARNED.map(betray), byQuestion))).toEqual(FAMILIES);
  });

  it('find a template that favours one action', () => {
    const favour = (task: CibTask, i: number): CibTask => ({
      ...task,
      gold_action: i % 2 === 0 ? `only ${task.template}` : task.gold_action,
    });
    const tasks = TASKS.map(favour);
    expect(aboveChance(tasks, majority(tasks, LEARNED.map(favour), byTemplate))).toEqual(FAMILIES);
  });
});
