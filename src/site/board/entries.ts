import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suites/description.ts';
import type { ReceivedTier } from '../../verify/standing.ts';

/** What the pages say of a suite: its own words, and who bounds it. */
export interface SuiteWords {
  readonly description: SuiteDescription;
  readonly references: readonly {
    readonly name: string;
    readonly kind: 'reference' | 'control';
    readonly readsLabels: boolean;
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
  readonly outcomes: readonly Outcome[];
  readonly timing: Timing;
}

export interface SiteEntry {
  readonly entry: Entry;
  /** In the order of the catalogue. */
  readonly bundles: readonly EntryBundle[];
}

/** A run with what the board found of it. */
export interface ShownBundle extends EntryBundle, ReceivedTier {
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
