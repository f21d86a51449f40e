import { memoiseByKey } from '../../../text/caches.ts';
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

/** The parts of a task's history. */
export type Part = 'noise' | 'gold' | 'second' | 'stale';

/** The number of events, and the parts by their positions, counted from 1. All other events are noise. */
interface Layout {
  readonly length: number;
  readonly parts: readonly Readonly<Partial<Record<Exclude<Part, 'noise'>, number>>>[];
}

const EARLY: Layout = { length: 5, parts: [{ gold: 1 }, { gold: 2 }] };

/**
 * The positions that reproduce the paper's tables. The last three events have no gold, one of two gold events, or the gold
 * event that replaced a stale one. Only in `causal_action` do they also have the stale event.
 */
const LAYOUTS: Readonly<Record<Family, Layout>> = {
  selective_write: EARLY,
  abstention: EARLY,
  action_grounding: EARLY,
  evidence_retrieval: {
    length: 4,
    parts: [2, 3, 4].flatMap((later) => [
      { gold: 1, second: later },
      { gold: later, second: 1 },
    ]),
  },
  knowledge_update: { length: 4, parts: [2, 3, 4].map((gold) => ({ stale: 1, gold })) },
  multi_session: { length: 5, parts: [1, 2].flatMap((gold) => [3, 4, 5].map((second) => ({ gold, second }))) },
  causal_action: {
    length: 3,
    parts: [
      { stale: 1, gold: 2 },
      { stale: 1, gold: 3 },
      { stale: 2, gold: 3 },
    ],
  },
};

/** One row of parts for each possible layout of the family's history. */
export const rowsOf: (family: Family) => readonly (readonly Part[])[] = memoiseByKey((family) =>
  LAYOUTS[family].parts.map((at) => row(LAYOUTS[family].length, at)),
);

function row(length: number, at: Layout['parts'][number]): readonly Part[] {
  const parts: Part[] = Array.from({ length }, () => 'noise');
  if (at.gold !== undefined) parts[at.gold - 1] = 'gold';
  if (at.second !== undefined) parts[at.second - 1] = 'second';
  if (at.stale !== undefined) parts[at.stale - 1] = 'stale';
  return parts;
}
