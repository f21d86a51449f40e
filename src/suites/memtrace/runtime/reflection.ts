import type { Rank } from './part.ts';

/** By what it is: rules and procedures stay useful when single findings no longer are. */
const WORTH: Readonly<{ [type: string]: number }> = { constraint: 0.3, procedural: 0.3, preference: 0.2, project: 0.1 };

/**
 * Reflection-lite: what proved itself is kept when room is short. Worth by type, and up to 0.7 by how often the same
 * was confirmed (n / (n + 1)). A fixed rule in the place of a reflection that a scheduler would run.
 */
export const reflectionLite: Rank = {
  stage: 'rank',
  name: 'reflection_lite',
  rank:
    () =>
    ({ type, confirmations }) =>
      (WORTH[type] ?? 0) + (0.7 * confirmations) / (confirmations + 1),
};
