import { BY_CATEGORY, DEVICES, type Draft, type DraftSession, type Line } from './draft.ts';
import { taskOf, type WritTask } from './scenario.ts';
import type {
  Interference,
  MemoryEvent,
  Rejected,
  RejectedBecause,
  Rubric,
  Scenario,
  Session,
  Statement,
} from './schema.ts';
import { answerOf, historyOf, instant, stateAt, timelineOf } from './timeline.ts';

/** The scenario of a draft. The answer is the author's: `scenarioProblems` compares it with the timeline. */
export function assemble(id: string, draft: Draft): WritTask {
  const { again, between = [], prompt } = draft;
  const questionSession = question(draft.askedAt, prompt);
  const later = again === undefined ? [] : [...between, question(again.at, again.prompt)];
  const drafts = [...draft.sessions, questionSession, ...later];
  const sessions = drafts.map(sessionOf);
  const events = Object.keys(draft.facts).flatMap((fact) => eventOf(draft, fact, drafts, sessions) ?? []);
  const scenario: Scenario = {
    scenario_id: id,
    version: '1.0.0',
    category: draft.category,
    sessions,
    memory_events: events,
    probe: {
      session: draft.sessions.length + 1,
      prompt,
      required_capabilities: BY_CATEGORY[draft.category].capabilities,
      ...(draft.asOf !== undefined && { temporal_query: { as_of: draft.asOf, expect_current: false } }),
      should_abstain: draft.answer === null,
      fact: draft.fact,
      ...(draft.asks !== undefined && { asks: draft.asks }),
      ...(draft.actions !== undefined && { allowed_actions: draft.actions }),
      ...(again !== undefined && { again: { session: drafts.length, prompt: again.prompt } }),
    },
    ground_truth: {
      current_value: draft.answer,
      value_history: events.find((event) => event.id === draft.restsOn.at(-1))?.previous_values ?? [],
      provenance: null,
      eval_rubric: draft.rubric ?? rubricOf(draft),
      rests_on: draft.restsOn,
      ...(draft.actions !== undefined && { action: draft.action ?? String(draft.answer) }),
      ...(draft.accepted !== undefined && { accepted: draft.accepted }),
      rejected: rejectedOf(draft),
      ...(draft.asOf !== undefined && { state_as_of: { as_of: draft.asOf, value: draft.answer } }),
    },
    failure_modes: BY_CATEGORY[draft.category].failures,
    interference: drafts.flatMap(interferenceOf),
    ...(draft.template !== undefined && { template: draft.template }),
  };
  return taskOf({ ...scenario, ground_truth: { ...scenario.ground_truth, provenance: provenanceOf(scenario) } });
}

function question(at: string, prompt: string): DraftSession {
  return { at, lines: [{ role: 'user', text: prompt }] };
}

function sessionOf({ at, lines }: DraftSession, index: number): Session {
  return {
    session_id: index + 1,
    timestamp: at,
    messages: lines.map(({ role, text }) => ({ role, content: text })),
  };
}

function interferenceOf({ lines }: DraftSession, index: number): Interference[] {
  return lines.flatMap(({ devices = [] }, message) =>
    devices.map((type) => ({
      type,
      session_id: index + 1,
      message_index: message,
      description: DEVICES[type],
    })),
  );
}

function eventOf(
  draft: Draft,
  fact: string,
  drafts: readonly DraftSession[],
  sessions: readonly Session[],
): MemoryEvent | undefined {
  const { type, subject } = draft.facts[fact] as Draft['facts'][string];
  const statements = drafts.flatMap(({ lines }, session) =>
    lines.flatMap((line, message) => statementsOf(line, fact, session + 1, message)),
  );
  if (statements.length === 0) return undefined;
  const chain = timelineOf({ statements }, sessions);
  const now = stateAt(chain, instant(draft.askedAt));
  const retracted = statements
    .filter((statement) => statement.kind === 'withdraws' || statement.kind === 'forgets')
    .at(-1);
  return {
    id: fact,
    type,
    value: now?.value ?? null,
    introduced_in: statements[0]?.session_id ?? 1,
    updated_in: chain.length > 1 ? Math.max(...chain.map((one) => one.statement.session_id)) : null,
    retracted_in: now === undefined ? (retracted?.session_id ?? null) : null,
    should_persist: now !== undefined && type !== 'non_memory',
    previous_values: historyOf(chain),
    ...(subject !== undefined && { subject }),
    statements,
  };
}

function statementsOf(line: Line, fact: string, session: number, message: number): Statement[] {
  return (line.tells ?? [])
    .filter((tell) => tell.fact === fact)
    .map(({ fact: _, ...tell }) => ({ session_id: session, message_index: message, ...tell }));
}

function provenanceOf(scenario: Scenario) {
  const statement = answerOf(scenario)?.statement;
  if (statement === undefined) return null;
  const { session_id: source_session, message_index: source_message_index } = statement;
  return { source_session, source_message_index, agent_or_user: 'user' };
}

function rubricOf({ answer, asks }: Draft): Rubric {
  if (answer === null) return { method: 'abstention' };
  if (Array.isArray(answer)) return { method: 'structured', required_elements: answer };
  return { method: asks === 'choice' ? 'constraint' : 'exact' };
}

function rejectedOf({ rejected = {} }: Draft): Rejected[] {
  return Object.entries(rejected).flatMap(([because, values]) =>
    values.map((value) => ({ value, because: because as RejectedBecause })),
  );
}
