import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../../../test/support/conformance.ts';
import { generator } from './generate.ts';
import { taskOf } from './scenario.ts';
import { type GroundTruth, type MemoryEvent, type Probe, Scenario, type Session } from './schema.ts';
import { lastWriteIsWrong, taskProblems, validate } from './validate.ts';

const PUBLIC = Array.from({ length: 150 }, (_, i) => generator.generate(generator.publicSeed, i));
const find = (template: string): Scenario => PUBLIC.find((task) => task.template === template) as Scenario;

const CHANGED = find('update/changed-twice');
const WITHDRAWN = find('update/withdrawn');
const SIMILAR = find('retrieval/told-first');
const UNKNOWN = find('abstention/hearsay-only');
const DATED = find('temporal/middle-of-three');
const HABIT = find('constraint/shown');
const AGAIN = PUBLIC.find((task) => task.probe.again !== undefined) as Scenario;

const truth = (scenario: Scenario, change: Partial<GroundTruth>): Scenario => ({
  ...scenario,
  ground_truth: { ...scenario.ground_truth, ...change },
});
const probe = (scenario: Scenario, change: Partial<Probe>): Scenario => ({
  ...scenario,
  probe: { ...scenario.probe, ...change },
});
const session = (scenario: Scenario, id: number, change: (one: Session) => Partial<Session>): Scenario => ({
  ...scenario,
  sessions: scenario.sessions.map((one) => (one.session_id === id ? { ...one, ...change(one) } : one)),
});
const events = (scenario: Scenario, change: (event: MemoryEvent) => Partial<MemoryEvent>): Scenario => ({
  ...scenario,
  memory_events: scenario.memory_events.map((event) => ({ ...event, ...change(event) })),
});
/** The message that provenance names, with other words in place of its own. */
const source = (scenario: Scenario, text: (content: string) => string): Scenario => {
  const { source_session: id, source_message_index: at } = scenario.ground_truth.provenance ?? {};
  return session(scenario, id ?? 0, (one) => ({
    messages: one.messages.map((message, index) =>
      index === at ? { ...message, content: text(message.content) } : message,
    ),
  }));
};
const value = (scenario: Scenario): string => String(scenario.ground_truth.current_value);
const replaced = (scenario: Scenario): Scenario => ({ ...scenario, scenario_id: 'broken' });

describe('validate: a scenario', () => {
  const { provenance } = CHANGED.ground_truth;
  it.each<[string, Scenario, RegExp]>([
    ['with four sessions', { ...CHANGED, sessions: CHANGED.sessions.slice(0, 4) }, /4 sessions, not 5 to 20/],
    ['with a repeated session id', session(CHANGED, 2, () => ({ session_id: 1 })), /session id occurs twice/],
    [
      'with sessions on one day',
      session(CHANGED, 2, () => ({ timestamp: CHANGED.sessions[0]?.timestamp ?? '' })),
      /session 2 comes 0.0 days/,
    ],
    [
      'with sessions years apart',
      session(CHANGED, 1, () => ({ timestamp: '2019-01-01T10:00:00Z' })),
      /session 2 comes \d+\.\d days/,
    ],
    ['with an empty session', session(CHANGED, 1, () => ({ messages: [] })), /session 1 is empty/],
    ['whose question is not asked', probe(CHANGED, { prompt: 'Something else?' }), /is not the question/],
    ['whose question is asked in no session', probe(CHANGED, { session: 99 }), /the probe names session 99/],
    [
      'whose question is repeated in other words',
      probe(AGAIN, { again: { session: 3, prompt: 'Eh?' } }),
      /session 3 is not the question/,
    ],
    ['with another answer', truth(CHANGED, { current_value: 'Atlantis' }), /the statements make the answer/],
    [
      'whose answer is a stale value',
      truth(CHANGED, { current_value: CHANGED.ground_truth.value_history[0]?.value ?? null }),
      /the statements make the answer/,
    ],
    [
      'whose withdrawn value is the answer',
      truth(WITHDRAWN, { current_value: WITHDRAWN.ground_truth.rejected?.[0]?.value ?? null }),
      /the statements make the answer/,
    ],
    ['whose answer is not in its source', source(CHANGED, () => 'Nothing to see.'), /does not contain/],
    [
      'whose statement is by the other speaker',
      session(CHANGED, provenance?.source_session ?? 0, (one) => ({
        messages: one.messages.map((m) => ({ ...m, role: 'assistant' as const })),
      })),
      /is not by who asserts it/,
    ],
    ['with another history', truth(CHANGED, { value_history: [] }), /value_history is not/],
    [
      'with another source',
      truth(CHANGED, { provenance: { source_session: 1, source_message_index: 1, agent_or_user: 'user' } }),
      /provenance names message 1 of session 1/,
    ],
    ['without its source', truth(CHANGED, { provenance: null }), /provenance is missing/],
    [
      'with a source for an unknown answer',
      truth(UNKNOWN, { provenance: provenance ?? null }),
      /provenance is given for what nobody said/,
    ],
    [
      'with a source that is not a message',
      truth(CHANGED, { provenance: { source_session: 1, source_message_index: 40, agent_or_user: 'user' } }),
      /message 40 of session 1, which is none/,
    ],
    [
      'with a statement that is not a message',
      events(CHANGED, (event) => ({
        statements: [...(event.statements ?? []), { session_id: 1, message_index: 50, kind: 'hearsay', value: 'x' }],
      })),
      /message 50 of session 1 does not exist/,
    ],
    ['that abstains and answers', probe(CHANGED, { should_abstain: true }), /should_abstain and the answer disagree/],
    [
      'whose question holds the answer',
      probe(CHANGED, { prompt: `Is it ${value(CHANGED)}?` }),
      /the question contains the answer/,
    ],
    [
      'whose right value is rejected',
      truth(CHANGED, { rejected: [{ value: value(CHANGED), because: 'stale' }] }),
      /is rejected and right/,
    ],
    [
      'that mentions the answer elsewhere',
      session(SIMILAR, SIMILAR.probe.session - 1, (one) => ({
        messages: [...one.messages, { role: 'user', content: `Ah, ${value(SIMILAR)}!` }],
      })),
      /and no statement says so/,
    ],
    [
      'that mentions a rejected value elsewhere',
      session(UNKNOWN, 1, (one) => ({
        messages: [...one.messages, { role: 'user', content: `Ah, ${UNKNOWN.ground_truth.rejected?.[0]?.value}!` }],
      })),
      /and no statement says so/,
    ],
    [
      'whose distractor satisfies it',
      {
        ...SIMILAR,
        interference: [
          {
            type: 'near_duplicate',
            session_id: SIMILAR.ground_truth.provenance?.source_session ?? undefined,
            message_index: SIMILAR.ground_truth.provenance?.source_message_index ?? undefined,
          },
        ],
      },
      /a distractor satisfies the probe/,
    ],
    [
      'with a wrong state_as_of',
      truth(DATED, { state_as_of: { as_of: '2025-01-01', value: 'x' } }),
      /state_as_of is not what held then/,
    ],
    ['with an action that is not allowed', truth(HABIT, { action: 'to sleep' }), /the action to sleep is not allowed/],
    [
      'with interference in no message',
      { ...CHANGED, interference: [{ type: 'volume', session_id: 1, message_index: 70 }] },
      /interference names message 70/,
    ],
    [
      'with two facts of the same id',
      { ...CHANGED, memory_events: [...CHANGED.memory_events, ...CHANGED.memory_events] },
      /id of a memory event occurs twice/,
    ],
  ])('is rejected %s', (_, scenario, problem) => {
    const found = validate([replaced(scenario)]).filter((line) => line.startsWith('broken: '));
    expect(found.join('\n')).toMatch(problem);
  });
});

describe('validate: a dataset', () => {
  const without = (keep: (task: Scenario) => boolean): Scenario[] => PUBLIC.filter(keep);
  it.each<[string, readonly Scenario[], RegExp]>([
    ['with a repeated id', [...PUBLIC, PUBLIC[0] as Scenario], /^writ_000000: the id occurs twice$/m],
    [
      'with too few scenarios of a category',
      without((task) => task.category !== 'history'),
      /^history: 0 scenarios, fewer than 12$/m,
    ],
    [
      'without a memory type',
      without((task) => !task.memory_events.some((event) => event.type === 'work_state')),
      /^memory type work_state: 0/m,
    ],
    [
      'with too few scenarios of a device',
      without((task) => !task.interference?.some((mark) => mark.type === 'low_salience')),
      /^low_salience: 0/m,
    ],
    [
      'with too few wrong last writes',
      without((task) => task.category === 'abstention'),
      /^a wrong last write: \d+ scenarios, fewer than 30$/m,
    ],
    [
      'with two scenarios of the same words',
      [...PUBLIC, replaced(PUBLIC[9] as Scenario)],
      /^broken: shares 1\.00 of its words with writ_000009$/m,
    ],
  ])('is rejected %s', (_, scenarios, problem) => {
    expect(validate(scenarios).join('\n')).toMatch(problem);
  });
});

it.skipIf(scenarioFiles.length === 0)('taskProblems finds none in the published scenarios of version 0.2.0', () => {
  for (const path of scenarioFiles) {
    const scenario = Scenario.transform(taskOf).parse(JSON.parse(readFileSync(path, 'utf8')));
    expect([path, ...taskProblems(scenario)]).toEqual([path]);
  }
});

const TASKS = Array.from({ length: 300 }, (_, i) => generator.generate('last', i));

it.each([
  ['update/changed', false],
  ['update/changed-twice', false],
  ['update/back-again', false],
  ['update/out-of-order', true],
  ['update/hearsay', true],
  ['update/withdrawn', true],
  ['update/similar-fact-last', true],
  ['update/assistant-error', true],
  ['retrieval/told-last', false],
  ['retrieval/told-first', true],
  ['forgetting/stopgap-over', true],
  ['forgetting/deleted-and-told-anew', false],
  ['multi_hop/fact-changed', false],
  ['multi_hop/other-person-last', true],
  ['constraint/shown', false],
  ['constraint/changed', false],
  ['constraint/exception-last', true],
  ['constraint/another-person', true],
])('lastWriteIsWrong for %s returns %s', (template, wrong) => {
  const tasks = TASKS.filter((task) => task.template === template);
  expect(tasks.length).toBeGreaterThan(1);
  expect(tasks.map(lastWriteIsWrong)).toEqual(tasks.map(() => wrong));
});
