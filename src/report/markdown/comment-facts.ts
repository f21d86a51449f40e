import type { Floor } from '../../analysis/standings.ts';
import type { Claim } from '../../evidence/receipt.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { Raised } from '../../verify/flags.ts';
import type { Tier } from '../../verify/tier.ts';

/** What a run of a suite came to. */
export interface Measured {
  readonly scorecard: Scorecard;
  /** Absent where they do not follow from the transcript. */
  readonly outcomes: readonly Outcome[] | undefined;
}

/** Another entry's run of the same tasks as the board publishes it: valid, no claim, and without reading labels. */
export interface Rival {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** Whether it has a rank: only systems do. */
  readonly ranked: boolean;
  readonly scorecard: Scorecard;
  readonly outcomes: readonly Outcome[];
}

/** A check of the evidence, as `cib verify` makes it. */
export interface CheckFacts {
  readonly title: string;
  readonly held: boolean;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly remedy?: string | undefined;
}

export interface SuiteFacts {
  readonly description: SuiteDescription;
  /** The bundle's place in the repository. */
  readonly folder: string;
  /** `unjudged`: something that a verification needs was not at hand. */
  readonly state: Scorecard['validity']['state'] | 'unjudged';
  readonly checks: readonly CheckFacts[];
  /** Whose figures are shown: the board's, or as a claim the submitter's. */
  readonly tier: Extract<Tier, 'board-run' | 'self-reported'>;
  /** Why the board made no run; empty where it tried. */
  readonly obstacles: readonly string[];
  /** Scored again from the submitted transcript; absent where that could not be read. */
  readonly submitted: Measured | undefined;
  /** The board's own runs of the same image: figures are their mean, outcomes those of the first. */
  readonly board: Measured | undefined;
  /** How many these are. */
  readonly runs: number;
  /** How the submitted figures compare with the board's; absent where the board did not try to run it. */
  readonly claim: Claim | undefined;
  /** The same entry as the board publishes it. */
  readonly previous: Measured | undefined;
  /** Whether it may have a rank: only systems that the board ran do. */
  readonly ranked: boolean;
  readonly rivals: readonly Rival[];
  /** What a system must beat to have a rank; absent where the board has no such control on these tasks. */
  readonly floor?: Floor | undefined;
  readonly flags: readonly Raised[];
  readonly digests: readonly { readonly what: string; readonly digest: string }[];
}

/** Everything that a comment is made from. Names, versions, details, ids of tasks: a stranger's text. */
export interface CommentFacts {
  readonly slug: string;
  /** Absent where the entry could not be read. */
  readonly system:
    | { readonly name: string; readonly version: string; readonly kind: string; readonly readsLabels: boolean }
    | undefined;
  /** The version that stands on the board. */
  readonly previousVersion: string | undefined;
  readonly suites: readonly SuiteFacts[];
  /** Entries of the board that could not be read: nothing is compared with them. */
  readonly unread: number;
  /** Why the entry, or a suite of it, could not be read. */
  readonly problems: readonly { readonly message: string; readonly hint: string | undefined }[];
  /** The pull request's head that all this is about, in hexadecimal digits. */
  readonly commit: string;
  readonly run: { readonly id: string; readonly attempt: number; readonly url: string };
  /** The board's, which checked and scored. */
  readonly harness: { readonly version: string; readonly sha256: string };
}
