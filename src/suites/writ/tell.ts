import type { StoryEvent, TaskStory } from '../story.ts';
import { compile, factOf } from './compile.ts';
import { expectationOf, rightAnswer } from './grading/expectation.ts';
import { says } from './grading/words.ts';
import type { Statement, WritTask } from './scenario.ts';
import { sourceId } from './source-id.ts';
import { truthOf } from './truth.ts';

/** The conversation as the system with its own memory sees it, with what the labels say of each message. */
export function tell(task: WritTask): TaskStory {
  const { probe, ground_truth: truth } = task;
  const { now, past, gone } = truthOf(task);
  const events = compile(task)
    .filter(({ arm }) => arm === 'native')
    .flatMap(({ steps }) => steps.flatMap((step) => (step.method === 'observe' ? step.params.events : [])));
  return {
    events: events.map(({ source_id, timestamp, role, text }) => ({
      sourceId: source_id,
      timestamp,
      text: `${role}: ${text}`,
      marks: marksOf(task, source_id),
      role: roleOf(task, source_id),
    })),
    question: probe.prompt,
    facts: [
      { label: 'fact looked up', value: factOf(task) },
      ...(probe.temporal_query?.as_of ? [{ label: 'as of', value: probe.temporal_query.as_of }] : []),
      ...(probe.allowed_actions ? [{ label: 'actions', value: probe.allowed_actions.join(' · ') }] : []),
      ...(probe.again ? [{ label: 'asked again', value: `in session ${probe.again.session}` }] : []),
    ],
    gold: [
      { label: 'answer', value: probe.should_abstain ? 'nothing is known' : rightAnswer(expectationOf(task)) },
      { label: 'abstention', value: probe.should_abstain ? 'due' : 'not due' },
      ...(now === undefined ? [] : [{ label: 'present value told in', value: now.told.join(', '), events: now.told }]),
      ...(past === undefined ? [] : [{ label: `on ${past.asOf.slice(0, 10)}`, value: past.value ?? 'nothing' }]),
      ...(gone.length > 0 ? [{ label: 'must be gone', value: gone.join(', ') }] : []),
    ],
    ...(truth.action !== undefined && { goldAction: truth.action }),
  };
}

const statementsOf = (task: WritTask, id: string): readonly (Statement & { fact: string })[] =>
  task.memory_events.flatMap((event) =>
    (event.statements ?? [])
      .filter((said) => sourceId(task, said.session_id, said.message_index) === id)
      .map((said) => ({ ...said, fact: event.id })),
  );

/** A right answer rests on what the user told of the facts that decide, and never on a value that is rejected. */
function roleOf(task: WritTask, id: string): StoryEvent['role'] {
  const { now } = truthOf(task);
  const { rests_on: decides = [], rejected = [] } = task.ground_truth;
  const said = statementsOf(task, id);
  const right = rightAnswer(expectationOf(task));
  const told = said.filter(({ kind, fact }) => (kind === 'asserts' || kind === 'hints') && decides.includes(fact));
  const leads = told.some(
    ({ fact, value = '' }) => fact !== decides.at(-1) || says(right, value) || says(value, right),
  );
  if (!task.probe.should_abstain && (leads || (decides.length === 0 && now?.told.includes(id)))) return 'needed';
  return said.some(({ value }) => rejected.some((one) => one.value === value)) ? 'forbidden' : 'neither';
}

function marksOf(task: WritTask, id: string): string[] {
  const marks = statementsOf(task, id).map(({ kind, value }) => (value === undefined ? kind : `${kind}: ${value}`));
  for (const { type, session_id: session, message_index: message } of task.interference ?? []) {
    if (session === undefined || message === undefined) continue;
    if (sourceId(task, session, message) === id) marks.push(type.replaceAll('_', ' '));
  }
  return [...new Set(marks)];
}
