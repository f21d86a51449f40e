import type { TaskStory } from '../../suite/story.ts';
import type { Suite, Task } from '../../suite/suite.ts';
import { normalForm } from '../../text/normal-form.ts';
import { spacedWords } from '../../text/words.ts';

/** Shorter numbers and words are too frequent to count. */
const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 4;

/** Words are compared by their first letters, so that "renewed" and "renewal" are the same. */
const STEM = 5;

/** Two ligatures that become phrases in NFKC, whose words are no gold. All others become at most six letters. */
const PHRASES = /[\ufdfa\ufdfb]/g;

/** Normalizes a text for comparing words: in lower case, with JSON escapes decoded, and without separators in numbers. */
export function plainText(text: string): string {
  const decoded = text
    .replace(/(?<!\\)\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?<!\\)\\+[nrt]/g, ' ')
    .replace(PHRASES, ' ');
  return normalForm(decoded, 'NFKC')
    .toLowerCase()
    .replace(/(?<=\b\d{1,3})[,.'’ ](?=\d{3}\b)/g, '');
}

/** So many characters are normalized at once, because NFKC makes up to six from one. */
const PIECE = 1_000_000;
/** More than a word has, with its escapes. */
const OVERLAP = 10_000;

/** `plainText` of a text of any length, in pieces. A word that one piece cuts off is whole in the next. */
export function* plainPieces(text: string): Generator<string> {
  let start = 0;
  do {
    yield plainText(text.slice(start, start + PIECE + OVERLAP));
    start += PIECE;
  } while (start + OVERLAP < text.length);
}

/** The words of a normalized text that are long enough to count: words with a digit in full, others by their first letters. */
export function* wordsIn(plain: string): Generator<string> {
  const spaced = `${spacedWords(plain)} `;
  let start = 0;
  for (let end = spaced.indexOf(' '); end >= 0; end = spaced.indexOf(' ', start)) {
    const word = spaced.slice(start, end);
    start = end + 1;
    const isNumber = /\d/.test(word);
    if (word.length >= (isNumber ? FEWEST_DIGITS : FEWEST_LETTERS)) yield isNumber ? word : word.slice(0, STEM);
  }
}

/** All texts in a JSON value, including those in the tool calls of a model's answer, and the names of its members. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(textsIn).join('\n');
  return Object.entries(value)
    .map(([name, member]) => `${name}\n${textsIn(member)}`)
    .join('\n');
}

/** A word is rare if it occurs in at most one of so many tasks. */
const RARE = 20;

/** So many tasks suffice to determine which words are rare. */
const MOST_TASKS = 2_000;

/**
 * The rare words of a task's questions, of the events that a right answer needs, and of the gold answer and action: nobody can
 * know them who did not see the task. Words that occur in more than one task in twenty do not count.
 *
 * @param data the tasks of the dataset
 */
export function goldWords(suite: Suite, data: Iterable<Task>): (task: Task) => ReadonlySet<string> {
  const frequency = new Map<string, number>();
  let tasks = 0;
  for (const task of data) {
    if (tasks === MOST_TASKS) break;
    tasks += 1;
    const story = suite.story(task);
    for (const word of wordsOf([...goldTexts(story), ...story.events.map(({ text }) => text)]))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const most = Math.max(1, Math.floor(tasks / RARE));
  return (task) =>
    new Set([...wordsOf(goldTexts(suite.story(task)))].filter((word) => (frequency.get(word) ?? 0) <= most));
}

const wordsOf = (texts: readonly string[]) => new Set(wordsIn(plainText(texts.join('\n'))));

function goldTexts({ question, questions = [], events, gold, goldAction = '' }: TaskStory): readonly string[] {
  return [
    question,
    ...questions.map(({ text }) => text),
    ...events.filter(({ role }) => role === 'needed').map(({ text }) => text),
    // A value that only lists ids of events is left out: the texts of these events are included above.
    ...gold.filter(({ value, events: listed }) => value !== listed?.join(', ')).map(({ value }) => value),
    goldAction,
  ];
}
