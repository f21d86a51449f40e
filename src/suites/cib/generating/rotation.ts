import { randomOf } from '../../shared/random.ts';
import type { Place } from './family.ts';

/** One of a topic's questions. */
export interface Turn {
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
