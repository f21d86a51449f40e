import type { Results } from '../analysis/results.ts';
import { quoted } from '../evidence/display-name.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Timing } from '../evidence/timing.ts';
import type { Answers, Prints } from './prints.ts';

/** One run of one suite, as the flags see it. */
export interface Run extends Prints {
  /** The entry it belongs to; undefined for a bundle outside of any entry. */
  readonly slug: string | undefined;
  /** The name it is shown under. */
  readonly name: string;
  readonly manifest: Pick<Manifest, 'suite' | 'dataset' | 'system' | 'adapter' | 'dates' | 'files'>;
  readonly results: Results;
  readonly timing: Timing;
}

/** What a flag may look at: values only. */
export interface FlagFacts {
  readonly run: Run;
  /** Runs of the same suite under other entries. */
  readonly others: readonly Run[];
  /** Earlier runs of the same system on the same suite. */
  readonly former: readonly Run[];
  /** What the suite's own systems answer, computed on the run's data; empty where that was not at hand. */
  readonly references: readonly { readonly name: string; readonly kind: string; readonly answers: Answers }[];
  /** Every name that is taken, and by whom. */
  readonly names: readonly { readonly name: string; readonly owner: string }[];
}

/** A sign that somebody should look. It decides nothing: validity, rank and tier are the same with it and without. */
export interface Flag {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** What the reviewer should look at. */
  readonly remedy: string;
  /** What raises it here, or undefined where nothing does. */
  check(facts: FlagFacts): string | undefined;
}

/** A reason, or what words it: of hundreds of copies only the first few are told of. */
export type Reason = string | (() => string);

/** The first few reasons in one text, and how many more there are; undefined where there is none. */
export function inOne(reasons: readonly (Reason | undefined)[]): string | undefined {
  const found = reasons.filter((reason) => reason !== undefined);
  if (found.length === 0) return undefined;
  const told = found.slice(0, 3).map((reason) => (typeof reason === 'string' ? reason : reason()));
  return told.join('; ') + (found.length > 3 ? `; and ${found.length - 3} more` : '');
}

/** How a run is called in a reason. */
export function called({ name, slug }: Run): string {
  return slug === undefined ? quoted(name) : `${quoted(name)} (entry ${slug})`;
}

/** The suite's own systems, which everybody has: their likeness to each other says nothing. */
export function isOwn({ manifest }: { readonly manifest: Pick<Manifest, 'system'> }): boolean {
  return manifest.system.kind === 'reference' || manifest.system.kind === 'control';
}

/** SHA-256 of one of the bundle's files, as its manifest lists it. */
export function listedDigest({ manifest }: Run, path: string): string | undefined {
  const files = manifest.files;
  const known = listed.get(files) ?? new Map(files.toReversed().map((file) => [file.path, file.sha256]));
  listed.set(files, known);
  return known.get(path);
}

/** Asked of every pair of a board. */
const listed = new WeakMap<Manifest['files'], ReadonlyMap<string, string>>();
