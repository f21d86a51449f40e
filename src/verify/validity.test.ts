import { describe, expect, it } from 'vitest';
import { factsOf, manifestOf } from '../../test/support/described.ts';
import { EVERYTHING, type Selection } from '../evidence/selection.ts';
import type { Validity } from '../protocol/scorecard.ts';
import { cib } from '../suites/cib/cib.ts';
import { bindingProblem } from './binding.ts';
import { Observations } from './rescore.ts';
import { controlProblem, failedByErrors, validityOf } from './validity.ts';

interface Ran {
  readonly tasks: number;
  readonly errored: number;
  readonly selection?: Partial<Selection>;
  readonly controls?: Validity['controls'];
  readonly foreign?: string;
}

/** The validity of a run in which nothing else can be wrong. */
function ended({ tasks, errored, selection = {}, controls = [], foreign }: Ran): Validity {
  const observed = new Observations();
  if (foreign !== undefined) observed.foreignSources.add(foreign);
  const facts = factsOf(cib, { observed, counts: { tasks, errored } });
  const manifest = { ...facts.manifest, selection: { ...EVERYTHING, ...selection } };
  return validityOf({ ...facts, manifest }, controls);
}

const OUT = { name: 'oracle', metric: 'm', value: 0, min: 1, max: 1, held: false };

it('counts faults by the names in the evidence alone, and not by those that every object has', () => {
  const observed = new Observations();
  for (let line = 0; line < 2; line += 1) observed.addFaults({ constructor: 1, toString: 2 });
  expect(observed.faults).toEqual({ constructor: 2, toString: 4 });
});

it.each([
  ['heldout', true],
  ['public', false],
] as const)('bindingProblem of a run with a gateway on data of the split %s names the gateway: %s', (split, named) => {
  const manifest = manifestOf({ split, gateway: {} as never });
  const { detail = '' } = bindingProblem(manifest, cib, manifest.dataset) ?? {};
  expect(detail.includes('$.gateway does not agree')).toBe(named);
});

describe('validityOf: errored tasks', () => {
  it.each([
    [250, 0, 'valid'],
    [250, 12, 'valid'],
    [250, 13, 'failed'],
    [250, 226, 'failed'],
    [60, 3, 'valid'],
    [59, 3, 'failed'],
    [3, 3, 'failed'],
    [2, 2, 'valid'],
  ])('judges %i tasks of which %i errored as %s [G8]', (tasks, errored, state) => {
    const validity = ended({ tasks, errored });
    expect(validity.state).toBe(state);
    expect(failedByErrors(validity)).toBe(state === 'failed');
    const detail = state === 'failed' ? { detail: `${errored} of ${tasks} tasks errored` } : {};
    expect(validity.rules.find(({ id }) => id === 'errored-tasks')).toEqual({
      id: 'errored-tasks',
      held: state !== 'failed',
      ...detail,
    });
  });

  it('fail a part of the tasks, but not a shard, which is judged when all shards are merged', () => {
    const errors = { tasks: 10, errored: 10 };
    expect(ended({ ...errors, selection: { limit: 10 } }).state).toBe('failed');
    expect(ended({ ...errors, selection: { families: ['x'] } }).state).toBe('failed');
    expect(ended({ ...errors, selection: { shard: { index: 1, count: 25 } } }).state).toBe('partial');
  });

  it('fail a run whatever other rules say, but a failed control counts first', () => {
    const errors = { tasks: 10, errored: 10, foreign: 'an id' };
    expect(ended(errors).state).toBe('failed');
    expect(ended({ ...errors, errored: 0 }).state).toBe('invalid');
    const both = ended({ ...errors, controls: [OUT] });
    expect([both.state, failedByErrors(both)]).toEqual(['failed', false]);
    const control = ended({ ...errors, errored: 0, controls: [OUT] });
    expect([control.state, failedByErrors(control)]).toEqual(['failed', false]);
  });
});

it.each([
  [0.3, 'recall is 0.3, not between 0 and 0.1'],
  [-1, 'recall was not measured'],
])('controlProblem of the value %d says what is wrong', (value, says) => {
  expect(controlProblem({ name: 'null', metric: 'recall', value, min: 0, max: 0.1, held: false })).toBe(says);
});
