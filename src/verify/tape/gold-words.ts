import type { TaskStory } from '../../suite/story.ts';
import type { Suite, Task } from '../../suite/suite.ts';
import { plainText, wordsIn } from './words.ts';

/** Of so many tasks a rare word is in the story of one. */
const RARE = 20;

/** From so many tasks it follows well enough which words are rare. */
const MOST_TASKS = 2_000;

/**
 * What nobody knows of a task before it is told or asked, by its rare words: those of its questions, of the events that a right
 * answer rests on, of the gold answer and action. Words that more than one task in twenty has say nothing.
 *
 * @param data what the run's tasks were taken from
 */
export function goldWords(suite: Suite, data: Iterable<Task>): (task: Task) => ReadonlySet<string> {
  const frequency = new Map<string, number>();
  let tasks = 0;
  for (const task of data) {
    if (tasks === MOST_TASKS) break;
    tasks += 1;
    const story = suite.tell(task);
    for (const word of wordsOf([...goldTexts(story), ...story.events.map(({ text }) => text)]))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const most = Math.max(1, Math.floor(tasks / RARE));
  return (task) =>
    new Set([...wordsOf(goldTexts(suite.tell(task)))].filter((word) => (frequency.get(word) ?? 0) <= most));
}

const wordsOf = (texts: readonly string[]) => wordsIn(plainText(texts.join('\n')));

function goldTexts({ question, questions = [], events, gold, goldAction = '' }: TaskStory): readonly string[] {
  return [
    question,
    ...questions.map(({ text }) => text),
    ...events.filter(({ role }) => role === 'needed').map(({ text }) => text),
    // Where a value is a list of events' ids, their texts are there already.
    ...gold.filter(({ value, events: listed }) => value !== listed?.join(', ')).map(({ value }) => value),
    goldAction,
  ];
}
