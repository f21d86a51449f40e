import { describe, expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import { Tally } from '../../../analysis/tally.ts';
import { boundsOn, Controls } from '../../../verify/controls.ts';
import { memtrace } from '../memtrace.ts';
import { FAMILIES } from './families.ts';
import type { MemtraceTask } from './schema.ts';

function brought(name: string, task: MemtraceTask) {
  const [{ replies } = { replies: [] }] = memtrace.ownSystems.find((one) => one.name === name)?.answer(task) ?? [];
  const query = replies.at(-1);
  if (query === undefined || !('result' in query) || query.method !== 'query') throw new Error('no answer');
  return query.result as { evidence: string[]; flags: string[]; context: string };
}

const question = 'How is the cellar pump started?';

describe('strategyReferences: variant_2', () => {
  it('cites evidence, warns of failures, and has both in its context', () => {
    const task = taskOf(
      [
        { id: 'run', kind: 'step', branch: 'r', text: 'Look after the house.' },
        { id: 'fact', text: 'The cellar pump is started with the green lever.', branch: 'r' },
        { id: 'try', kind: 'step', branch: 'r/a', text: 'Try the red lever.' },
        { id: 'bad', kind: 'tool_result', branch: 'r/a', text: 'The cellar pump was started with the red lever.' },
        { id: 'end', kind: 'step', branch: 'r/a', status: 'failed', text: 'Step is over.' },
      ],
      { question },
    );
    expect(brought('variant_2', task)).toEqual({
      evidence: ['fact'],
      flags: ['warning:bad'],
      context:
        'The cellar pump is started with the green lever.\nAvoid: The cellar pump was started with the red lever.',
    });
    expect(brought('baseline_1', task)).toMatchObject({ evidence: ['bad', 'fact'], flags: [] });
    expect(brought('baseline_0', task)).toEqual({ evidence: [], flags: [], context: '' });
  });

  it('warns of a dangerous result without repeating it', () => {
    const task = taskOf(
      [
        { id: 'run', kind: 'step', branch: 'r', text: 'Look after the house.' },
        { id: 'bad', kind: 'tool_result', branch: 'r', text: 'The cellar pump was started with `rm -rf /pump`.' },
        { id: 'end', kind: 'step', branch: 'r', status: 'failed', text: 'Step is over.' },
      ],
      { question },
    );
    expect(brought('variant_2', task)).toEqual({
      evidence: [],
      flags: ['warning:bad'],
      context: 'Withheld: a failed attempt (destructive).',
    });
  });

  it('cites the opening events of the steps of a procedure', () => {
    const task = taskOf(
      [
        { id: 'run', kind: 'step', branch: 'r', text: 'Start the cellar pump.' },
        { id: 'one', kind: 'step', branch: 'r/a', text: 'Open the valve.' },
        { id: 'e1', kind: 'step', branch: 'r/a', status: 'completed', text: 'Over.' },
        { id: 'two', kind: 'step', branch: 'r/b', text: 'Kick the wall.' },
        { id: 'e2', kind: 'step', branch: 'r/b', status: 'failed', text: 'Over.' },
        { id: 'e3', kind: 'step', branch: 'r', status: 'completed', text: 'Over.' },
        { id: 'now', kind: 'step', branch: 's', text: 'Go on.' },
      ],
      { question },
    );
    expect(brought('variant_2', task)).toMatchObject({
      evidence: ['one'],
      context: 'To start the cellar pump: open the valve.',
    });
  });
});

it('all-current returns the newest that the budget allows, and nothing of a failed branch or of another workspace', () => {
  const events = [
    { id: 'run', kind: 'step' as const, branch: 'r', text: 'Look after the house.' },
    { id: 'fact', text: 'The cellar pump is started with the green lever.', branch: 'r' },
    { id: 'far', text: 'The attic fan is started with a cord.', workspace: 'office', branch: 'r' },
    { id: 'lamp', text: 'The lamp in the hall has a new bulb.', branch: 'r' },
    { id: 'try', kind: 'step' as const, branch: 'r/a', text: 'Try the red lever.' },
    { id: 'bad', kind: 'tool_result' as const, branch: 'r/a', text: 'The boiler was started with the red lever.' },
    { id: 'end', kind: 'step' as const, branch: 'r/a', status: 'failed' as const, text: 'Step is over.' },
  ];
  const evidence = (token_budget: number) =>
    brought('all-current', taskOf(events, { question, token_budget })).evidence;
  expect(evidence(30)).toEqual(['lamp', 'fact']);
  expect(evidence(12)).toEqual(['lamp']);
});

const { generator, ownSystems: references, description } = memtrace;
const tasksOf = (seed: string, count: number) => Array.from({ length: count }, (_, i) => generator.generate(seed, i));
const PUBLIC = tasksOf(generator.publicSeed, generator.publicCount);

function missedBounds(tasks: readonly MemtraceTask[], isWhole: boolean) {
  const controls = new Controls(memtrace, boundsOn(description, isWhole));
  for (const task of tasks) controls.add(task);
  return controls.results().filter(({ held }) => !held);
}

function shareOf(name: string, metric: string, tasks: readonly MemtraceTask[]): number {
  const reference = references.find((one) => one.name === name);
  if (reference === undefined) throw new Error(`no ${name}`);
  const tally = new Tally();
  for (const task of tasks) {
    tally.add(memtrace.score(task, reference.answer(task), new Set(reference.capabilities)));
  }
  const { numerator, denominator } = tally.overall(FAMILIES).sums(metric) ?? { numerator: Number.NaN, denominator: 1 };
  return numerator / denominator;
}

describe('bounds of memtrace', () => {
  it('hold on the public tasks', () => {
    expect(missedBounds(PUBLIC, true)).toEqual([]);
  });

  it.each(FAMILIES)('hold on the tasks of %s, and on the first of them', (family) => {
    const own = PUBLIC.filter((task) => task.family === family);
    expect(missedBounds(own, false)).toEqual([]);
    expect(missedBounds(own.slice(0, 1), false)).toEqual([]);
  });

  it.each(['other', '7', ''])('hold on as many tasks of the seed "%s"', (seed) => {
    expect(missedBounds(tasksOf(seed, generator.publicCount), true)).toEqual([]);
  });
});

describe('trivial systems', () => {
  const many = tasksOf('many', 900);

  it.each([
    ['null', 0],
    ['spam', 0],
    ['question-only', 0],
    ['full-context', 0.2],
    ['latest-near', 0.2],
  ])('have few clean contexts: %s has at most %d', (name, most) => {
    expect(shareOf(name, 'clean_context', many)).toBeLessThanOrEqual(most);
  });

  it('do not guess the action better than one time in four', () => {
    const deciding = many.filter(({ gold_action }) => gold_action !== undefined);
    const share = shareOf('question-only', 'action_accuracy', deciding);
    expect(share).toBeLessThan(0.25 + 4 * Math.sqrt(0.1875 / deciding.length));
  });
});

describe('ownSystems of memtrace', () => {
  it('are marked as references or controls, and as readers of labels', () => {
    expect(references.filter(({ readsLabels }) => readsLabels).map(({ name }) => name)).toEqual([
      'oracle',
      'label-reader',
    ]);
    expect(references.filter(({ kind }) => kind === 'reference').map(({ name }) => name)).toEqual([
      'baseline_0',
      'long_context',
      'baseline_1',
      'variant_1',
      'variant_2',
      'variant_3',
    ]);
  });

  it.each(references.filter(({ readsLabels }) => !readsLabels))(
    '$name replies the same with other labels',
    ({ answer }) => {
      for (const task of PUBLIC.slice(0, 30)) {
        const bare = {
          ...task,
          events: task.events.map(({ superseded_by: _, ...event }) => event),
          needed: [],
          constraints: [],
          lessons: [],
          payloads: [],
          family: 'clean' as const,
          gold_answer: undefined,
          gold_action: undefined,
          template: undefined,
        };
        expect(answer(bare)).toEqual(answer(task));
      }
    },
  );

  it.each(references)('$name has a failure mode for every failed task and for no other', ({ answer, capabilities }) => {
    for (const task of PUBLIC) {
      const { verdict, failure_modes } = memtrace.score(task, answer(task), new Set(capabilities));
      expect(failure_modes.length > 0, task.id).toBe(verdict === 'failed');
    }
  });

  it.each(references)('$name cites only events of the task, and has one reply per step', ({ answer }) => {
    for (const task of PUBLIC) {
      const known = new Set(task.events.map((event) => event.source_id));
      const [episode] = memtrace.compile(task);
      const [{ replies } = { replies: [] }] = answer(task);
      expect(replies.map(({ method }) => method)).toEqual(episode?.steps.map(({ method }) => method));
      const query = replies.at(-1);
      const { evidence, flags = [] } =
        query && 'result' in query
          ? (query.result as never as { evidence: string[]; flags?: string[] })
          : { evidence: [] };
      const named = [...evidence, ...flags.map((flag) => flag.replace('warning:', ''))];
      expect(named.filter((id) => !known.has(id))).toEqual([]);
    }
  });
});
