import { randomOf } from '../../shared/random.ts';
import { FAMILIES, FAMILY_COUNTS, type Family } from '../families.ts';

/** A block of tasks has every family in the paper's proportions. */
const BLOCK = FAMILIES.reduce((sum, family) => sum + FAMILY_COUNTS[family], 0);

/** Coprime to the block size, so a block visits every position once, and its first few tasks are of many families. */
const STRIDE = 101;

/** The specification of task i: its family and its number in it. */
export interface TaskSpec {
  readonly family: Family;
  readonly block: number;
  /** Its number among its family's tasks in the block. */
  readonly nth: number;
}

export function specOf(index: number): TaskSpec {
  const block = Math.floor(index / BLOCK);
  let nth = ((index % BLOCK) * STRIDE) % BLOCK;
  for (const family of FAMILIES) {
    if (nth < FAMILY_COUNTS[family]) return { family, block, nth };
    nth -= FAMILY_COUNTS[family];
  }
  throw new RangeError(`no family for task ${index}`);
}

/** One of a topic's questions. */
interface TopicChoice {
  readonly topic: number;
  readonly question: number;
}

/**
 * A family's tasks use its topics in turn, and every further round uses each topic's next question. The start of a block is
 * drawn, so that all topics have the same share and blocks differ.
 */
export function topicChoiceOf(seed: string, spec: TaskSpec, topics: number, questions: number): TopicChoice {
  const random = randomOf(`${seed}/${spec.family}/${spec.block}`);
  const choice = random.below(topics) + spec.nth;
  const topic = choice % topics;
  return { topic, question: (random.below(questions) + topic + Math.floor(choice / topics)) % questions };
}
