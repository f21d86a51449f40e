import { BY_CATEGORY, type Category, DEVICES, type DraftFact, type DraftSession, type Story } from './draft.ts';
import { taskOf, type WritTask } from './scenario.ts';
import type { Interference, MemoryEvent, RejectedBecause, Rubric, Scenario, Session, Statement } from './schema.ts';
import { answerOf, historyOf, instant, stateAt, timelineOf } from './timeline.ts';

/**
 * The scenario of a story. The answer is the author's: `truthProblems` compares it with the timeline.
 *
 * `before` are the sessions before the question. `asked` is the session of the question; if the question is repeated, then other
 * sessions and that of the repetition.
 */
export function assemble(
  id: string,
  category: Category,
  story: Story,
  { before, asked }: Record<'before' | 'asked', readonly DraftSession[]>,
): WritTask {
  const { template, prompt, fact, asks, asOf, answer, actions, restsOn, rubric = rubricOf(story) } = story;
  const drafts = [...before, ...asked];
  const sessions = drafts.map(sessionOf);
  const askedAt = instant(asked[0]?.at ?? '');
  const events = Object.entries(story.facts).flatMap(([name, about]) =>
    eventOf(name, about, { askedAt, drafts, sessions }),
  );
  const scenario: Scenario = {
    scenario_id: id,
    version: '1.0.0',
    category,
    sessions,
    memory_events: events,
    probe: {
      session: before.length + 1,
      prompt,
      required_capabilities: BY_CATEGORY[category].capabilities,
      ...(asOf !== undefined && { temporal_query: { as_of: asOf, expect_current: false } }),
      should_abstain: answer === null,
      fact,
      ...(asks !== undefined && { asks }),
      ...(actions !== undefined && { allowed_actions: actions }),
      ...(asked.length > 1 && { again: { session: drafts.length, prompt } }),
    },
    ground_truth: {
      current_value: answer,
      value_history: events.find((event) => event.id === restsOn.at(-1))?.previous_values ?? [],
      provenance: null,
      eval_rubric: rubric,
      rests_on: restsOn,
      ...(actions !== undefined && { action: String(answer) }),
      rejected: Object.entries(story.rejected).flatMap(([because, values]) =>
        values.map((value) => ({ value, because: because as RejectedBecause })),
      ),
      ...(asOf !== undefined && { state_as_of: { as_of: asOf, value: answer } }),
    },
    failure_modes: BY_CATEGORY[category].failures,
    interference: drafts.flatMap(interferenceOf),
    ...(template !== undefined && { template }),
  };
  return taskOf({ ...scenario, ground_truth: { ...scenario.ground_truth, provenance: provenanceOf(scenario) } });
}

function sessionOf({ at, lines }: DraftSession, index: number): Session {
  return { session_id: index + 1, timestamp: at, messages: lines.map(({ role, text }) => ({ role, content: text })) };
}

function interferenceOf({ lines }: DraftSession, index: number): Interference[] {
  return lines.flatMap(({ devices = [] }, message) =>
    devices.map((type) => ({ type, session_id: index + 1, message_index: message, description: DEVICES[type] })),
  );
}

function eventOf(
  id: string,
  { type, subject }: DraftFact,
  {
    askedAt,
    drafts,
    sessions,
  }: { readonly askedAt: number; readonly drafts: readonly DraftSession[]; readonly sessions: readonly Session[] },
): MemoryEvent[] {
  const statements = drafts.flatMap(({ lines }, session) =>
    lines.flatMap(({ tells = [] }, message): Statement[] =>
      tells
        .filter((tell) => tell.fact === id)
        .map(({ fact: _, ...tell }) => ({ session_id: session + 1, message_index: message, ...tell })),
    ),
  );
  const [first] = statements;
  if (first === undefined) return [];
  const chain = timelineOf({ statements }, sessions);
  const now = stateAt(chain, askedAt);
  const retracted = statements.findLast(({ kind }) => kind === 'withdraws' || kind === 'forgets');
  return [
    {
      id,
      type,
      value: now?.value ?? null,
      introduced_in: first.session_id,
      updated_in: chain.length > 1 ? Math.max(...chain.map((one) => one.statement.session_id)) : null,
      retracted_in: now === undefined ? (retracted?.session_id ?? null) : null,
      should_persist: now !== undefined && type !== 'non_memory',
      previous_values: historyOf(chain),
      ...(subject !== undefined && { subject }),
      statements,
    },
  ];
}

function provenanceOf(scenario: Scenario) {
  const statement = answerOf(scenario)?.statement;
  if (statement === undefined) return null;
  const { session_id: source_session, message_index: source_message_index } = statement;
  return { source_session, source_message_index, agent_or_user: 'user' };
}

function rubricOf({ answer, asks }: Story): Rubric {
  if (answer === null) return { method: 'abstention' };
  if (Array.isArray(answer)) return { method: 'structured', required_elements: answer };
  return { method: asks === 'choice' ? 'constraint' : 'exact' };
}
