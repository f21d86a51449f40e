import { describe, expect, it } from 'vitest';
import { assemble } from '../assemble.ts';
import type { Category, Device, DraftSession, FactType, Line, Story } from '../draft.ts';
import { HANDWRITTEN } from '../generate.ts';
import { taskOf } from '../scenario.ts';
import { type RejectedBecause, Scenario } from '../schema.ts';

const ALL = Object.entries(HANDWRITTEN).flatMap(([category, scenarios]) =>
  scenarios.map((scenario) => [scenario.scenario_id, category, scenario] as const),
);

it('HANDWRITTEN has five scenarios per category', () => {
  for (const scenarios of Object.values(HANDWRITTEN)) expect(scenarios).toHaveLength(5);
});

describe.each(ALL)('%s', (id, category, scenario) => {
  it('has the category of its file and the form of a published scenario', () => {
    expect(scenario.category).toBe(category);
    expect(Scenario.transform(taskOf).parse(scenario)).toEqual(taskOf(scenario));
  });

  it('has the memory events, history, source and rubric that follow from its messages', () => {
    const { probe, ground_truth: truth } = scenario;
    const sessions = sessionsOf(scenario);
    const { ground_truth, ...rest } = assemble(id, category as Category, storyOf(scenario), {
      before: sessions.slice(0, probe.session - 1),
      asked: sessions.slice(probe.session - 1),
    });
    // Decided by the author alone.
    const { action, accepted } = truth;
    expect({
      ...rest,
      ground_truth: { ...ground_truth, ...(action && { action }), ...(accepted && { accepted }) },
    }).toEqual(taskOf(scenario));
    expect(probe.again?.prompt ?? probe.prompt).toBe(probe.prompt);
  });
});

/** The messages of a scenario with what they say. */
function sessionsOf(scenario: Scenario): readonly DraftSession[] {
  return scenario.sessions.map((session): DraftSession => {
    const lines = session.messages.map(({ role, content: text }, message): Line => {
      const here = { session_id: session.session_id, message_index: message };
      return { role, text, tells: tellsAt(scenario, here), devices: devicesAt(scenario, here) };
    });
    return { at: session.timestamp, lines };
  });
}

/** What an author decides of a scenario besides its messages: the question and the answer. */
function storyOf({ category, memory_events, probe, ground_truth: truth }: Scenario): Story {
  const rejected: Partial<Record<RejectedBecause, string[]>> = {};
  for (const { because, value } of truth.rejected ?? []) rejected[because] = [...(rejected[because] ?? []), value];
  return {
    facts: Object.fromEntries(memory_events.map(({ id, type, subject }) => [id, { type: type as FactType, subject }])),
    restsOn: truth.rests_on ?? [],
    prompt: probe.prompt,
    fact: String(probe.fact),
    asks: probe.asks,
    asOf: truth.state_as_of?.as_of,
    answer: truth.current_value as Story['answer'],
    rejected,
    actions: probe.allowed_actions,
    // A constraint forbids words besides the options; every other rubric follows from the answer.
    rubric: category === 'constraint' ? truth.eval_rubric : undefined,
  };
}

interface At {
  readonly session_id: number;
  readonly message_index: number;
}

const isAt = (one: Partial<At>, { session_id, message_index }: At) =>
  one.session_id === session_id && one.message_index === message_index;

function tellsAt({ memory_events }: Scenario, here: At): NonNullable<Line['tells']> {
  return memory_events.flatMap(({ id, statements = [] }) =>
    statements
      .filter((said) => isAt(said, here))
      .map(({ session_id: _, message_index: __, ...tell }) => ({ fact: id, ...tell })),
  );
}

function devicesAt({ interference = [] }: Scenario, here: At): Device[] {
  return interference.filter((one) => isAt(one as Partial<At>, here)).map(({ type }) => type as Device);
}
