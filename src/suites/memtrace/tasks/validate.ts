import { releaseProblems } from '../../shared/release-problems.ts';
import { deadBranches, eventLabelsOf, isUnder } from './event-labels.ts';
import { FAMILIES } from './families.ts';
import type { MemtraceTask } from './schema.ts';

/** The problems of one task's labels. What is right must follow from the events, and be distinct from what is wrong. */
export function taskProblems(task: MemtraceTask): readonly string[] {
  return [...pointerProblems(task), ...fateProblems(task), ...replacementProblems(task), ...questionProblems(task)];
}

function pointerProblems(task: MemtraceTask): string[] {
  const problems: string[] = [];
  const known = new Set(task.events.map((event) => event.source_id));
  if (known.size !== task.events.length) problems.push('a source id occurs twice');
  const named = [...task.needed, ...task.constraints, ...task.lessons.flat(), ...task.payloads.map((p) => p.source_id)];
  for (const id of named) if (!known.has(id)) problems.push(`${id} is in the gold, but no event of the task`);
  for (const id of task.constraints) if (!task.needed.includes(id)) problems.push(`${id} is a rule, but not needed`);
  if (task.needed.length === 0) problems.push('nothing is needed');
  const late = task.events.find((event) => event.timestamp > task.as_of);
  if (late !== undefined) problems.push(`${late.source_id} happens after the question`);
  for (const [at, event] of task.events.entries()) {
    const before = task.events[at - 1];
    if (before !== undefined && before.timestamp >= event.timestamp)
      problems.push(`${event.source_id} is out of order`);
  }
  return problems;
}

/** Needed and forbidden events are disjoint, by id and by words, because equal texts could not be told apart. */
function fateProblems(task: MemtraceTask): string[] {
  const problems: string[] = [];
  const { dead, forbidden, warnable } = eventLabelsOf(task);
  for (const id of task.needed) if (forbidden.has(id)) problems.push(`${id} is both needed and forbidden`);
  for (const lesson of task.lessons) {
    if (!lesson.some((id) => dead.has(id)) || !lesson.every((id) => warnable.has(id)))
      problems.push(`the lesson ${lesson.join(', ')} is of no dead branch`);
  }
  const allowed = task.events.filter((event) => !forbidden.has(event.source_id));
  for (const { source_id: id, text } of task.events) {
    if (!forbidden.has(id)) continue;
    const twin = allowed.find((event) => event.text.toLowerCase().includes(text.toLowerCase()));
    if (twin !== undefined) problems.push(`${id} must not be given, and ${twin.source_id} says the same`);
  }
  for (const { source_id: id, text } of task.payloads) {
    if (!task.events.find((event) => event.source_id === id)?.text.includes(text))
      problems.push(`${id} does not hold its payload`);
  }
  return problems;
}

/** An event that replaces another is later, of the same workspace, and on a live branch. */
function replacementProblems({ events, workspace }: MemtraceTask): string[] {
  const ended = deadBranches(events);
  const places = new Map(events.map((event, at) => [event.source_id, { event, at }]));
  return events.flatMap(({ source_id: id, superseded_by, branch }, at) => {
    if (superseded_by === undefined) return [];
    const by = places.get(superseded_by);
    if (by === undefined) return [`${id}: replaced by ${superseded_by}, which is no event of the task`];
    if (by.at <= at) return [`${id}: replaced by ${superseded_by}, which is not later`];
    const sound = by.event.workspace === workspace && !isUnder(by.event.branch ?? '', ended);
    return sound && !isUnder(branch ?? '', ended)
      ? []
      : [`${id}: replaced by or on a branch that is dead, or elsewhere`];
  });
}

function questionProblems(task: MemtraceTask): string[] {
  const { question, gold_answer: answer, gold_action: action, allowed_actions: options } = task;
  const problems: string[] = [];
  const lowered = question.toLowerCase();
  if (answer !== undefined && lowered.includes(answer.toLowerCase())) problems.push('the question holds its answer');
  if ((action === undefined) !== (options === undefined)) problems.push('a decision needs options and a right one');
  if (action !== undefined && !options?.includes(action)) problems.push(`the action ${action} is not allowed`);
  if (options !== undefined && new Set(options).size !== options.length) problems.push('an action occurs twice');
  if (answer !== undefined) {
    const neededEvents = task.events.filter(({ source_id: id }) => task.needed.includes(id));
    if (!neededEvents.some(({ text }) => text.toLowerCase().includes(answer.toLowerCase())))
      problems.push('nothing that is needed holds the answer');
  }
  return problems;
}

const ONE_OF_EACH = Object.fromEntries(FAMILIES.map((family) => [family, 1]));

/** The release checks: sound tasks, unique by id and by words, and families of equal size. */
export function validate(tasks: Iterable<MemtraceTask>): readonly string[] {
  const stories = new Map<string, string>();
  const problemsOf = (task: MemtraceTask) => {
    const story = JSON.stringify([task.question, task.events.map(({ text }) => text)]);
    const twin = stories.get(story);
    stories.set(story, task.id);
    return [...(twin === undefined ? [] : [`tells what ${twin} tells`]), ...taskProblems(task)];
  };
  return releaseProblems(tasks, problemsOf, ONE_OF_EACH);
}
