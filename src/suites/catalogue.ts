import { Fault } from '../errors/fault.ts';
import type { Suite } from '../suite/suite.ts';

/** Every suite there is, loaded when asked for. A new suite is a line here. */
const SUITES: Readonly<Record<string, () => Promise<Suite>>> = {
  cib: async () => (await import('./cib/cib.ts')).cib,
  writ: async () => (await import('./writ/writ.ts')).writ,
  memtrace: async () => (await import('./memtrace/memtrace.ts')).memtrace,
  'context-decay': async () => (await import('./context-decay/context-decay.ts')).contextDecay,
};

export const SUITE_IDS: readonly string[] = Object.keys(SUITES);

export async function loadSuite(id: string): Promise<Suite> {
  const load = Object.hasOwn(SUITES, id) ? SUITES[id] : undefined;
  if (load === undefined) {
    throw new Fault('suite.unknown', `There is no suite "${id}".`, { hint: `Suites: ${SUITE_IDS.join(', ')}.` });
  }
  return load();
}
