import type { Category, Draft } from '../draft.ts';

export const HANDWRITTEN: Readonly<Record<Category, readonly Draft[]>> = {
  retrieval: [],
  update: [],
  history: [],
  temporal: [],
  provenance: [],
  constraint: [],
  multi_hop: [],
  forgetting: [],
  abstention: [],
};
