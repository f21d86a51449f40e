import type { EpisodeItem } from './memory.ts';
import type { Risk } from './text.ts';

/** A question to a memory. */
export interface EpisodeQuestion {
  readonly workspace: string;
  /** The run that asks. */
  readonly run: string | undefined;
  readonly question: string;
  /** In milliseconds, as the times at which items expire. */
  readonly time: number;
  /** The token budget of the context. */
  readonly budget: number;
}

/** Why a gate rejected an item. */
export type GateReason = 'other_workspace' | 'superseded' | 'expired' | 'failed_branch' | 'rolled_back_branch' | Risk;

/** A rejected item with all reasons, and the rank that it would have had. */
export interface Rejection {
  readonly item: EpisodeItem;
  readonly reasons: readonly GateReason[];
  readonly rank: number;
}

/** A line of the context: something to build on, a warning, or a notice that something is withheld. */
export interface ContextLine {
  readonly kind: 'memory' | 'warning' | 'notice';
  readonly item: EpisodeItem;
  readonly text: string;
  readonly tokens: number;
}

/** One policy of a memory. Each works alone. A strategy is a set of them. */
export type StrategyPart =
  // What was written becomes memories: values that replace others, procedures.
  | 'conflict_resolution'
  | 'procedural_memory'
  /** Looks at all memories. A strategy without it returns nothing. */
  | 'recall'
  // Gates reject items.
  | Gate
  // The rank of an item is the sum of these scores, each about 0 to 1.
  | 'lexical'
  | 'state_rank'
  | 'reflection_lite'
  /** At most twelve items are admitted, apart from those that are retained. */
  | 'nearest_12'
  // Warnings about rejected items, and removing from them what nobody may read.
  | 'negative_evidence'
  | 'sanitiser'
  /** Keeps the context to the query's budget. */
  | 'budget'
  /** Retains rules, even if there is little room. */
  | 'constraint_retention';

export type Gate = 'workspace_isolation' | 'lifecycle' | 'hard_risk' | 'expiry' | 'tool_safety' | 'branch_isolation';
