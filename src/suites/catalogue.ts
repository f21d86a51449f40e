import { Fault } from '../errors/fault.ts';
import type { Suite } from '../suite/suite.ts';
import { namesHint } from '../text/nearest.ts';

/** Every suite there is, loaded when asked for. A new suite is a line here. */
const SUITES: Readonly<Record<string, () => Promise<Suite>>> = {
  cib: async () => (await import('./cib/cib.ts')).cib,
  writ: async () => (await import('./writ/writ.ts')).writ,
  memtrace: async () => (await import('./memtrace/memtrace.ts')).memtrace,
  'context-decay': async () => (await import('./context-decay/context-decay.ts')).contextDecay,
  worlds: async () => (await import('./worlds/worlds.ts')).worlds,
};

export const SUITE_IDS: readonly string[] = Object.keys(SUITES);

export async function loadSuite(id: string): Promise<Suite> {
  const load = Object.hasOwn(SUITES, id) ? SUITES[id] : undefined;
  if (load === undefined) {
    throw new Fault('suite.unknown', `There is no suite "${id}".`, { hint: namesHint(id, SUITE_IDS) });
  }
  return load();
}

/** The name of every suite's own way to score. */
export const STRICT = 'strict';

/** A suite with one of its ways to score in place of its own. */
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
