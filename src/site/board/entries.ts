import type { Results } from '../../analysis/results.ts';
import { refusedIn } from '../../evidence/display-name.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { ClaimReview, CountedReview, Receipt } from '../../evidence/receipt.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { Verified } from '../../evidence/verified.ts';
import { CLAIMED_TIERS, type Tier } from '../../protocol/constants.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { OwnSystem } from '../../suite/suite.ts';
import type { Fingerprints } from '../../verify/fingerprints.ts';
import type { RaisedFlag } from '../../verify/flags.ts';

/** The day, YYYY-MM-DD, from which ages are counted; without it no ages are shown. */
export type AsOf = string | undefined;

/** What the pages say of a suite: its description, and its references and controls. */
export interface SuiteWords {
  readonly description: SuiteDescription;
  readonly ownSystems: readonly Omit<OwnSystem, 'approach' | 'capabilities' | 'answer'>[];
}

/** One entry's run of one suite. */
export interface EntryBundle {
  readonly suite: SuiteWords;
  readonly folder: string;
  /** What the site calls that folder; absent if that is its path. */
  readonly shownAs?: string;
  readonly manifest: Manifest;
  readonly scorecard: Scorecard;
  readonly results: Results;
  readonly timing: Timing;
  /** What flags compare runs by; absent if it was not read. */
  readonly fingerprints?: Fingerprints | undefined;
  /** Present if the bundle was verified when it was read. */
  readonly verified?: Verified | undefined;
}

export interface SiteEntry {
  readonly entry: Entry;
  /** In the order of the catalogue. */
  readonly bundles: readonly EntryBundle[];
}

/**
 * A run with the board's verification of it. If the board made several runs, it is the first, with the mean figures of
 * all.
 */
export interface ShownBundle extends EntryBundle {
  readonly tier: Tier;
  /** The receipt that decides the tier, or the newest about the bundle. */
  readonly receipt: Receipt | undefined;
  /**
   * The comparison of the submitter's claim with the board's runs; absent if the board did not try to run the system.
   */
  readonly claim: ClaimReview | undefined;
  /** The board's run on fresh tasks; absent without one. */
  readonly fresh?: CountedReview | undefined;
  /** SHA-256 of the shown run's manifest file. */
  readonly digest: string;
  /** All runs by the board if the tier is `board-run`; otherwise this one. */
  readonly runs: readonly EntryBundle[];
  /** The submitter's run, if the board's is shown instead. */
  readonly submitted: EntryBundle | undefined;
}

/** An entry as the pages show it. */
export interface ShownEntry {
  readonly entry: Entry;
  readonly bundles: readonly ShownBundle[];
  readonly dispute: Receipt | undefined;
}

/** The flags on one of an entry's runs. */
export interface FlaggedRun {
  readonly suite: string;
  readonly flags: readonly RaisedFlag[];
}

/**
 * Whether the people of the board wrote the system itself, as its homepage says, and not only its adapter.
 *
 * @param repository the board’s, OWNER/NAME
 */
export function isOfBoard({ entry, bundles }: Pick<ShownEntry, 'entry' | 'bundles'>, repository: string): boolean {
  return entry.homepage === `https://github.com/${repository}` && bundles.some(isOwnRun);
}

/** Whether the adapter is built from a folder of a repository. */
export const isOfFolder = ({ manifest }: Pick<ShownBundle, 'manifest'>): boolean =>
  manifest.adapter.spec.startsWith('dir:');

/** Whether the maintainers of the board made the run, or it is of a folder of the board, which only the board can have run. */
export const isOwnRun = ({ tier, manifest }: Pick<ShownBundle, 'tier' | 'manifest'>): boolean =>
  tier === 'own' || (tier === 'board-run' && isOfFolder({ manifest }));

/** Of how many of these systems the people of the board wrote the adapter; empty if of none. */
export function adaptersText(systems: readonly Pick<ShownEntry, 'bundles'>[]): string {
  const own = systems.filter(({ bundles }) => bundles.some((bundle) => isOwnRun(bundle) && isOfFolder(bundle))).length;
  if (own === 0) return '';
  const adapters = own === systems.length ? 'all adapters' : `the adapters of ${own} of the ${systems.length} systems`;
  return `The board’s maintainers wrote ${adapters}.`;
}

/** The suite's reference or control that made the run; undefined for any other run. */
export const ownSystemIn = ({ suite, manifest }: Pick<EntryBundle, 'suite' | 'manifest'>) =>
  suite.ownSystems.find(({ name }) => manifest.adapter.spec === `ref:${name}`);

/** Whether the entry, or the system that made the run, is declared to read labels. */
export function readsLabels(entry: Entry, { scorecard }: EntryBundle): boolean {
  return entry.reads_labels || scorecard.system.reads_labels;
}

export const isValid = ({ scorecard }: Pick<EntryBundle, 'scorecard'>): boolean => scorecard.validity.state === 'valid';

/** Whether a run is of an earlier version of its suite: it is shown as it was recorded, without a rank. */
export const isEarlier = ({
  suite,
  scorecard,
}: Pick<EntryBundle, 'suite'> & { readonly scorecard: Pick<Scorecard, 'suite'> }): boolean =>
  scorecard.suite.version !== suite.description.version;

/** The bundle's folder as the site shows it, an argument of `cib verify`. */
export const shownFolder = ({ folder, shownAs = folder }: Pick<EntryBundle, 'folder' | 'shownAs'>): string => shownAs;

export const isClaimed = ({ tier }: Pick<ShownBundle, 'tier'>): boolean => CLAIMED_TIERS.includes(tier);

/**
 * The entry with the version that the system declared in the board's run, if there is one. The name stays that of the entry, which a
 * maintainer has read: an image could declare another system's name.
 */
export function versionedByRun(entry: Entry, bundles: readonly ShownBundle[]): Entry {
  const version = bundles.find(({ tier }) => tier === 'board-run')?.scorecard.system.version;
  return version === undefined || refusedIn(version) !== undefined ? entry : { ...entry, version };
}
