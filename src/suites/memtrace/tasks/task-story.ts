import type { StoryEvent, TaskStory } from '../../../suite/story.ts';
import { type EventLabels, eventLabelsOf } from './event-labels.ts';
import type { MemtraceEvent, MemtraceTask } from './schema.ts';

export function taskStory(task: MemtraceTask): TaskStory {
  const labels = eventLabelsOf(task);
  const sources = (label: string, events: readonly string[]) =>
    events.length === 0 ? [] : [{ label, value: events.join(', '), events }];
  const forbidden = task.events.map((event) => event.source_id).filter((id) => labels.forbidden.has(id));
  return {
    events: task.events.map((event) => storyEvent(task, event, labels)),
    question: task.question,
    facts: [
      { label: 'workspace', value: task.workspace },
      { label: 'as of', value: task.as_of },
      { label: 'token budget', value: String(task.token_budget) },
    ],
    gold: [
      ...sources('evidence', task.needed),
      ...sources('must not be built on', forbidden),
      ...task.lessons.flatMap((lesson) => sources('to be warned of', lesson)),
      ...task.payloads.map(({ text }) => ({ label: 'must stand nowhere', value: text })),
      ...(task.gold_action === undefined ? [] : [{ label: 'action', value: task.gold_action }]),
      ...(task.gold_answer === undefined ? [] : [{ label: 'answer', value: task.gold_answer }]),
    ],
    ...(task.allowed_actions && { actions: task.allowed_actions }),
    ...(task.gold_action !== undefined && { goldAction: task.gold_action }),
  };
}

function storyEvent(task: MemtraceTask, event: MemtraceEvent, labels: EventLabels): StoryEvent {
  const { source_id: sourceId, timestamp, text, superseded_by: replacedBy } = event;
  const needed = task.needed.includes(sourceId);
  return {
    sourceId,
    timestamp,
    text,
    marks: [...livedAs(event), ...marksOf(task, event, labels)],
    role: needed ? 'needed' : labels.forbidden.has(sourceId) ? 'forbidden' : 'neither',
    ...(replacedBy !== undefined && { replacedBy }),
  };
}

/** What the agent saw of an event in addition to its text. */
function livedAs({ kind, branch, status, expires_at }: MemtraceEvent): string[] {
  return [
    kind.replace('_', ' '),
    ...(branch === undefined ? [] : [`branch ${branch}`]),
    ...(status === undefined ? [] : [status]),
    ...(expires_at === undefined ? [] : [`until ${expires_at}`]),
  ];
}

function marksOf(task: MemtraceTask, { source_id: id, workspace }: MemtraceEvent, labels: EventLabels): string[] {
  return [
    ...(task.needed.includes(id) ? [task.constraints.includes(id) ? 'binding rule' : 'needed'] : []),
    ...(labels.dead.has(id) ? ['dead branch'] : []),
    ...(labels.stale.has(id) ? ['stale'] : []),
    ...(labels.foreign.has(id) ? [`workspace ${workspace}`] : []),
    ...(labels.risky.has(id) ? ['dangerous'] : []),
  ];
}
