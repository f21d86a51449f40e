// Only this finds a cheat that gains by being a process: what is sent to it, and how, is not what floors.test.ts scores.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { floorsOf, headlineFor, learnStretches } from './support/blind.ts';
import { cheat, ran } from './support/cheats.ts';
import { CHEAT_NAMES, inside } from './support/cheats-inside.ts';
import { sharedFolder } from './support/folder.ts';
import { onlyFirst, someTasks, tasksOf } from './support/gold.ts';

/** Of the longer histories: where a process and this one differ, they do so in the first tasks. */
const FEW_EVENTS = 5_000;

const NONCE = '1f'.repeat(32);

const suites = await Promise.all(SUITE_IDS.map(loadSuite));

describe.each(suites.map((suite) => [suite.description.id, suite] as const))('%s', (_id, suite) => {
  const tasks = someTasks(suite);
  const few = someTasks(suite, FEW_EVENTS);
  let folder: string;
  beforeAll(() => {
    folder = sharedFolder();
  });

  it.each(CHEAT_NAMES)('gives a cheat that is %s the same figures as a process and in here [G4]', async (name) => {
    const { card } = await ran(suite, cheat(name), `${folder}/${name}`, '--nonce', NONCE, ...onlyFirst(few, suite));
    expect(card.validity.controls.filter(({ held }) => !held)).toEqual([]);
    expect(card).toMatchObject(inside(suite, few, name, NONCE));
  });

  const { headline = '' } = suite.description;
  const floor = floorsOf(suite).get(headline) ?? 0;

  it.each(headline === '' ? [] : [floor])(
    'whoever learned which stretch of a history pays, of any length, gets no further than the floor: %d',
    (highest) => {
      const learned = learnStretches(suite, tasksOf(suite.generator, 'learned', tasks.length));
      expect(headlineFor(suite, tasks, learned)).toBeLessThanOrEqual(highest);
    },
  );
});
