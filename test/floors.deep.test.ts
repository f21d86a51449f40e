// Deep: runs every cheat as a process, where floors.test.ts runs one, to find what only a process is sent.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { floorsOf, headlineFor, learnStretches } from './support/blind.ts';
import { cheat, ran } from './support/cheats.ts';
import { CHEAT_NAMES, scoresInThisProcess } from './support/cheats-inside.ts';
import { sharedFolder } from './support/folder.ts';
import { onlyFirst, someTasks, tasksOf } from './support/gold.ts';

/** Limits histories: if a process and this one differ, they do so in the first tasks. */
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

  it.each(CHEAT_NAMES)('gives the cheat %s the same figures as a process and in this process [G4]', async (name) => {
    const { card } = await ran(suite, cheat(name), `${folder}/${name}`, '--nonce', NONCE, ...onlyFirst(few, suite));
    expect(card.validity.controls.filter(({ held }) => !held)).toEqual([]);
    expect(card).toMatchObject(scoresInThisProcess(suite, few, name, NONCE));
  });

  const { headline = '' } = suite.description;
  const floor = floorsOf(suite).get(headline) ?? 0;

  it.each(headline === '' ? [] : [floor])(
    'allows no attack that learned which part of a history is gold, of any length, to exceed the floor: %d',
    (highest) => {
      const learned = learnStretches(suite, tasksOf(suite.generator, 'learned', tasks.length));
      expect(headlineFor(suite, tasks, learned)).toBeLessThanOrEqual(highest);
    },
  );
});
