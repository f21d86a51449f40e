import type { Outcome } from '../protocol/outcome.ts';
import type { System } from '../protocol/scorecard.ts';
import type { Approach } from '../protocol/system-kinds.ts';

/** One entry's valid run, as claims are decided from it. All runs of a board hold the same tasks in the same order. */
export interface BoardRun {
  readonly slug: string;
  readonly kind: System['kind'];
  /** As its maker declares it; undefined where none of the approaches is its own. */
  readonly approach: Approach | undefined;
  readonly readsLabels: boolean;
  /** Whether a model took part. */
  readonly model: boolean;
  /** The median of a query in milliseconds: from a clock, so that it may be told and decides nothing. */
  readonly queryMs: number | undefined;
  readonly outcomes: readonly Outcome[];
}

/** What a comparison says of the first: by how much it is behind is known, or that it is not, or neither. */
export type Relation = 'ahead' | 'matches' | 'behind' | 'open';

export interface BoardComparison {
  readonly a: string;
  /** Null: half of the tasks. */
  readonly b: string | null;
  /** What is compared, in words. */
  readonly on: string;
  /** `pass`: each task is right or wrong; `share`: it is right in part. */
  readonly unit: 'pass' | 'share' | 'tokens';
  readonly tasks: number;
  readonly templates: number;
  readonly values: readonly [a: number, b: number];
  /** a less b. */
  readonly delta: number;
  /** Of the difference, robust to tasks that share a template; null where that cannot be told. */
  readonly ci95: readonly [lo: number, hi: number] | null;
  /** Sign-flip test over templates, corrected by Holm over all comparisons of the verdict. */
  readonly p: number;
  readonly relation: Relation;
  /** Whether the verdict rests on it. */
  readonly telling: boolean;
}

/** A claim decided by one choice of systems. */
export interface BoardVerdict {
  readonly id: string;
  /** Which systems. */
  readonly by: string;
  /** Null where it is undecided. */
  readonly held: boolean | null;
  /** Whether every side that the claim speaks of has a run. */
  readonly measured: boolean;
  readonly because: string;
  /** What would have to be measured where it is undecided. */
  readonly needs: readonly string[];
  readonly comparisons: readonly BoardComparison[];
}

/** A falsifiable sentence of the benchmark's document, tested on the entries of a board. */
export interface BoardClaim {
  readonly id: string;
  readonly text: string;
  readonly falsified: string;
  readonly held: boolean | null;
  /** Id of the verdict that decides: of those that were measured the first; null where none was. */
  readonly decidedBy: string | null;
  readonly verdicts: readonly BoardVerdict[];
  readonly notes: readonly string[];
}

/** The claim as its verdicts decide it; they stand in the order of their weight. */
export function decided(claim: Omit<BoardClaim, 'held' | 'decidedBy'>): BoardClaim {
  const deciding = claim.verdicts.find(({ measured }) => measured);
  return { ...claim, held: deciding?.held ?? null, decidedBy: deciding?.id ?? null };
}
