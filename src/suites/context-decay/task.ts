import { memoiseByKey } from '../../text/caches.ts';
import type { Conversation, Turn } from './conversation.ts';
import type { DecayTask, Needle } from './schema.ts';
import { PAPER } from './settings.ts';
import { countWords } from './words.ts';

/** The turn's source id. Turns count from 0. */
export const sourceOf = ({ id }: Pick<DecayTask, 'id'>, turn: number) => `${id}_t${turn + 1}`;

const START = Date.UTC(2026, 0, 5, 8);
const HOUR = 3_600_000;

/** An hour up to its minutes. */
const hourText = memoiseByKey((hour: number) => new Date(START + hour * HOUR).toISOString().slice(0, 14));

/** Each turn is one minute after the one before. */
export const timeOf = (turn: number) => `${hourText(Math.floor(turn / 60))}${String(turn % 60).padStart(2, '0')}:00Z`;

/** The number of words that a strategy may keep, and that all replies together may have. */
export const budgetOf = ({ words }: Pick<DecayTask, 'words'>) => Math.trunc(words * PAPER.budget);

/** The number of turns. */
export const lengthOf = ({ batches }: DecayTask) => batches.reduce((sum, batch) => sum + batch.length, 0);

/** The conversation in the form that the paper's strategies read, labels included. */
export function conversationOf({ batches, needles }: DecayTask): Conversation {
  const byTurn = new Map(needles.map((needle) => [needle.turn, needle]));
  const turns = batches
    .flat()
    .map(({ role, text }, index): Turn => ({ index, role, text, tokens: countWords(text), needle: byTurn.get(index) }));
  return { turns, needles, tokens: turns.reduce((sum, { tokens }) => sum + tokens, 0) };
}

/** A needle that a question asks for, and the earlier ones of its key, which it replaced. */
export interface Target {
  readonly needle: Needle;
  readonly former: readonly Needle[];
}

/** In the order of the questions. */
export function targetsOf({ needles, questions }: DecayTask): readonly Target[] {
  return questions.map(({ needle: at }) => {
    const needle = needles[at] as Needle;
    return { needle, former: needles.slice(0, at).filter(({ key }) => key === needle.key) };
  });
}

/** The quarter of the conversation that has the turn, from 0 to 3. */
export const quarterOf = (turn: number, length: number) => Math.floor((turn / length) * 4);
