import { BUNDLE } from '../evidence/bundle.ts';
import type { Entry } from '../evidence/entry.ts';
import { listedDigest, type Run } from './flag.ts';
import { likenessKeys } from './look-alike.ts';

/**
 * Of many runs those that a flag on one of them could be raised by: on the same data, of the same bytes or times, or of a
 * system of the same name. A board of a thousand systems has half a million pairs, and most share nothing.
 */
export function comparableRuns(runs: readonly Run[]): (run: Run) => readonly Run[] {
  return grouped(runs, (run) => [
    `data ${run.manifest.dataset.sha256}`,
    `transcript ${listedDigest(run, BUNDLE.transcript)}`,
    `timing ${listedDigest(run, BUNDLE.timing)}`,
    `system ${run.manifest.system.name}`,
  ]);
}

/** Of many entries those whose names could be taken for a run's own names. */
export function alikeNames(entries: readonly Entry[]): (run: Run) => readonly Entry[] {
  const found = grouped<Entry | Run, Entry>(entries, (one) =>
    ('manifest' in one ? [one.name, one.manifest.system.name] : [one.name]).flatMap(likenessKeys),
  );
  return found;
}

/** Those that share a key with the one asked for, in their order. */
function grouped<Asked, One extends Asked>(
  all: readonly One[],
  keysOf: (one: Asked) => readonly string[],
): (asked: Asked) => readonly One[] {
  const places = new Map<string, number[]>();
  for (const [place, one] of all.entries()) {
    for (const key of new Set(keysOf(one))) {
      const at = places.get(key) ?? [];
      places.set(key, at);
      at.push(place);
    }
  }
  return (asked) => {
    const found = new Set(keysOf(asked).flatMap((key) => places.get(key) ?? []));
    return [...found].sort((a, b) => a - b).flatMap((place) => all[place] ?? []);
  };
}
