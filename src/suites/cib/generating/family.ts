import { FAMILIES, FAMILY_COUNTS, type Family } from '../task.ts';

/** Tasks come in blocks that hold every family in the paper's proportions. */
const BLOCK = FAMILIES.reduce((sum, family) => sum + FAMILY_COUNTS[family], 0);

/** Coprime to the block, so that a block's tasks visit every place once and its first few many families. */
const STRIDE = 101;

export interface Place {
  readonly family: Family;
  readonly block: number;
  /** Which of its family's tasks in the block it is. */
  readonly nth: number;
}

export function placeOf(index: number): Place {
  const block = Math.floor(index / BLOCK);
  let nth = ((index % BLOCK) * STRIDE) % BLOCK;
  for (const family of FAMILIES) {
    if (nth < FAMILY_COUNTS[family]) return { family, block, nth };
    nth -= FAMILY_COUNTS[family];
  }
  throw new RangeError(`no family has place ${index}`);
}
