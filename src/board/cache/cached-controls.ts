import * as z from 'zod';
import { addKnownControls, knownControls } from '../../bundles/control-results.ts';
import type { Files } from '../../ports/files.ts';
import { Validity } from '../../protocol/scorecard.ts';
import type { Suite } from '../../suite/suite.ts';
import { type BuildCache, parseCached, readCached, writeCached } from './build-cache.ts';

const NAME = 'controls.json';

const Controls = z.strictObject({
  harness: z.string(),
  suites: z.record(z.string(), z.array(z.strictObject({ key: z.string(), results: Validity.shape.controls }))),
});

/**
 * Loads the results of the suites' controls that an earlier build by the same code cached, so that they need not answer again for
 * one bundle.
 *
 * @returns whether there was such a build
 */
export async function loadCachedControls(files: Files, cache: BuildCache, suites: readonly Suite[]): Promise<boolean> {
  const known = parseCached(Controls, await readCached(files, cache, NAME));
  if (known?.harness !== cache.harness) return false;
  for (const suite of suites) addKnownControls(suite, known.suites[suite.description.id] ?? []);
  return true;
}

/** Caches the results of the suites' controls. */
export async function saveControls(files: Files, cache: BuildCache, suites: readonly Suite[]): Promise<void> {
  const { harness } = cache;
  const before = parseCached(Controls, await readCached(files, cache, NAME));
  const known = suites.map((suite) => [suite.description.id, knownControls(suite)] as const);
  const cached = {
    harness,
    suites: { ...(before?.harness === harness && before.suites), ...Object.fromEntries(known) },
  };
  await writeCached(files, cache, NAME, JSON.stringify(cached));
}
