import type { Floor } from '../../analysis/standings.ts';
import type { GatewayRecord } from '../../evidence/manifest.ts';
import type { ClaimReview, CountedReview, FreshReview, TapeReview } from '../../evidence/receipt.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { Tier } from '../../protocol/constants.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { RaisedFlag } from '../../verify/flags.ts';
import type { Check } from '../../verify/integrity.ts';
import type { Ending } from './comment-ending.ts';

export interface ScoredRun {
  readonly scorecard: Scorecard;
  /** Absent if they do not follow from the transcript. */
  readonly outcomes: readonly Outcome[] | undefined;
  /** By task, what the headline ranks: the mean over the board's runs. Absent for one run, whose outcomes say it. */
  readonly scores?: Float64Array;
  /** Absent if it cannot be read, and if it is not needed. */
  readonly timing?: Timing | undefined;
}

/** An entry as the comment names it. */
export interface EntryName {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

/** Another entry's run on the same tasks, as the board publishes it: valid, not a claim, and without labels. */
export interface OtherEntry extends EntryName, ScoredRun {
  /** Whether it can have a rank: only systems do, and not those that seem to know the public answers. */
  readonly ranked: boolean;
  readonly outcomes: readonly Outcome[];
}

/** Why a system seems to know the public answers, and has no rank. Undefined if it does not seem to. */
export const knowsPublicWhy = ({ fresh, openGap }: Pick<SuiteFacts, 'fresh' | 'openGap'>): string | undefined =>
  fresh?.flagged ?? openGap?.flagged ?? undefined;

/** A check of the evidence, as `cib verify` makes it. */
export type CheckFacts = Omit<Check, 'id'>;

export interface SuiteFacts {
  readonly description: SuiteDescription;
  /** The bundle's path in the repository. */
  readonly folder: string;
  /** `unjudged`: the verification lacked something that it needs. */
  readonly state: Scorecard['validity']['state'] | 'unjudged';
  /** Set for a held-out run whose seed is secret: its outcomes were not compared with replies. */
  readonly scope?: 'outcomes' | undefined;
  readonly checks: readonly CheckFacts[];
  /** The origin of the shown figures: the board's run, or the submitter's claim. */
  readonly tier: Extract<Tier, 'board-run' | 'self-reported' | 'replayed' | 're-asked'>;
  /** Why the board did not run the system. Empty if it tried to. */
  readonly obstacles: readonly string[];
  /** The id of the receipt of an earlier run of the same files that counts. Absent if the board runs the system now, or did not before. */
  readonly before?: string | undefined;
  /** The version of the suite of the submitted run, if it is an earlier one. Such a run is not compared. */
  readonly earlier?: string | undefined;
  /** Scored again from the submitted transcript. Undefined if that could not be read. */
  readonly submitted: ScoredRun | undefined;
  /** The board's runs of the same image. Figures are their mean, outcomes those of the first. */
  readonly board: ScoredRun | undefined;
  /** The model that the system of the shown figures was given. */
  readonly gateway?: GatewayRecord | undefined;
  /** How many runs the board made. */
  readonly runs: number;
  /** Whether the board makes new runs after the merge, because these may be the luckiest of several. */
  readonly provisional: boolean;
  /** The board's run on fresh tasks. Absent if it made none, or no run on the public tasks counts. */
  readonly fresh?: FreshReview | undefined;
  /** An earlier comparison of the same files with fresh tasks, which takes the rank of this run until a maintainer settles it. */
  readonly openGap?: CountedReview | undefined;
  /** The comparison of the submitted figures with the board's. Undefined if the board did not try to run the system. */
  readonly claim: ClaimReview | undefined;
  /** The run of the same entry that the board publishes. */
  readonly previous: ScoredRun | undefined;
  /** Whether the system can have a rank, which requires a board run. */
  readonly ranked: boolean;
  readonly others: readonly OtherEntry[];
  /**
   * A system has a rank only if it is significantly better than this control. Absent if the board has no such control on these
   * tasks.
   */
  readonly floor?: Floor | undefined;
  /** The other version of the suite that the board's controls are of, if it has none of this one. Then no system has a rank. */
  readonly controlsOn?: string | undefined;
  /** By family, whether the shown run is significantly better than the board's best cheat. Absent if its outcomes are not known. */
  readonly beatsCheat?: ((family: string) => boolean | undefined) | undefined;
  readonly flags: readonly RaisedFlag[];
  /** The receipt's part about the tape. Absent if the system got no model. */
  readonly tape?: TapeReview | undefined;
  readonly digests: readonly { readonly what: string; readonly digest: string }[];
}

/** Everything that a comment is made from. Names, versions, details and ids of tasks are untrusted. */
export interface CommentFacts extends Pick<Ending, 'commit' | 'run' | 'harness'> {
  readonly slug: string;
  /** Undefined if the entry could not be read. */
  readonly system:
    | { readonly name: string; readonly version: string; readonly kind: string; readonly readsLabels: boolean }
    | undefined;
  readonly previousVersion: string | undefined;
  /** When a maintainer removed the files that the board has, in ISO 8601. */
  readonly removed?: string | undefined;
  readonly suites: readonly SuiteFacts[];
  /** The number of entries of the board that could not be read, and are not compared with. */
  readonly unread: number;
  /** Why the entry, or a suite of it, could not be read. */
  readonly problems: readonly { readonly message: string; readonly hint: string | undefined }[];
  /** Whether the run has the pages of the entry as an artifact, `preview-SLUG`. */
  readonly preview?: boolean;
}
