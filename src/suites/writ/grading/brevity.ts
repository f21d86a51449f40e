import { memoise } from '../../shared/memoise.ts';
import type { Scenario } from '../schema.ts';
import { EVERYDAY } from './everyday-words.ts';
import { countWords, partsOf, wordsIn } from './words.ts';

/** How many words an answer may have in addition to its elements: words of any kind, and words of the conversation among them. */
export interface Room {
  readonly words: number;
  readonly quoted: number;
}

/** For sentences around the answer, and around each element of a list. */
const SENTENCES: Room = { words: 60, quoted: 8 };
const ELEMENT = 6;

/** For a free-text suggestion, without an option to name. */
export const SUGGESTION: Room = { words: 120, quoted: 120 };

export function roomAround(elements: number): Room {
  const more = elements > 1 ? ELEMENT * elements : 0;
  return { words: SENTENCES.words + more, quoted: SENTENCES.quoted + more };
}

/** Whether an answer gives its elements and not the conversation: it is shorter, and repeats little of it. */
export function isBrief(text: string, scenario: Scenario, elements: readonly string[], room: Room): boolean {
  const { count, words: spoken } = conversationOf(scenario);
  const least = countWords(elements.join('; '));
  const needed = wordsIn([...elements, ...partsOf(scenario.ground_truth.current_value)].join('; '));
  if (countWords(text) > Math.max(least, Math.min(least + room.words, count - 1))) return false;
  const quoted = wordsIn(text)
    .split(' ')
    .filter((word) => spoken.has(word) && !EVERYDAY.has(word) && !needed.includes(` ${word} `));
  return quoted.length <= room.quoted;
}

interface Conversation {
  readonly count: number;
  readonly words: ReadonlySet<string>;
}

/** The conversation up to the question. */
const conversationOf: (scenario: Scenario) => Conversation = memoise(({ sessions, probe }) => {
  const before = sessions.filter((one) => one.session_id <= probe.session);
  const texts = before.flatMap(({ messages }) => messages.map(({ content }) => wordsIn(content).trim()));
  const words = texts.flatMap((text) => text.split(' ')).filter(Boolean);
  return { count: words.length, words: new Set(words) };
});
