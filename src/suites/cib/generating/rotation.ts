import { randomOf } from '../../shared/random.ts';
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

/** One of a topic's questions. */
interface Turn {
  readonly topic: number;
  readonly question: number;
}

/**
 * A family's tasks take turns through its topics, and every further round asks each topic's next question. Where
 * a block starts is drawn, so that all topics have the same share and no two blocks are alike.
 */
export function turnOf(seed: string, place: Place, topics: number, questions: number): Turn {
  const random = randomOf(`${seed}/${place.family}/${place.block}`);
  const turn = random.below(topics) + place.nth;
  const topic = turn % topics;
  return { topic, question: (random.below(questions) + topic + Math.floor(turn / topics)) % questions };
}
