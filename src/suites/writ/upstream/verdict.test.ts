import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areStatedScenarios, conformanceFiles, scenarioFiles } from '../../../../test/support/conformance.ts';
import type { Capability } from '../../../protocol/reply.ts';
import { taskOf } from '../scenario.ts';
import { Scenario } from '../schema.ts';
import { upstreamModes } from './failure-modes.ts';
import { type UpstreamReply, type UpstreamVerdict, upstreamVerdict } from './verdict.ts';

interface Changes {
  readonly truth?: object;
  readonly probe?: object;
  readonly event?: object;
  readonly category?: string;
}

const history = ['Acme', 'Initech'].map((value, at) => ({
  value,
  as_of: `2025-0${at + 1}-03T10:00:00Z`,
  source_session: at + 1,
}));

function scenario({ truth, probe, event, category = 'update' }: Changes = {}) {
  return Scenario.transform(taskOf).parse({
    scenario_id: 'one',
    version: '1.0.0',
    category,
    sessions: [1, 2, 3].map((session_id) => ({
      session_id,
      timestamp: `2025-0${session_id}-03T10:00:00Z`,
      messages: [{ role: 'user', content: 'words' }],
    })),
    memory_events: [{ id: 'e', type: 'mutable', value: 'Initech', introduced_in: 1, should_persist: true, ...event }],
    probe: { session: 3, prompt: 'Who?', required_capabilities: [], should_abstain: false, ...probe },
    ground_truth: { current_value: 'Initech', value_history: history, ...truth },
  });
}

const said = (answer: string, more: Partial<UpstreamReply> = {}): UpstreamReply => ({
  answer,
  abstained: answer === '',
  ...more,
});
const asking = (...required_capabilities: string[]) => ({ required_capabilities });
const list = (...required_elements: string[]) => ({ eval_rubric: { method: 'structured', required_elements } });
const source = (...source_ids: string[]) => ({ provenance: [{ value: 'Initech', source_ids }] });
const TRACED = {
  truth: { provenance: { source_session: 2, source_message_index: 0, agent_or_user: 'user' } },
  probe: asking('provenance_tracing'),
};
const DATED = { probe: { temporal_query: { as_of: '2025-01-20', expect_current: false } } };
const CHECKED = {
  probe: asking('constraint_application'),
  truth: { constraint_check: { must_contain: ['tram'], must_not_contain: ['tower'] } },
};
const CERTIFIED = { probe: asking('pre_delivery_certification'), truth: { expected_integrity_flag: true } };
const PROMPTED = { current_value: 'the tram to Belem', eval_rubric: { method: 'llm_judge', rubric_prompt: 'Is it?' } };

describe('upstreamVerdict', () => {
  it.each<[string, Partial<UpstreamVerdict>, UpstreamReply, Changes, Capability[]]>([
    ['finds a value in any words', { recall_accuracy: true, update_fidelity: true }, said('INITECHS it is'), {}, []],
    ['wants the present value last', { update_fidelity: false }, said('Initech, not Acme'), {}, []],
    ['accepts an older value before it', { update_fidelity: true }, said('Acme, now Initech'), {}, []],
    [
      'does not measure an update of a value that never changed',
      { update_fidelity: null },
      said('x'),
      { truth: { value_history: [] } },
      [],
    ],
    [
      'accepts four fifths of a list',
      { recall_accuracy: true, recall_score: 0.8 },
      said('a b c d'),
      { truth: list('a', 'b', 'c', 'd', 'z') },
      [],
    ],
    [
      'rejects three quarters of a list',
      { recall_accuracy: false, recall_score: 0.75 },
      said('a b c'),
      { truth: list('a', 'b', 'c', 'z') },
      [],
    ],
    [
      'finds every member of an object',
      { recall_accuracy: true },
      said('Kim, 4'),
      { truth: { current_value: { name: 'Kim', age: 4 } } },
      [],
    ],
    [
      'never finds an object in an object',
      { recall_accuracy: false },
      said('Kim'),
      { truth: { current_value: { of: { name: 'Kim' } } } },
      [],
    ],
    [
      'judges without a model by long words',
      { recall_accuracy: true, recall_score: 1 },
      said('tram Belem'),
      { truth: PROMPTED },
      [],
    ],
    [
      'rejects one of two long words',
      { recall_accuracy: false, recall_score: 0.5 },
      said('tram'),
      { truth: PROMPTED },
      [],
    ],
    ['recalls nothing from an abstention', { recall_accuracy: false, abstention_quality: false }, said('', {}), {}, []],
    [
      'accepts an abstention that is due',
      { abstention_quality: true },
      said(''),
      { probe: { should_abstain: true } },
      [],
    ],
    ['finds an invented value', { hallucination_rate: true }, said('Hooli'), {}, []],
    ['finds no invention if a known value is named', { hallucination_rate: false }, said('not Acme'), {}, []],
    ['checks a constraint', { constraint_consistency: true }, said('Take the tram.'), CHECKED, []],
    [
      'rejects a forbidden word, even if it is denied',
      { constraint_consistency: false },
      said('tram, no tower'),
      CHECKED,
      [],
    ],
    [
      'uses recall if there is no check of the constraint',
      { constraint_consistency: true },
      said('Initech'),
      { probe: asking('constraint_application') },
      [],
    ],
    [
      'reads a history',
      { detectability: true },
      said('x', { history: [{ value: 'Acme' }, { value: 'initech' }] }),
      {},
      [],
    ],
    [
      'demands several values in a history',
      { detectability: false },
      said('x', { history: [{ value: 'Initech' }] }),
      {},
      [],
    ],
    ['reads a past state', { temporal_accuracy: true }, said('x', { past: [{ value: 'acme' }] }), DATED, []],
    [
      'demands the value of that time',
      { temporal_accuracy: false },
      said('x', { past: [{ value: 'Initech' }] }),
      DATED,
      [],
    ],
    ['does not measure an undeclared state', { temporal_accuracy: null }, said('x'), DATED, []],
    ['accepts the right source', { provenance_completeness: true }, said('x', source('one_s2_m0')), TRACED, []],
    ['rejects another source', { provenance_completeness: false }, said('x', source('one_s1_m0')), TRACED, []],
    [
      'measures authority if it is declared',
      { source_authority_integrity: true },
      said('Initech'),
      { probe: asking('source_authority_tracking'), event: { source_authority: 'user_stated' } },
      ['source_authority'],
    ],
    [
      'does not measure undeclared authority',
      { source_authority_integrity: null },
      said('Initech'),
      { probe: asking('source_authority_tracking'), event: { source_authority: 'user_stated' } },
      [],
    ],
    [
      'measures duplicates if deduplication is declared',
      { dedup_accuracy: false },
      said('x'),
      { probe: asking('deduplication'), truth: { expected_entity_count: 1 } },
      ['deduplication'],
    ],
    [
      'measures failures by category',
      { failure_resilience: true },
      said('Initech'),
      { category: 'failure_injection' },
      [],
    ],
    ['measures lifecycles', { lifecycle_accuracy: false }, said('Acme'), { probe: asking('lifecycle_awareness') }, []],
    [
      'takes a confidence below 1 for a flag',
      { pre_delivery_detection: true },
      said('x', { confidence: 0.9 }),
      CERTIFIED,
      [],
    ],
    [
      'takes a confidence of 1 for no flag',
      { pre_delivery_detection: false },
      said('x', { confidence: 1 }),
      CERTIFIED,
      [],
    ],
    ['takes no confidence for no flag', { pre_delivery_detection: false }, said('x'), CERTIFIED, []],
  ])('%s', (_, expected, reply, changes, declared) => {
    expect(upstreamVerdict(scenario(changes), reply, new Set(declared))).toMatchObject(expected);
  });
});

describe('upstreamModes', () => {
  const modesOf = (reply: UpstreamReply, changes: Changes = {}) => {
    const task = scenario(changes);
    const verdict = upstreamVerdict(task, reply, new Set());
    return upstreamModes(verdict, reply, task);
  };

  it.each<[string[], UpstreamReply, Changes]>([
    [[], said('Initech'), {}],
    [['missing_memory', 'stale_memory'], said('Acme'), {}],
    [['missing_memory', 'memory_hallucination', 'layer_retrieval'], said('Hooli'), { truth: { value_history: [] } }],
    [['retrieval_miss', 'layer_retrieval'], said(''), { truth: { value_history: [] } }],
    [['false_confidence'], said('Initech'), { probe: { should_abstain: true } }],
    [['constraint_violation', 'layer_policy'], said('Initech'), CHECKED],
    [['silent_drift', 'layer_state'], said('Initech', { history: [] }), {}],
    [
      ['missing_memory', 'stale_memory', 'flush_corruption', 'layer_state'],
      said('Acme'),
      { category: 'failure_injection' },
    ],
    [['certification_miss', 'layer_policy'], said('Initech'), CERTIFIED],
  ])('are %j for the reply %j', (modes, reply, changes) => {
    expect(modesOf(reply, changes)).toEqual(modes);
  });
});

/** The metric of a field of the original's verdicts, if it has another name. */
const METRIC_OF: Readonly<Record<string, string>> = {
  recall_correct: 'recall_accuracy',
  constraint_respected: 'constraint_consistency',
  abstention_correct: 'abstention_quality',
  hallucination_detected: 'hallucination_rate',
  failure_resilient: 'failure_resilience',
  lifecycle_current_correct: 'lifecycle_accuracy',
  pre_delivery_flagged: 'pre_delivery_detection',
};

const verdictFiles = conformanceFiles('writ-v0.2.0', /^upstream-verdicts.*\.json$/);

describe.skipIf(verdictFiles.length === 0)('upstreamVerdict and the original', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

  it('give the same verdict on seven answers to each scenario that has verdicts, in every field', () => {
    const tasks = scenarioFiles.map((path) => Scenario.transform(taskOf).parse(read(path)));
    const told = verdictFiles.flatMap((path) => Object.entries(read(path).variants as Variants));
    const compared = told.flatMap(([kind, verdicts]) =>
      tasks.flatMap((task) => {
        const { answer, ...fields } = verdicts[task.id] ?? {};
        if (answer === undefined) return [];
        const theirs = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [METRIC_OF[name] ?? name, value]),
        );
        const ours = Object.entries(upstreamVerdict(task, said(answer), new Set())).filter(
          ([, value]) => value !== null,
        );
        return [{ name: `${kind} ${task.id}`, ours: Object.fromEntries(ours), theirs }];
      }),
    );
    expect(compared).toHaveLength(told.flatMap(([, verdicts]) => Object.keys(verdicts)).length);
    if (areStatedScenarios()) expect(compared.length).toBeGreaterThanOrEqual(371);
    for (const { name, ours, theirs } of compared) expect({ name, ...ours }).toEqual({ name, ...theirs });
  });
});

/** Verdicts by kind of answer and scenario. */
type Variants = Record<string, Record<string, { readonly answer?: string }>>;
