import { releaseProblems } from '../shared/release-problems.ts';
import { FAMILY_COUNTS } from './families.ts';
import type { CibTask } from './schema.ts';

/**
 * The release checks on the data (CIB appendix B): counts, unique ids, evidence pointers, supersession. Whole blocks of 250 must
 * have the paper's families in the paper's counts (section 11).
 */
export const validate = (tasks: Iterable<CibTask>) => releaseProblems(tasks, taskProblems, FAMILY_COUNTS);

/**
 * The problems of one task's labels. Evidence must be the task's events. Stale events, and no others, must name the event that
 * superseded them.
 */
export function taskProblems(task: CibTask): readonly string[] {
  const problems: string[] = [];
  const position = new Map(task.events.map((event, index) => [event.source_id, index]));
  if (position.size !== task.events.length) problems.push('a source id occurs twice');
  for (const id of [...task.gold_evidence, ...task.stale_evidence]) {
    if (!position.has(id)) problems.push(`${id} is evidence, but no event of the task`);
  }
  for (const [what, ids] of [['gold', task.gold_evidence] as const, ['stale', task.stale_evidence] as const]) {
    const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) < at));
    for (const id of repeated) problems.push(`${what} evidence names ${id} twice`);
  }
  for (const id of task.gold_evidence) {
    if (task.stale_evidence.includes(id)) problems.push(`${id} is both gold and stale`);
  }
  if (task.gold_evidence.length === 0) problems.push('no gold evidence');
  if (!task.allowed_actions.includes(task.gold_action)) problems.push(`gold action ${task.gold_action} is not allowed`);
  for (const event of task.events) {
    const { source_id: id, stale, superseded_by: newer } = event;
    // A superseded fact that a question about history asks for is gold and not stale evidence (5.3).
    const expected = task.stale_evidence.includes(id) || (stale && task.gold_evidence.includes(id));
    if (stale !== expected) problems.push(`${id}: stale label and stale_evidence disagree`);
    if (stale !== Boolean(newer)) problems.push(`${id}: a stale event, and no other, names what supersedes it`);
    const by = task.events.find((other) => other.source_id === newer);
    if (newer && by === undefined) problems.push(`${id}: superseded by ${newer}, which is no event of the task`);
    // Events of one session have the same time, so their order decides.
    const isEarlier = by !== undefined && Date.parse(by.timestamp) < Date.parse(event.timestamp);
    if (by !== undefined && (isEarlier || task.events.indexOf(by) <= task.events.indexOf(event)))
      problems.push(`${id}: superseded by ${newer}, which is not newer`);
  }
  return problems;
}
