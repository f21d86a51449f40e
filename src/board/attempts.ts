import type { Dataset } from '../bundles/dataset.ts';
import { packJson, unpackJson } from '../bundles/packed-json.ts';
import type { Capability } from '../protocol/reply.ts';
import { type Attempt, attemptOf } from '../report/attempt.ts';
import { fitsPath } from '../site/task-href.ts';
import type { TaskStory } from '../suite/story.ts';
import type { Suite, Task } from '../suite/suite.ts';
import type { Scored } from '../verify/rescore.ts';

/** What a run did in each task that has a page, by task, packed. */
export type PackedAttempts = Uint8Array;

/** Building a page per task takes long, and an entry may have runs on built-in data of any size. */
export const MOST_TASKS = 2_000;

/** The page of a longer history would be too long to read. */
const MOST_EVENTS = 500;

const stories = new WeakMap<Task, TaskStory>();

/** A task's story, which all runs on it share. Undefined if the task has no page. */
export function pageStory(suite: Suite, task: Task): TaskStory | undefined {
  if (!fitsPath(task.id)) return undefined;
  const story = stories.get(task) ?? suite.story(task);
  stories.set(task, story);
  return story.events.length <= MOST_EVENTS ? story : undefined;
}

/** Collects a run's attempts while the run is scored. Collects nothing if the data has too many tasks for pages. */
export class AttemptNotes {
  readonly #found: [string, Attempt][] = [];
  readonly #suite: Suite;
  readonly #capabilities: readonly Capability[];

  constructor(suite: Suite, capabilities: readonly Capability[]) {
    this.#suite = suite;
    this.#capabilities = capabilities;
  }

  add({ task, episodes, outcome }: Scored): void {
    const story = pageStory(this.#suite, task);
    if (story === undefined) return;
    const { description } = this.#suite;
    const capabilities = this.#capabilities;
    this.#found.push([task.id, attemptOf({ description, story, outcome, answers: episodes, capabilities })]);
  }

  packed(): PackedAttempts {
    return packJson(this.#found);
  }
}

export function unpackedAttempts(packed: PackedAttempts): ReadonlyMap<string, Attempt> {
  return new Map(unpackJson(packed) as [string, Attempt][]);
}

/** Whether the tasks of the data may have pages. */
export const hasPages = ({ tasks }: Pick<Dataset, 'tasks'>): boolean => tasks <= MOST_TASKS;
