import { describe, expect, it } from 'vitest';
import { factsOf } from '../../test/support/described.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { ControlBound } from '../suite/description.ts';
import type { OwnSystem, Suite, Task } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { boundsOn, Controls } from './controls.ts';
import { validityOf } from './validity.ts';

const publicTasks = ({ generator }: Suite) =>
  Array.from({ length: generator.publicCount }, (_, index) => generator.generate(generator.publicSeed, index));

/** The suite with each answer and score computed once: many runs here differ only in what is changed in a score. */
function remembering(suite: Suite): Suite {
  const scored = new WeakMap<readonly EpisodeReplies[], Outcome>();
  const ownSystems = suite.ownSystems.map((system) => {
    const answered = new Map<Task, readonly EpisodeReplies[]>();
    const answer: OwnSystem['answer'] = (task) => {
      const replies = answered.get(task) ?? [...system.answer(task)];
      answered.set(task, replies);
      return replies;
    };
    return { ...system, answer };
  });
  const score: Suite['score'] = (task, replies, capabilities) => {
    const outcome = scored.get(replies) ?? suite.score(task, replies, capabilities);
    scored.set(replies, outcome);
    return outcome;
  };
  return { ...suite, ownSystems, score };
}

const suites = (await Promise.all(SUITE_IDS.map(loadSuite))).map(remembering);

/** The state of a run over these tasks in which only the controls can be wrong. */
function stateOf(suite: Suite, tasks: readonly Task[], bounds = boundsOn(suite.description, true)) {
  const controls = new Controls(suite, bounds);
  for (const task of tasks) controls.add(task);
  const facts = factsOf(suite, { counts: { tasks: tasks.length, errored: 0 } });
  const { state, controls: results } = validityOf(facts, controls.results());
  return { state, missed: results.flatMap(({ name, metric, held }) => (held ? [] : [`${name} ${metric}`])) };
}

/** The suite with a score that puts one metric of one control out of its bounds. */
function broken(suite: Suite, { control, metric, min }: ControlBound): Suite {
  const its = suite.ownSystems.find((reference) => reference.name === control);
  const value = min > 0 ? 0 : 1;
  const score: Suite['score'] = (task, replies, capabilities): Outcome => {
    const outcome = suite.score(task, replies, capabilities);
    return replies === its?.answer(task) ? { ...outcome, values: { ...outcome.values, [metric]: value } } : outcome;
  };
  return { ...suite, score };
}

describe.each(suites.map((suite) => [suite.description.id, suite] as const))('the controls of %s', (_id, suite) => {
  const { bounds } = suite.description;
  const tasks = publicTasks(suite);

  it('keep to their bounds on the public data, and on each part of it', () => {
    expect(stateOf(suite, tasks)).toEqual({ state: 'valid', missed: [] });
    const parts = boundsOn(suite.description, false);
    for (const { id } of suite.description.families) {
      const family = tasks.filter((task) => task.family === id);
      // A suite may name families that others’ data has.
      if (family.length === 0) continue;
      expect(stateOf(suite, family, parts).missed, id).toEqual([]);
      expect(stateOf(suite, family.slice(0, 1), parts).missed, id).toEqual([]);
    }
  });

  it.each(bounds.map((bound) => [bound.control, bound.metric, bound] as const))(
    'fail a run in which %s is out of its bounds of %s [G4]',
    (control, metric, bound) => {
      const { state, missed } = stateOf(broken(suite, bound), tasks, [bound]);
      expect(missed).toContain(`${control} ${metric}`);
      expect(state).toBe('failed');
    },
  );

  it('fail a run whose score is constant or absent', () => {
    const constant = (value: number): Suite => ({
      ...suite,
      score: (...given) => {
        const outcome = suite.score(...given);
        return { ...outcome, values: Object.fromEntries(Object.keys(outcome.values).map((id) => [id, value])) };
      },
    });
    for (const value of [0, 0.5, 1]) expect(stateOf(constant(value), tasks).state).toBe('failed');
    expect(stateOf({ ...suite, score: (...given) => ({ ...suite.score(...given), values: {} }) }, tasks).state).toBe(
      'failed',
    );
  });
});
