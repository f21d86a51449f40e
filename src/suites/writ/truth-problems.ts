import { mentions } from './grading/words.ts';
import type { MemoryEvent, Scenario, Statement } from './schema.ts';
import { answerOf, deciding, historyOf, timelineOf } from './timeline.ts';
import { isDistractor } from './without-distractors.ts';

/**
 * Why the ground truth does not follow from the conversation. The value of a statement must occur in its message, and the
 * answer, its history and its source must follow from the user's statements. Scenarios without our statements are not checked.
 */
export function truthProblems(scenario: Scenario): string[] {
  const answer = answerOf(scenario);
  if (answer === undefined) return [];
  const { ground_truth: truth, probe } = scenario;
  const problems = scenario.memory_events.flatMap((event) => statementProblems(scenario, event));
  if (!same(answer.value, truth.current_value)) {
    problems.push(`the statements make the answer ${show(answer.value)}, not ${show(truth.current_value)}`);
  }
  if (probe.should_abstain !== (truth.current_value === null)) problems.push('should_abstain and the answer disagree');
  const last = deciding(scenario).at(-1);
  const history = last === undefined ? [] : historyOf(timelineOf(last, scenario.sessions));
  if (!same(history, truth.value_history)) {
    problems.push(`value_history is not what the statements make it: ${show(history)}`);
  }
  if (truth.state_as_of !== undefined && !same(answer.value, truth.state_as_of.value)) {
    problems.push('state_as_of is not what held then');
  }
  return [
    ...problems,
    ...provenanceProblems(scenario, answer.statement),
    ...actionProblems(scenario),
    ...leaks(scenario),
  ];
}

function statementProblems(scenario: Scenario, event: MemoryEvent): string[] {
  return (event.statements ?? []).flatMap((statement) => {
    const where = `${event.id}: message ${statement.message_index} of session ${statement.session_id}`;
    const message = messageOf(scenario, statement);
    if (message === undefined) return [`${where} does not exist`];
    // The answer must not depend on what is said after the question.
    if (statement.session_id >= scenario.probe.session) return [`${where} speaks of it after the question`];
    if ((message.role === 'assistant') !== (statement.kind === 'repeats'))
      return [`${where} is not by who ${statement.kind} it`];
    const literal = statement.kind !== 'hints' && statement.kind !== 'excepts' && statement.value !== undefined;
    return literal && !mentions(message.content, statement.value)
      ? [`${where} does not contain ${statement.value}`]
      : [];
  });
}

function provenanceProblems(scenario: Scenario, source: Statement | undefined): string[] {
  const { provenance } = scenario.ground_truth;
  if (source === undefined) return provenance ? ['provenance is given for what nobody said'] : [];
  if (!provenance) return ['provenance is missing'];
  const { source_session: session, source_message_index: message } = provenance;
  if (session === source.session_id && message === source.message_index) return [];
  return [
    `provenance names message ${message} of session ${session}, not ${source.message_index} of ${source.session_id}`,
  ];
}

function actionProblems({ probe, ground_truth: { action } }: Scenario): string[] {
  if (action === undefined || probe.allowed_actions?.includes(action)) return [];
  return [`the action ${action} is not allowed`];
}

/** A value occurs only in messages that state something about a fact that had it. */
function leaks(scenario: Scenario): string[] {
  const { ground_truth: truth, probe } = scenario;
  const right = rightValues(scenario);
  const wrong = (truth.rejected ?? []).map((one) => one.value);
  const problems = wrong.filter((value) => right.some((other) => mentions(value, other) || mentions(other, value)));
  const out = problems.map((value) => `${value} is rejected and right`);
  for (const prompt of [probe.prompt, probe.again?.prompt ?? '']) {
    for (const value of right) if (mentions(prompt, value)) out.push(`the question contains the answer ${value}`);
  }
  const messagesWith = messagesOf(scenario);
  const distractors = new Set(
    scenario.interference?.filter(isDistractor).map((mark) => `${mark.session_id}/${mark.message_index}`),
  );
  for (const session of scenario.sessions) {
    for (const [index, { content }] of session.messages.entries()) {
      const key = `${session.session_id}/${index}`;
      for (const value of [...right, ...wrong]) {
        if (!mentions(content, value)) continue;
        if (distractors.has(key) && right.includes(value)) out.push(`a distractor satisfies the probe: ${content}`);
        if (
          !isQuestion(scenario, session.session_id) &&
          !messagesWith(right.includes(value) ? right : [value]).has(key)
        ) {
          out.push(`message ${index} of session ${session.session_id} speaks of ${value}, and no statement says so`);
        }
      }
    }
  }
  return out;
}

/** The messages that say something about a fact which had one of the values. */
function messagesOf({ memory_events: events }: Scenario): (values: readonly string[]) => ReadonlySet<string> {
  return (values) => {
    const facts = events.filter((event) =>
      event.statements?.some((statement) => values.includes(statement.value ?? '')),
    );
    const statements = facts.flatMap((event) => event.statements ?? []);
    return new Set(statements.map((statement) => `${statement.session_id}/${statement.message_index}`));
  };
}

function isQuestion({ probe }: Scenario, session: number): boolean {
  return session === probe.session || session === probe.again?.session;
}

function rightValues({ ground_truth: { current_value: value, accepted = [] } }: Scenario): string[] {
  const values = Array.isArray(value) ? value : [value];
  return [...values.filter((one) => typeof one === 'string'), ...accepted];
}

function messageOf(scenario: Scenario, statement: Statement) {
  return scenario.sessions.find((one) => one.session_id === statement.session_id)?.messages[statement.message_index];
}

const show = (value: unknown): string => JSON.stringify(value);
const same = (a: unknown, b: unknown): boolean => show(a) === show(b);
