import type { Dataset } from '../bundles/dataset.ts';
import { packJson, unpackJson } from '../bundles/kept-tasks.ts';
import { type Attempt, attemptOf, type Explanation, storyAnswers } from '../report/attempt.ts';
import { fitsPath } from '../site/task-href.ts';
import type { TaskStory } from '../suite/story.ts';
import type { Suite, Task } from '../suite/suite.ts';

/** What a run did in each task that has a page, by task, packed. */
export type PackedAttempts = Uint8Array;

/** Building a page per task takes long, and an entry may have runs on built-in data of any size. */
export const MOST_TASKS = 2_000;

/** The page of a longer history would be too long to read. */
const MOST_EVENTS = 500;

/** Null for tasks without a page. */
const stories = new WeakMap<Task, TaskStory | null>();

/** A task's story with every event, which all runs on it share. Undefined if the task has no page. */
export function pageStory(suite: Suite, task: Task): TaskStory | undefined {
  if (!fitsPath(task.id)) return undefined;
  let story = stories.get(task);
  if (story === undefined) {
    const whole = wholeStory(suite, task);
    story = whole.events.filter(({ background }) => !background).length <= MOST_EVENTS ? whole : null;
    stories.set(task, story);
  }
  return story ?? undefined;
}

const EVERY_EVENT = { has: () => true };

/** The events that the suite leaves out of the story are its background: a page tells those that were returned. */
function wholeStory(suite: Suite, task: Task): TaskStory {
  const told = new Set(suite.story(task).events.map(({ sourceId }) => sourceId));
  const story = suite.story(task, EVERY_EVENT);
  const events = story.events.map((event) =>
    told.has(event.sourceId) ? event : { ...event, background: true as const },
  );
  return { ...story, events };
}

/** What a run did with a task, for the task's page. Undefined if the task has none. */
export function pageAttempt(
  suite: Suite,
  task: Task,
  given: Pick<Explanation, 'outcome' | 'answers' | 'capabilities'>,
): Attempt | undefined {
  const story = pageStory(suite, task);
  if (story === undefined) return undefined;
  const { description } = suite;
  if (story.questions === undefined)
    return attemptOf({ description, story, ...given, answers: storyAnswers(story, given.answers) });
  // The page of a task with several questions does not show what was written, which may be thousands of events: they are not
  // looked up at all.
  const capabilities = given.capabilities.filter((one) => one !== 'written');
  const attempt = attemptOf({ description, story, ...given, capabilities });
  return { ...attempt, replies: attempt.replies.filter(({ method }) => method !== 'observe') };
}

/** @param attempts each with the task's id */
export const packAttempts = (attempts: readonly (readonly [string, Attempt])[]): PackedAttempts => packJson(attempts);

export function unpackedAttempts(packed: PackedAttempts): ReadonlyMap<string, Attempt> {
  return new Map(unpackJson(packed) as [string, Attempt][]);
}

/** Whether the tasks of the data may have pages. */
export const hasPages = ({ tasks }: Pick<Dataset, 'tasks'>): boolean => tasks <= MOST_TASKS;
