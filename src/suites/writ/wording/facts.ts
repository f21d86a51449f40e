import type { FactType } from '../draft.ts';
import { HOME_FACTS } from './facts-of-home.ts';
import { LEISURE_FACTS } from './facts-of-leisure.ts';
import { WORK_FACTS } from './facts-of-work.ts';
import type { Pool } from './values.ts';

/**
 * A kind of fact that may change and that anybody can have. Slots: {my} whose ("my", "Dana's"), {v} the value.
 * Clauses have no full stop. What is said about the user holds of others too, so that wording tells nobody apart.
 */
export interface FactKind {
  readonly id: string;
  readonly type: FactType;
  readonly pool: Pool;
  /** The fact as a noun phrase. */
  readonly thing: string;
  readonly is: readonly [string, string, string, string];
  readonly was: readonly [string, string, string];
  /** Sentences it must be inferred from. */
  readonly signs: readonly [string, string, string];
  readonly asks: readonly [string, string, string, string];
}

export const FACTS: readonly FactKind[] = [...HOME_FACTS, ...WORK_FACTS, ...LEISURE_FACTS];
