import type { Approach } from '../protocol/constants.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard, System } from '../protocol/scorecard.ts';

/** What claims are decided from: the scorecard and the outcomes of each of the suite's own systems, by name. */
export type SystemResults = ReadonlyMap<
  string,
  { readonly scorecard: Scorecard; readonly outcomes: readonly Outcome[] }
>;

/** A falsifiable sentence of the benchmark's document. */
export interface Claim {
  readonly id: string;
  readonly text: string;
  /** Whether it is true; null (undecided) if what it needs was not measured. */
  readonly held: boolean | null;
  readonly because: string;
}

/** What claims use of one entry's valid run. All runs of a board have the same tasks in the same order. */
export interface EntryRun {
  readonly slug: string;
  readonly kind: System['kind'];
  /** As the submitter declares it; undefined if none of the approaches fits. */
  readonly approach: Approach | undefined;
  readonly readsLabels: boolean;
  /** Whether the people of this project wrote the system. */
  readonly ownSystem: boolean;
  /** Whether a model took part. */
  readonly model: boolean;
  /** Median time of a query in milliseconds. Shown only: it depends on the machine, so no verdict uses it. */
  readonly queryMs: number | undefined;
  readonly outcomes: readonly Outcome[];
}

/**
 * What a comparison shows of `a`: significantly ahead of `b`, not behind it by more than a margin (`matches`), significantly
 * behind it, or none of these (`open`).
 */
export type Relation = 'ahead' | 'matches' | 'behind' | 'open';

export interface BoardComparison {
  readonly a: string;
  /** Null if `a` is compared with a score of half of the tasks. */
  readonly b: string | null;
  /** What is compared, in words. */
  readonly on: string;
  /** `pass`: each task is right or wrong; `share`: a task can be right in part. */
  readonly unit: 'pass' | 'share' | 'tokens';
  readonly tasks: number;
  readonly templates: number;
  readonly values: readonly [a: number, b: number];
  /** The value of a minus that of b. */
  readonly delta: number;
  /** Interval of `delta`, clustered by template; null if there are too few templates. */
  readonly ci95: readonly [lo: number, hi: number] | null;
  /** Sign-flip test over templates, corrected by Holm over all comparisons of the verdict. */
  readonly p: number;
  readonly relation: Relation;
  /** Whether the verdict depends on it. */
  readonly telling: boolean;
}

/** A claim as decided from one selection of systems. */
export interface BoardVerdict {
  readonly id: string;
  /** The selection, in words. */
  readonly by: string;
  /** Whether the claim is true; null if undecided. */
  readonly held: boolean | null;
  /** Whether each side of the claim has a run. */
  readonly measured: boolean;
  readonly because: string;
  /** If undecided, what would have to be measured. */
  readonly needs: readonly string[];
  /** What limits the verdict: whose systems it rests on, and that it follows from the scoring alone. */
  readonly limits: readonly string[];
  readonly comparisons: readonly BoardComparison[];
}

/** A falsifiable sentence of the benchmark's document, tested on the entries of a board. */
export interface BoardClaim {
  readonly id: string;
  readonly text: string;
  readonly falsified: string;
  readonly held: boolean | null;
  /** Id of the verdict that decides: the first that was measured; null if none was. */
  readonly decidedBy: string | null;
  readonly verdicts: readonly BoardVerdict[];
  readonly notes: readonly string[];
}

/** Decides a claim by the first of its verdicts that was measured: they are listed in order of precedence. */
export function decideClaim(claim: Omit<BoardClaim, 'held' | 'decidedBy'>): BoardClaim {
  const deciding = claim.verdicts.find(({ measured }) => measured);
  return { ...claim, held: deciding?.held ?? null, decidedBy: deciding?.id ?? null };
}
