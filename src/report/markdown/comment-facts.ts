import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { SuiteDescription } from '../../suites/description.ts';
import type { Agreement } from '../../verify/agreement.ts';
import type { Raised } from '../../verify/flags.ts';
import type { ReachedTier } from '../../verify/reached-tier.ts';

/** What a run of a suite came to. */
export interface Measured {
  readonly scorecard: Scorecard;
  /** Absent where they do not follow from the transcript. */
  readonly outcomes: readonly Outcome[] | undefined;
}

/** Another entry's run of the same tasks: valid, and without reading labels. */
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
  readonly tier: ReachedTier;
  /** Scored again from the submitted transcript; absent where that could not be read. */
  readonly submitted: Measured | undefined;
  /** The board's own run of the same system. */
  readonly rerun: Measured | undefined;
  readonly agreement: Agreement | undefined;
  /** The same entry as the board has it. */
  readonly previous: Measured | undefined;
  /** Whether it may have a rank: only systems do. */
  readonly ranked: boolean;
  readonly rivals: readonly Rival[];
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
