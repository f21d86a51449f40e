import type { Results } from '../analysis/results.ts';
import { quoted } from '../evidence/display-name.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Receipt } from '../evidence/receipt.ts';
import type { Timing } from '../evidence/timing.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { AnswerFingerprints, Fingerprints } from './fingerprints.ts';

/** What flags use of one run of one suite. */
export interface ComparedRun extends Fingerprints {
  /** The entry it belongs to; undefined for a bundle outside of any entry. */
  readonly slug: string | undefined;
  /** The name it is shown under. */
  readonly name: string;
  /** When its entry was removed from the board, in ISO 8601; absent if it was not. */
  readonly removed?: string | undefined;
  readonly manifest: Pick<
    Manifest,
    'suite' | 'dataset' | 'system' | 'adapter' | 'actor' | 'gateway' | 'dates' | 'files'
  >;
  readonly scorecard: Pick<Scorecard, 'gateway'>;
  readonly results: Results;
  readonly timing: Timing;
}

/** The runs that have something in common with a run, by what it is, in the order in which they were given. */
export interface RelatedRuns {
  readonly sameData: readonly ComparedRun[];
  readonly sameTranscript: readonly ComparedRun[];
  readonly sameTimes: readonly ComparedRun[];
  /** Of a system of the same name. */
  readonly sameSystem: readonly ComparedRun[];
}

/** The values that flags are checked on. */
export interface FlagFacts {
  readonly run: ComparedRun;
  /** Runs of the same suite under other entries, by what they have in common with the run. */
  readonly others: Pick<RelatedRuns, 'sameData' | 'sameTranscript' | 'sameTimes'>;
  /** Earlier runs of the same system on the same suite. */
  readonly former: readonly ComparedRun[];
  /** The answers of the suite's own systems on the run's data; empty if the data was not available. */
  readonly references: readonly {
    readonly name: string;
    readonly kind: string;
    readonly answers: AnswerFingerprints;
  }[];
  /** Every name in use, with its owner. */
  readonly names: readonly { readonly name: string; readonly owner: string }[];
  /** A removal or dispute of the entry, in any content, that no maintainer settled. */
  readonly objection?: Pick<Receipt, 'event' | 'date' | 'reason'> | undefined;
}

/** A notice for reviewers that a run needs a closer look. It does not change validity, rank or tier. */
export interface Flag {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** What the reviewer should look at. */
  readonly remedy: string;
  /** Returns the reason for the flag, in words; undefined if there is none. */
  check(facts: FlagFacts): string | undefined;
}

/** A reason, or a function that writes it: of hundreds of reasons only the first few are written. */
export type Reason = string | (() => string);

/** The most reasons that a text has in full. */
export const MOST_REASONS = 3;

/** The first reasons of `count`, and the number of others, as one text; undefined if there is no reason. */
export function firstReasons(first: readonly string[], count: number): string | undefined {
  if (count === 0) return undefined;
  return first.join('; ') + (count > first.length ? `; and ${count - first.length} more` : '');
}

/** `firstReasons` of all reasons. */
export function joinReasons(reasons: readonly (Reason | undefined)[]): string | undefined {
  const found = reasons.filter((reason) => reason !== undefined);
  const first = found.slice(0, MOST_REASONS).map((reason) => (typeof reason === 'string' ? reason : reason()));
  return firstReasons(first, found.length);
}

/** The name of a run in a reason. */
export function runName({ name, slug, removed }: ComparedRun): string {
  return slug === undefined ? quoted(name) : `${quoted(name)} (${entryName(slug, removed)})`;
}

/** @param removed when the entry was removed from the board, in ISO 8601 */
export const entryName = (slug: string, removed: string | undefined): string =>
  `entry ${slug}${removed === undefined ? '' : `, removed on ${removed.slice(0, 10)}`}`;

/** Whether a run is of a reference or control. These are public, so a resemblance between them means nothing. */
export function isReferenceOrControl({ manifest }: { readonly manifest: Pick<Manifest, 'system'> }): boolean {
  return manifest.system.kind === 'reference' || manifest.system.kind === 'control';
}
