import type { Recall } from './part.ts';

/** Looks at all that is remembered. A strategy without recall has no memory. */
export const recallAll: Recall = {
  stage: 'recall',
  name: 'recall',
  recall: (memory) => memory.items,
};
