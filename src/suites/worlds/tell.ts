import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import { dateOf, timestampOf, type WorldEvent, type WorldTask } from './task.ts';

/** Of a world the events are told that a question needs or forbids: the others stand around them. */
export function tell(task: WorldTask): TaskStory {
  const needed = new Set(task.questions.flatMap(({ gold }) => gold.flat()));
  const forbidden = new Set(task.questions.flatMap((question) => question.forbidden));
  const shown = task.events.filter(({ id }) => needed.has(id) || forbidden.has(id));
  return {
    events: shown.map((event) => eventOf(event, needed.has(event.id), forbidden.has(event.id))),
    question: `${task.questions.length} questions, in pairs that ask alike and have different gold.`,
    facts: [{ label: 'events', value: `${task.events.length}, of which ${shown.length} are told` }],
    gold: task.questions.map(({ family, pair, text, gold, forbidden: not, workspace, as_of }) => ({
      label: `${pair} · ${family} · ${text} [${workspace}${as_of === undefined ? '' : `, ${dateOf(as_of)}`}]`,
      value: `${gold.length === 0 ? 'nothing' : gold.map((sources) => sources.join(' or ')).join(' and ')}${not.length === 0 ? '' : `; not ${not.join(', ')}`}`,
      events: gold.flat(),
    })),
  };
}

function eventOf({ id, minute, text, role, workspace }: WorldEvent, needed: boolean, forbidden: boolean): StoryEvent {
  return {
    sourceId: id,
    timestamp: timestampOf(minute),
    text,
    marks: [role, workspace, ...(needed ? ['gold'] : []), ...(forbidden ? ['forbidden'] : [])],
    role: needed ? 'needed' : 'forbidden',
  };
}
