import { BUNDLE } from '../evidence/bundle.ts';
import type { Entry } from '../evidence/entry.ts';
import { listedDigest, type Run } from './flag.ts';
import { likenessKeys } from './look-alike.ts';

/**
 * Returns a function from a run to the runs that a flag has to compare it with: those on the same data, with an equal
 * transcript or timing file, or of a system of the same name. This saves most of the half a million pairs of a thousand systems.
 */
export function comparableRuns(runs: readonly Run[]): (run: Run) => readonly Run[] {
  return sharingAKey(runs, (run) => [
    `data ${run.manifest.dataset.sha256}`,
    `transcript ${listedDigest(run, BUNDLE.transcript)}`,
    `timing ${listedDigest(run, BUNDLE.timing)}`,
    `system ${run.manifest.system.name}`,
  ]);
}

/** Returns a function from a run to the entries whose names can be confused with one of the run's names. */
export function alikeNames(entries: readonly Entry[]): (run: Run) => readonly Entry[] {
  return sharingAKey<Entry | Run, Entry>(entries, (one) => {
    const names = 'manifest' in one ? [one.name, one.manifest.system.name] : [one.name];
    return names.flatMap(likenessKeys);
  });
}

/** Returns a function from a value to those of `all` that share a key with it, in the order of `all`. */
function sharingAKey<Value, One extends Value>(
  all: readonly One[],
  keysOf: (value: Value) => readonly string[],
): (value: Value) => readonly One[] {
  const indices = new Map<string, number[]>();
  for (const [index, one] of all.entries()) {
    for (const key of new Set(keysOf(one))) {
      const at = indices.get(key) ?? [];
      indices.set(key, at);
      at.push(index);
    }
  }
  return (value) => {
    const found = new Set(keysOf(value).flatMap((key) => indices.get(key) ?? []));
    return [...found].sort((a, b) => a - b).flatMap((index) => all[index] ?? []);
  };
}
