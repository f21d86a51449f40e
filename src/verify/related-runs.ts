import { BUNDLE } from '../evidence/bundle.ts';
import type { Entry } from '../evidence/entry.ts';
import { memoiseByKey } from '../text/caches.ts';
import type { ComparedRun, RelatedRuns } from './flag.ts';
import { likenessKeys } from './flags/confusable-name.ts';

/** Returns a function from a run to those of `runs` that a flag has to compare it with: few of the pairs of a thousand systems. */
export function relatedRuns(runs: readonly ComparedRun[]): (run: ComparedRun) => RelatedRuns {
  const sharing = (keyOf: (run: ComparedRun) => string | undefined) =>
    sharingAKey(runs, (run: ComparedRun) => [keyOf(run)].filter((key) => key !== undefined));
  const sameData = sharing(({ manifest }) => manifest.dataset.sha256);
  const sameTranscript = sharing((run) => listedDigest(run, BUNDLE.transcript));
  const sameTimes = sharing((run) => listedDigest(run, BUNDLE.timing));
  const sameSystem = sharing(({ manifest }) => manifest.system.name);
  return (run) => ({
    sameData: sameData(run),
    sameTranscript: sameTranscript(run),
    sameTimes: sameTimes(run),
    sameSystem: sameSystem(run),
  });
}

function listedDigest({ manifest }: ComparedRun, path: string): string | undefined {
  return manifest.files.find((file) => file.path === path)?.sha256;
}

/** Returns a function from a run to the entries whose names can be confused with one of the run's names. */
export function alikeNames<One extends Entry>(entries: readonly One[]): (run: ComparedRun) => readonly One[] {
  return sharingAKey<One | ComparedRun, One>(entries, (one) => {
    const names = 'manifest' in one ? [one.name, one.manifest.system.name] : [one.name];
    return names.flatMap(likenessKeys);
  });
}

/** Returns a function from a value to those of `all` that share a key with it, in the order of `all`. */
function sharingAKey<Value, One extends Value>(
  all: readonly One[],
  keysOf: (value: Value) => readonly string[],
): (value: Value) => readonly One[] {
  const indicesOf = memoiseByKey((_: string): number[] => []);
  for (const [index, one] of all.entries()) for (const key of new Set(keysOf(one))) indicesOf(key).push(index);
  return (value) => {
    const found = new Set(keysOf(value).flatMap(indicesOf));
    return [...found].sort((a, b) => a - b).flatMap((index) => all[index] ?? []);
  };
}
