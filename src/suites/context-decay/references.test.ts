import { beforeAll, describe, expect, it } from 'vitest';
import { type GroupTally, Tally } from '../../analysis/tally.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import { contextDecay } from './context-decay.ts';
import { type Conversation, renderConversation } from './conversation.ts';
import { BLOCK, familyOfLength } from './families.ts';
import { generator } from './generate.ts';
import { draftGrid, type Experiment, runGrid } from './grid.ts';
import { hashSecret } from './python-hash.ts';
import type { DecayTask } from './schema.ts';
import { STRATEGIES } from './strategies/strategies.ts';

const { description, ownSystems: references, score } = contextDecay;
const FAMILIES = description.families.map(({ id }) => id);

const named = (name: string) => {
  const reference = references.find((one) => one.name === name);
  if (!reference) throw new Error(`no ${name}`);
  return reference;
};

const known = new WeakMap<readonly DecayTask[], Map<string, readonly Outcome[]>>();
function outcomesOf(name: string, tasks: readonly DecayTask[]): readonly Outcome[] {
  const byName = known.get(tasks) ?? new Map<string, readonly Outcome[]>();
  known.set(tasks, byName);
  const reference = named(name);
  const found =
    byName.get(name) ?? tasks.map((task) => score(task, reference.answer(task), new Set(reference.capabilities)));
  byName.set(name, found);
  return found;
}

function overall(name: string, tasks: readonly DecayTask[]): GroupTally {
  const tally = new Tally();
  for (const outcome of outcomesOf(name, tasks)) tally.add(outcome);
  return tally.overall(FAMILIES);
}

const share = (group: GroupTally, metric: string) => {
  const { numerator, denominator } = group.sums(metric) ?? { numerator: Number.NaN, denominator: 1 };
  return numerator / denominator;
};

describe.each([generator.publicSeed, 'one', 'two', 'three'])('references and controls with the seed %s', (seed) => {
  const tasks = Array.from({ length: BLOCK }, (_, i) => generator.generate(seed, i));

  it.each(description.bounds)('$control keeps to its bounds of $metric', ({ control, metric, min, max }) => {
    const value = share(overall(control, tasks), metric);
    expect(value).toBeGreaterThanOrEqual(min);
    expect(value).toBeLessThanOrEqual(max);
  });

  it('have a failure mode for every failed conversation, and for no passed one', () => {
    const outcomes = references.flatMap(({ name }) => outcomesOf(name, tasks));
    expect(
      outcomes.filter(({ verdict, failure_modes }) => (verdict === 'passed') === failure_modes.length > 0),
    ).toEqual([]);
  });

  it('last-window finds the same as naive-truncation in every conversation', () => {
    const [blind, reading] = ['last-window', 'naive-truncation'].map((name) =>
      outcomesOf(name, tasks).map(({ values }) => values),
    );
    expect(blind).toEqual(reading);
  });
});

describe('references on the paper’s conversations', () => {
  let experiments: readonly Experiment[];
  const cells = [...draftGrid()];
  const tasks = cells.map(({ draft, seed }, i) => taskOf(renderConversation(draft, hashSecret(0)), seed, `c${i}`));
  beforeAll(() => {
    experiments = runGrid(cells, STRATEGIES, hashSecret(0));
  });

  it.each([
    ['naive-truncation', 'Naive Truncation'],
    ['last-window', 'Naive Truncation'],
    ['sliding-window-summary', 'Sliding Window + Summary'],
    ['structured-memory-banks', 'Structured Memory Banks'],
    ['file-backed-state', 'File-Backed Persistent State'],
  ])('%s finds as many facts in each conversation as %s in the original', (name, strategy) => {
    const found = outcomesOf(name, tasks).map(({ values }) => values.retrieval_accuracy);
    const reckoned = experiments.filter((done) => done.strategy === strategy).map((done) => [done.found, done.needles]);
    expect(found).toEqual(reckoned);
  });

  it('exact-search finds all facts, and reads no label', () => {
    const outcomes = outcomesOf('exact-search', tasks);
    expect(outcomes.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    const blind = tasks.map((task) => ({
      ...task,
      needles: task.needles.map((one) => ({ ...one, value: '', key: 'x_0' })),
    }));
    const search = references.find(({ name }) => name === 'exact-search');
    expect(blind.map((task) => search?.answer(task))).toEqual(tasks.map((task) => search?.answer(task)));
  });

  it('last-window returns as many words as the original computes', () => {
    const returned = outcomesOf('last-window', tasks).map(({ values }) => values.avg_context_tokens);
    const reckoned = experiments.filter(({ strategy }) => strategy === 'Naive Truncation');
    expect(returned).toEqual(reckoned.map(({ contextTokens }) => contextTokens));
  });
});

function taskOf({ turns, needles, tokens }: Conversation, chance: number, id: string): DecayTask {
  return {
    id,
    family: familyOfLength(turns.length),
    batches: [turns.map(({ role, text }) => ({ role, text }))],
    needles,
    questions: needles.map(({ key }, needle) => ({ text: `What is ${key.replaceAll('_', ' ')}?`, needle })),
    words: tokens,
    chance,
  };
}

it('ownSystems lists all references and controls, and whether they read labels', () => {
  expect(references.map(({ name, kind, readsLabels }) => [name, kind, readsLabels])).toEqual([
    ['naive-truncation', 'reference', true],
    ['sliding-window-summary', 'reference', true],
    ['structured-memory-banks', 'reference', true],
    ['file-backed-state', 'reference', true],
    ['exact-search', 'reference', false],
    ['null', 'control', false],
    ['oracle', 'control', true],
    ['label-reader', 'control', true],
    ['last-window', 'control', false],
    ['full-context', 'control', false],
    ['guesser', 'control', false],
  ]);
});

it('systems that read no label reply the same with other labels', () => {
  const task = generator.generate('blind', 2);
  const needles = task.needles.map((one) => ({ ...one, value: 'x', implicit: !one.implicit, turn: 0 }));
  for (const { name, readsLabels, answer } of references) {
    if (!readsLabels) expect([name, answer({ ...task, needles })]).toEqual([name, answer(task)]);
  }
});
