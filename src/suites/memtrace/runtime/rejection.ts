import type { MemoryItem } from './item.ts';
import type { Risk } from './risk.ts';

/** Why the gate kept an item out. */
export type Reason =
  | 'other_workspace'
  | 'other_run'
  | 'superseded'
  | 'expired'
  | 'retracted'
  | 'failed_branch'
  | 'rolled_back_branch'
  | Risk;

/** An item with all that speaks against it, and how much it would have been worth. */
export interface Rejection {
  readonly item: MemoryItem;
  readonly reasons: readonly Reason[];
  readonly rank: number;
}
