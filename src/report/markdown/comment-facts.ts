import type { Floor } from '../../analysis/standings.ts';
import type { GatewayRecord } from '../../evidence/manifest.ts';
import type { Claim, Tape } from '../../evidence/receipt.ts';
import type { Timing } from '../../evidence/timing.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { Raised } from '../../verify/flags.ts';
import type { Check } from '../../verify/integrity.ts';
import type { Tier } from '../../verify/tier.ts';

export interface ScoredRun {
  readonly scorecard: Scorecard;
  /** Absent where they do not follow from the transcript. */
  readonly outcomes: readonly Outcome[] | undefined;
  /** Absent where it cannot be read, and where nobody asks for it. */
  readonly timing?: Timing | undefined;
}

/** An entry as the comment names it. */
export interface EntryName {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

/** Another entry's run on the same tasks, as the board publishes it: valid, not a claim, and without labels. */
export interface Rival extends EntryName {
  /** Whether it has a rank: only systems do. */
  readonly ranked: boolean;
  readonly scorecard: Scorecard;
  readonly outcomes: readonly Outcome[];
}

/** A check of the evidence, as `cib verify` makes it. */
export type CheckFacts = Omit<Check, 'id'>;

export interface SuiteFacts {
  readonly description: SuiteDescription;
  /** The bundle's path in the repository. */
  readonly folder: string;
  /** `unjudged`: something that the verification needs was not available. */
  readonly state: Scorecard['validity']['state'] | 'unjudged';
  readonly checks: readonly CheckFacts[];
  /** Whose figures are shown: the board's, or the submitter's as a claim. */
  readonly tier: Extract<Tier, 'board-run' | 'self-reported' | 'replayed' | 're-asked'>;
  /** Why the board did not run the system; empty where it tried to. */
  readonly obstacles: readonly string[];
  /** The version of the suite that the submitted run is of, where that is an earlier one: it is compared with nothing. */
  readonly earlier?: string | undefined;
  /** Scored again from the submitted transcript; absent where that could not be read. */
  readonly submitted: ScoredRun | undefined;
  /** The board's runs of the same image: figures are their mean, outcomes those of the first. */
  readonly board: ScoredRun | undefined;
  /** The model that the system of the shown figures was given. */
  readonly gateway?: GatewayRecord | undefined;
  /** How many runs the board made. */
  readonly runs: number;
  /** How the submitted figures compare with the board's; absent where the board did not try to run it. */
  readonly claim: Claim | undefined;
  /** The same entry as the board publishes it. */
  readonly previous: ScoredRun | undefined;
  /** Whether it can have a rank, as only systems that the board ran can. */
  readonly ranked: boolean;
  readonly rivals: readonly Rival[];
  /** A system has a rank only if it is significantly better; absent where the board has no such control on these tasks. */
  readonly floor?: Floor | undefined;
  readonly flags: readonly Raised[];
  /** What the receipt says of the tape; absent where the system was given no model. */
  readonly tape?: Tape | undefined;
  readonly digests: readonly { readonly what: string; readonly digest: string }[];
}

/** Everything that a comment is made from. Names, versions, details and ids of tasks are untrusted. */
export interface CommentFacts {
  readonly slug: string;
  /** Absent where the entry could not be read. */
  readonly system:
    | { readonly name: string; readonly version: string; readonly kind: string; readonly readsLabels: boolean }
    | undefined;
  readonly previousVersion: string | undefined;
  readonly suites: readonly SuiteFacts[];
  /** How many entries of the board could not be read: nothing is compared with them. */
  readonly unread: number;
  /** Why the entry, or a suite of it, could not be read. */
  readonly problems: readonly { readonly message: string; readonly hint: string | undefined }[];
  /** The pull request's head, in hexadecimal digits. */
  readonly commit: string;
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string };
  /** Whether the run has the pages of the entry as an artifact, `preview-SLUG`. */
  readonly preview?: boolean;
  /** The board's. */
  readonly harness: { readonly version: string; readonly sha256: string };
}
