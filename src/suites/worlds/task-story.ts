import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import { decidingEvents } from './deciding.ts';
import { dateOf, timestampOf, type WorldEvent, type WorldTask } from './task.ts';

/** Of a world the events are told that a question needs or forbids, and those that were cited: the others stand around them. */
export function taskStory(task: WorldTask, cited?: Pick<ReadonlySet<string>, 'has'>): TaskStory {
  const needed = new Set(task.questions.flatMap(({ gold }) => gold.flat()));
  const forbidden = new Set(task.questions.flatMap((question) => question.forbidden));
  const deciding = decidingEvents(task);
  const isTold = ({ id }: WorldEvent) => needed.has(id) || forbidden.has(id) || cited?.has(id);
  return {
    events: task.events.filter(isTold).map((event) => eventOf(event, needed.has(event.id), forbidden.has(event.id))),
    question: `${task.questions.length} questions, in pairs: similar words, different right answers.`,
    questions: task.questions.map((question) => {
      const { family, pair, text, workspace, as_of, gold, forbidden: not } = question;
      return {
        ...{ family, pair, text },
        facts: [workspace, ...(as_of === undefined ? [] : [dateOf(as_of)])],
        gold,
        forbidden: not,
        deciding: deciding.get(question) ?? [],
      };
    }),
    facts: [
      {
        label: 'events',
        value: `${task.events.length}. Those are told that matter to a question, and those that were returned where it failed.`,
      },
    ],
    gold: [],
  };
}

function eventOf({ id, minute, text, role, workspace }: WorldEvent, needed: boolean, forbidden: boolean): StoryEvent {
  return {
    sourceId: id,
    timestamp: timestampOf(minute),
    text,
    marks: [role, workspace],
    role: needed ? 'needed' : forbidden ? 'forbidden' : 'neither',
  };
}
