import type { StoryEvent, TaskStory } from '../../suite/story.ts';
import { compile, factOf } from './compile.ts';
import { expectationOf } from './grading/expectation.ts';
import { sourceId, type WritTask } from './scenario.ts';
import type { Statement } from './schema.ts';
import { truthOf } from './truth.ts';
import { isDistractor, originalIds } from './without-distractors.ts';

/** The conversation as the system with its own memory sees it, with the labels of each message. */
export function taskStory(task: WritTask): TaskStory {
  const { probe, ground_truth: truth } = task;
  const { now, past, gone, leads, answer } = truthOf(task);
  const needed = [...new Set([...leads, ...answer].flatMap((one) => one.sources))];
  const events = compile(task)
    .filter(({ arm }) => arm === 'native')
    .flatMap(({ steps }) => steps.flatMap((step) => (step.method === 'observe' ? step.params.events : [])));
  return {
    events: events.map(({ source_id, timestamp, role, text }) => ({
      sourceId: source_id,
      timestamp,
      text: `${role}: ${text}`,
      marks: marksOf(task, source_id),
      role: roleOf(task, needed, source_id),
    })),
    question: probe.prompt,
    facts: [
      { label: 'fact looked up', value: factOf(task) },
      ...(probe.temporal_query?.as_of ? [{ label: 'as of', value: probe.temporal_query.as_of }] : []),
      ...(probe.again ? [{ label: 'asked again', value: `in session ${probe.again.session}` }] : []),
    ],
    gold: [
      { label: 'answer', value: probe.should_abstain ? 'nothing is known' : expectationOf(task).example },
      { label: 'abstention', value: probe.should_abstain ? 'due' : 'not due' },
      ...(needed.length > 0 ? [{ label: 'told in', value: needed.join(', '), events: needed }] : []),
      ...(now === undefined || answer.includes(now) ? [] : [{ label: 'now', value: now.value }]),
      ...(past === undefined ? [] : [{ label: `on ${past.asOf.slice(0, 10)}`, value: past.value ?? 'nothing' }]),
      ...(gone.length > 0 ? [{ label: 'must be gone', value: gone.join(', ') }] : []),
    ],
    ...(task.interference?.some(isDistractor) && { renumbered: { arm: 'undistracted', ids: originalIds(task) } }),
    ...(probe.allowed_actions && { actions: probe.allowed_actions }),
    ...(truth.action !== undefined && { goldAction: truth.action }),
  };
}

const statementsOf = (task: WritTask, id: string): readonly Statement[] =>
  task.memory_events.flatMap((event) =>
    (event.statements ?? []).filter(
      (statement) => sourceId(task, statement.session_id, statement.message_index) === id,
    ),
  );

/** A right answer is based on the user's statements about the deciding facts, and never on a rejected value. */
function roleOf(task: WritTask, needed: readonly string[], id: string): StoryEvent['role'] {
  const { rejected } = expectationOf(task);
  if (!task.probe.should_abstain && needed.includes(id)) return 'needed';
  return statementsOf(task, id).some(({ value }) => rejected.some((one) => one.value === value))
    ? 'forbidden'
    : 'neither';
}

function marksOf(task: WritTask, id: string): string[] {
  const marks = statementsOf(task, id).map(({ kind, value }) => (value === undefined ? kind : `${kind}: ${value}`));
  for (const { type, session_id: session, message_index: message } of task.interference ?? []) {
    if (session === undefined || message === undefined) continue;
    if (sourceId(task, session, message) === id) marks.push(type.replaceAll('_', ' '));
  }
  return [...new Set(marks)];
}
