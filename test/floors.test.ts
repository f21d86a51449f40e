import { beforeAll, describe, expect, it } from 'vitest';
import type { Episode } from '../src/protocol/episode.ts';
import type { Scorecard } from '../src/protocol/scorecard.ts';
import type { Suite, Task } from '../src/suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { floorsOf, headlineFor, learnMark, learnStretches } from './support/blind.ts';
import { atLeast, binomial } from './support/chance.ts';
import { cheat, passRate, ran } from './support/cheats.ts';
import { CHEAT_NAMES, scoresInThisProcess } from './support/cheats-inside.ts';
import { sharedFolder } from './support/folder.ts';
import { eventsOf, goldOf, onlyFirst, someTasks, tasksOf } from './support/gold.ts';

const NONCE = '1f'.repeat(32);
/** A random value may exceed a floor by chance, unless that chance is smaller than this. */
const LEVEL = 1e-4;
/** Limits histories: if a process and this one differ, they do so in the first tasks. */
const FEW_EVENTS = 5_000;

const suites = await Promise.all(SUITE_IDS.map(loadSuite));

/** The metrics of a scorecard above their floors. */
function aboveFloors(card: Pick<Scorecard, 'overall'>, floors: ReadonlyMap<string, number>): string[] {
  return [...floors].flatMap(([metric, floor]) => {
    const found = card.overall.metrics[metric];
    if (found === undefined || found.value <= floor) return [];
    const luck = found.k === undefined ? 0 : atLeast(binomial(found.n, floor), found.k);
    return luck < LEVEL ? [`${metric}: ${found.value} above ${floor}`] : [];
  });
}

describe.each(suites.map((suite) => [suite.description.id, suite] as const))('%s', (_id, suite) => {
  const floors = floorsOf(suite);
  const { headline = '' } = suite.description;
  const tasks = someTasks(suite);
  const only = onlyFirst(tasks, suite);
  let folder: string;
  beforeAll(() => {
    folder = sharedFolder();
  });

  it.each(CHEAT_NAMES)('leaves the cheat %s at the floors [G4]', (name) => {
    const card = scoresInThisProcess(suite, tasks, name, NONCE);
    expect(aboveFloors(card, floors)).toEqual([]);
    const declared = [...floors].filter(([metric]) => /action/.test(metric) && card.overall.metrics[metric]);
    // Action metrics do not cover an adapter that declares no actions: then only the headline limits its passes.
    const floor = Math.min(floors.get(headline) ?? 1, ...declared.map(([, highest]) => highest));
    expect(passRate(card)).toBeLessThanOrEqual(floor);
  });

  it('gives a cheat the same figures as a process and in this process, and its controls hold [G4]', async () => {
    const few = someTasks(suite, FEW_EVENTS);
    const words = ['--nonce', NONCE, ...onlyFirst(few, suite)];
    const { card } = await ran(suite, cheat('random'), `${folder}/random`, ...words);
    expect(card.validity.controls.filter(({ held }) => !held)).toEqual([]);
    expect(card).toMatchObject(scoresInThisProcess(suite, few, 'random', NONCE));
  });

  it('gives its oracle the best value of every metric that has one [G4]', async () => {
    const { card } = await ran(suite, 'ref:oracle', `${folder}/oracle`, '--nonce', NONCE, ...only);
    expect(card.validity.state).toBe(only.length === 0 ? 'valid' : 'partial');
    expect(passRate(card)).toBe(1);
    const short = suite.description.metrics.flatMap(({ id, unit, better }) => {
      const value = card.overall.metrics[id]?.value;
      const bound = suite.description.bounds.find(({ control, metric }) => control === 'oracle' && metric === id);
      const end = bound?.max === 1 ? bound.min : Number(better === 'higher');
      return unit !== 'fraction' || value === undefined || (better === 'higher' ? value >= end : value <= end)
        ? []
        : [`${id}: ${value}`];
    });
    expect(short).toEqual([]);
  });

  if (headline === '') return;
  describe('an attack that learned on other data', () => {
    const learning = tasksOf(suite.generator, 'learned', tasks.length);
    const floor = floors.get(headline) ?? 0;

    it('does not exceed the floor if it knows which part of a history is gold', () => {
      // floors.deep.test.ts learns from longer histories.
      const lengthOf = (task: Task) => suite.compile(task).flatMap(eventsOf).length;
      const most = Math.max(250, Math.min(...learning.map(lengthOf)));
      const short = learning.filter((task) => lengthOf(task) <= most);
      expect(headlineFor(suite, tasks, learnStretches(suite, short))).toBeLessThanOrEqual(floor);
    });

    it('does not exceed the floor if it knows the one word or field that marks the gold', () => {
      expect(headlineFor(suite, tasks, learnMark(suite, learning).choose)).toBeLessThanOrEqual(floor);
    });

    // If an episode asks several questions, a mark on gold events does not say which question they answer.
    const asksOnce = suite.compile(tasks[0] as Task).every((episode) => queriesOf(episode) === 1);
    const betrayals = [
      ['a text', (text: string) => ({ text: `${text} (current)` })],
      ['a field', () => ({ role: 'source' })],
    ] as const;
    it.each(asksOnce ? betrayals : [])(
      'reaches the ceiling if %s gives the gold away, so these attacks find such a leak',
      (_where, betray) => {
        const leaky: Suite = { ...suite, compile: (task) => betraying(suite, task, betray) };
        expect(headlineFor(leaky, tasks, learnMark(leaky, learning).choose)).toBe(1);
      },
    );
  });
});

const queriesOf = ({ steps }: Episode) => steps.filter(({ method }) => method === 'query').length;

/** The task's episodes with marked gold events. */
function betraying(suite: Suite, task: Task, betray: (text: string) => object) {
  const gold = new Set(goldOf(suite, task).flatMap(({ evidence }) => evidence));
  const marked = new Set(
    suite
      .compile(task)
      .flatMap(eventsOf)
      .filter(({ source_id }) => gold.has(source_id))
      .map(({ source_id }) => source_id),
  );
  return suite
    .compile(task)
    .map((episode) => ({
      ...episode,
      steps: episode.steps.map((step) =>
        step.method === 'observe'
          ? {
              ...step,
              params: {
                events: step.params.events.map((event) =>
                  marked.has(event.source_id) ? { ...event, ...betray(event.text) } : event,
                ),
              },
            }
          : step,
      ),
    }));
}
