import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import type { CibEvent, CibTask } from './schema.ts';
import { ABSTAINING } from './wording/built-in.ts';

export function taskStory(task: CibTask): TaskStory {
  return {
    events: task.events.map((event) => ({
      sourceId: event.source_id,
      timestamp: event.timestamp,
      text: event.text,
      marks: marksOf(task, event),
      role: roleOf(task, event),
      ...(event.superseded_by && { replacedBy: event.superseded_by }),
    })),
    question: task.question,
    facts: [
      { label: 'project', value: task.project },
      { label: 'domain', value: task.domain },
    ],
    gold: [
      sources('evidence', task.gold_evidence),
      ...(task.stale_evidence.length > 0 ? [sources('must not rest on', task.stale_evidence)] : []),
      { label: 'action', value: task.gold_action },
      ...(task.gold_answer === undefined ? [] : [{ label: 'answer', value: task.gold_answer }]),
      { label: 'abstention', value: task.requires_abstention ? 'due' : 'not due' },
    ],
    actions: task.allowed_actions,
    goldAction: task.gold_action,
    abstaining: ABSTAINING,
  };
}

const sources = (label: string, events: readonly string[]) => ({ label, value: events.join(', '), events });

/** By what is scored. An event's own mark `stale` does not matter. */
function roleOf(task: CibTask, { source_id: id }: CibEvent): StoryEvent['role'] {
  if (task.gold_evidence.includes(id)) return 'needed';
  return task.stale_evidence.includes(id) ? 'forbidden' : 'neither';
}

function marksOf(task: CibTask, { source_id: id, stale, should_write, project, domain }: CibEvent): string[] {
  const marks: string[] = [];
  if (task.gold_evidence.includes(id)) marks.push('needed');
  if (stale) marks.push('stale');
  if (!should_write) marks.push('noise');
  if (project !== task.project || domain !== task.domain) marks.push('other scope');
  return marks;
}
