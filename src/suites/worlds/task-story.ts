import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import { dateOf, timestampOf, type WorldEvent, type WorldTask } from './task.ts';

/** Of a world the events are told that a question needs or forbids, and those that were cited: the others stand around them. */
export function taskStory(task: WorldTask, cited?: ReadonlySet<string>): TaskStory {
  const needed = new Set(task.questions.flatMap(({ gold }) => gold.flat()));
  const forbidden = new Set(task.questions.flatMap((question) => question.forbidden));
  const shown = task.events.filter(({ id }) => needed.has(id) || forbidden.has(id) || cited?.has(id));
  return {
    events: shown.map((event) => eventOf(event, needed.has(event.id), forbidden.has(event.id))),
    question: `${task.questions.length} questions, in pairs: similar words, different right answers.`,
    questions: task.questions.map(({ family, pair, text, workspace, as_of, gold, forbidden: not }) => ({
      ...{ family, pair, text },
      facts: [workspace, ...(as_of === undefined ? [] : [dateOf(as_of)])],
      gold,
      forbidden: not,
    })),
    facts: [{ label: 'events', value: `${task.events.length}, of which ${shown.length} are told` }],
    gold: [],
  };
}

function eventOf({ id, minute, text, role, workspace }: WorldEvent, needed: boolean, forbidden: boolean): StoryEvent {
  return {
    sourceId: id,
    timestamp: timestampOf(minute),
    text,
    marks: [role, workspace, ...(needed ? ['gold'] : []), ...(forbidden ? ['forbidden'] : [])],
    role: needed ? 'needed' : forbidden ? 'forbidden' : 'neither',
  };
}
