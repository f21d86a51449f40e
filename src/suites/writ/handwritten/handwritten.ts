import type { Category, Draft } from '../draft.ts';
import { ABSTENTION } from './abstention.ts';
import { CONSTRAINT } from './constraint.ts';
import { FORGETTING } from './forgetting.ts';
import { HISTORY } from './history.ts';
import { MULTI_HOP } from './multi-hop.ts';
import { PROVENANCE } from './provenance.ts';
import { RETRIEVAL } from './retrieval.ts';
import { TEMPORAL } from './temporal.ts';
import { UPDATE } from './update.ts';

/** What was written by hand, five scenarios a category. */
export const HANDWRITTEN: Readonly<Record<Category, readonly Draft[]>> = {
  retrieval: RETRIEVAL,
  update: UPDATE,
  history: HISTORY,
  temporal: TEMPORAL,
  provenance: PROVENANCE,
  constraint: CONSTRAINT,
  multi_hop: MULTI_HOP,
  forgetting: FORGETTING,
  abstention: ABSTENTION,
};
