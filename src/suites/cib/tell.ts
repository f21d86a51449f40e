import type { TaskStory } from '../story.ts';
import type { CibEvent, CibTask } from './task.ts';

export function tell(task: CibTask): TaskStory {
  return {
    events: task.events.map((event) => ({
      sourceId: event.source_id,
      timestamp: event.timestamp,
      text: event.text,
      marks: marksOf(task, event),
    })),
    question: task.question,
    gold: [
      { label: 'evidence', value: task.gold_evidence.join(', ') },
      ...(task.stale_evidence.length > 0 ? [{ label: 'must not rest on', value: task.stale_evidence.join(', ') }] : []),
      { label: 'action', value: task.gold_action },
      ...(task.gold_answer === undefined ? [] : [{ label: 'answer', value: task.gold_answer }]),
      { label: 'abstention', value: task.requires_abstention ? 'due' : 'not due' },
    ],
  };
}

function marksOf(task: CibTask, { source_id: id, stale, should_write, project, domain }: CibEvent): string[] {
  const marks: string[] = [];
  if (task.gold_evidence.includes(id)) marks.push('gold');
  if (stale) marks.push('stale');
  if (!should_write) marks.push('noise');
  if (project !== task.project || domain !== task.domain) marks.push('other scope');
  return marks;
}
