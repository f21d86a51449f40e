import type { Results } from '../../analysis/results.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Claim, Receipt } from '../../evidence/receipt.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { Prints } from '../../verify/prints.ts';
import type { Tier } from '../../verify/tier.ts';

/** What the pages say of a suite: its own words, and who bounds it. */
export interface SuiteWords {
  readonly description: SuiteDescription;
  readonly references: readonly {
    readonly name: string;
    readonly kind: 'reference' | 'control';
    readonly readsLabels: boolean;
    readonly questionBlind?: true;
    readonly summary: string;
  }[];
}

/** One entry's run of one suite. */
export interface EntryBundle {
  readonly suite: SuiteWords;
  /** The folder as `cib verify` takes it. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly scorecard: Scorecard;
  readonly results: Results;
  readonly timing: Timing;
  /** What flags compare it by, where that was asked for. */
  readonly prints?: Prints | undefined;
}

export interface SiteEntry {
  readonly entry: Entry;
  /** In the order of the catalogue. */
  readonly bundles: readonly EntryBundle[];
}

/** A run with what the board found of it: of a board run the first one, whose figures are the mean of all of `runs`. */
export interface ShownBundle extends EntryBundle {
  readonly tier: Tier;
  /** The receipt that the tier rests on, or the newest about the bundle; absent where the board recorded nothing of it. */
  readonly receipt: Receipt | undefined;
  /** How the submitter's claim compares with the board's runs; absent where the board did not try to make one. */
  readonly claim: Claim | undefined;
  /** SHA-256 of the shown run's manifest file. */
  readonly digest: string;
  /** All of the board's runs where the tier is `board-run`; else this one. */
  readonly runs: readonly EntryBundle[];
  /** The submitter's own run, where the board's is shown in its place. */
  readonly submitted: EntryBundle | undefined;
}

/** An entry as the pages show it. */
export interface ShownEntry {
  readonly entry: Entry;
  readonly bundles: readonly ShownBundle[];
  /** The dispute that stands against it. */
  readonly dispute: Receipt | undefined;
}

/** An entry is a label reader when it says so or when its run was made by one. */
export function readsLabels(entry: Entry, { scorecard }: EntryBundle): boolean {
  return entry.reads_labels || scorecard.system.reads_labels;
}

/** Whether a run rests on its submitter's word alone, so that its figures are shown as claimed. */
export const isClaimed = ({ tier }: Pick<ShownBundle, 'tier'>): boolean => tier === 'self-reported';

/** The entry under the name and version that the system gave to the board, where the board ran it. */
export function namedByRun(entry: Entry, bundles: readonly ShownBundle[]): Entry {
  const run = bundles.find(({ tier }) => tier === 'board-run');
  if (run === undefined) return entry;
  const { name, version } = run.scorecard.system;
  return { ...entry, name, version };
}
