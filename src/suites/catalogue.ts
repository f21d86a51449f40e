import { Fault } from '../errors/fault.ts';
import type { Suite } from '../suite/suite.ts';
import { namesHint } from '../text/nearest.ts';

/** Loads each suite, by id. To add a suite, add a line here. */
const SUITES: Readonly<Record<string, () => Promise<Suite>>> = {
  cib: async () => (await import('./cib/cib.ts')).cib,
  writ: async () => (await import('./writ/writ.ts')).writ,
  memtrace: async () => (await import('./memtrace/memtrace.ts')).memtrace,
  'context-decay': async () => (await import('./context-decay/context-decay.ts')).contextDecay,
  worlds: async () => (await import('./worlds/worlds.ts')).worlds,
};

export const SUITE_IDS: readonly string[] = Object.keys(SUITES);

/** @throws Fault `suite.unknown` */
export async function loadSuite(id: string): Promise<Suite> {
  return knownIn(SUITES, id)();
}

/** The suites in the order of the catalogue, whatever the order of the ids. */
export const loadSuites = (ids = SUITE_IDS) => Promise.all(SUITE_IDS.filter((id) => ids.includes(id)).map(loadSuite));

/**
 * The entry of a suite in a table of all suites.
 *
 * @throws Fault `suite.unknown`
 */
export function knownIn<T>(table: Readonly<Record<string, T>>, id: string): T {
  const found = Object.hasOwn(table, id) ? table[id] : undefined;
  if (found === undefined) {
    throw new Fault('suite.unknown', `There is no suite "${id}".`, { hint: namesHint(id, SUITE_IDS) });
  }
  return found;
}

/** The name of the grader that each suite's own `score` is. */
export const STRICT = 'strict';

/**
 * A suite that scores with the named grader: its `description` and `score` are those of the grader.
 *
 * @throws Fault `suite.unknown` or `grader.unknown`
 */
export async function loadGraded(id: string, grader: string = STRICT): Promise<Suite> {
  const suite = await loadSuite(id);
  if (grader === STRICT) return suite;
  const { graders = {} } = suite;
  const other = Object.hasOwn(graders, grader) ? graders[grader] : undefined;
  if (other === undefined) {
    throw new Fault('grader.unknown', `Suite ${id} has no grader "${grader}".`, {
      hint: namesHint(grader, [STRICT, ...Object.keys(graders)]),
    });
  }
  return { ...suite, ...(await other()) };
}
