import * as z from 'zod';
import { knownControls, noteControls } from '../../bundles/control-results.ts';
import type { Files } from '../../ports/files.ts';
import { Validity } from '../../protocol/scorecard.ts';
import type { Suite } from '../../suite/suite.ts';
import { type BuildCache, parseNote, readNote, writeNote } from './build-cache.ts';

const NAME = 'controls.json';

const Controls = z.strictObject({
  harness: z.string(),
  suites: z.record(z.string(), z.array(z.strictObject({ key: z.string(), results: Validity.shape.controls }))),
});

/**
 * Takes what an earlier build by the same code noted of the suites' controls, so that they need not answer again for one bundle.
 *
 * @returns whether there was such a build
 */
export async function recallControls(files: Files, cache: BuildCache, suites: readonly Suite[]): Promise<boolean> {
  const known = parseNote(Controls, await readNote(files, cache, NAME));
  if (known?.harness !== cache.harness) return false;
  for (const suite of suites) noteControls(suite, known.suites[suite.description.id] ?? []);
  return true;
}

/** Notes the results of the suites' controls. */
export async function keepControls(files: Files, cache: BuildCache, suites: readonly Suite[]): Promise<void> {
  const { harness } = cache;
  const before = parseNote(Controls, await readNote(files, cache, NAME));
  const known = suites.map((suite) => [suite.description.id, knownControls(suite)] as const);
  const note = { harness, suites: { ...(before?.harness === harness && before.suites), ...Object.fromEntries(known) } };
  await writeNote(files, cache, NAME, JSON.stringify(note));
}
