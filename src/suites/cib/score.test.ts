import { describe, expect, it } from 'vitest';
import type { Capability, QueryResult } from '../../protocol/reply.ts';
import { description } from './describe.ts';
import { replies } from './references.ts';
import type { CibEvent, CibTask } from './schema.ts';
import { score } from './score.ts';

const event = (id: string, more: Partial<CibEvent> = {}): CibEvent => ({
  source_id: id,
  timestamp: `2026-01-0${id.slice(1)}T00:00:00Z`,
  text: `text of ${id}`,
  should_write: true,
  project: 'p',
  domain: 'd',
  stale: false,
  superseded_by: null,
  ...more,
});

const task: CibTask = {
  id: 't',
  family: 'knowledge_update',
  project: 'p',
  domain: 'd',
  events: [
    event('e1', { stale: true, superseded_by: 'e3' }),
    event('e2', { should_write: false }),
    event('e3'),
    event('e4', { should_write: false }),
    event('e5', { should_write: false }),
  ],
  question: 'Which one now?',
  gold_evidence: ['e3'],
  stale_evidence: ['e1'],
  requires_abstention: false,
  gold_action: 'use_new',
  gold_answer: 'Use the new one.',
  allowed_actions: ['use_new', 'use_old', 'ask_user'],
};

const ALL: Capability[] = ['written', 'action', 'answer', 'abstain', 'usage'];

function scored(query: QueryResult, capabilities: Capability[] = [], of: CibTask = task, written?: string[]) {
  return score(of, replies(of, query, written), new Set(capabilities));
}

describe('score: equations of section 7.1', () => {
  it('counts an id that gold evidence names twice once, since G is a set', () => {
    const repeated = { ...task, gold_evidence: ['e3', 'e3'], stale_evidence: [] };
    const once = { ...repeated, gold_evidence: ['e3'] };
    for (const evidence of [['e3'], ['e2', 'e3', 'e4', 'e5'], ['e2'], []]) {
      const answer = { evidence, action: 'use_old', answer: 'Use it.' };
      expect(scored(answer, ALL, repeated)).toEqual(scored(answer, ALL, once));
    }
    expect(scored({ evidence: ['e3'] }, [], repeated).values.evidence_precision).toBe(1);
  });

  it.each([
    [
      ['e3'],
      { evidence_precision: 1, evidence_recall: 1, retrieval_sufficiency: 1, stale_error: 0, unsupported_risk: 0 },
    ],
    [['e1', 'e3'], { evidence_precision: 0.5, evidence_recall: 1, retrieval_sufficiency: 0, stale_error: 1 }],
    [['e2'], { evidence_precision: 0, evidence_recall: 0, retrieval_sufficiency: 0, unsupported_risk: 1 }],
    [[], { evidence_precision: 0, evidence_recall: 0, retrieval_sufficiency: 0, unsupported_risk: 0, stale_error: 0 }],
    [['e2', 'e3', 'e4'], { evidence_precision: 1 / 3, context_flood: 0, retrieval_sufficiency: 1 }],
    [['e2', 'e3', 'e4', 'e5'], { evidence_precision: 0.25, context_flood: 1, retrieval_sufficiency: 1 }],
    [['e3', 'e3'], { evidence_precision: 1 }],
  ])('computes the metrics of the evidence %j', (evidence, values) => {
    expect(scored({ evidence }).values).toMatchObject(values);
  });

  it('estimates tokens as distinct words of the question plus those of each event', () => {
    // which one now; text of e3
    expect(scored({ evidence: ['e3'] }).values).toMatchObject({ avg_tokens: 6, grounded_utility_per_1k: [1000, 6] });
    expect(scored({ evidence: ['e1'] }).values).toMatchObject({ avg_tokens: 6, grounded_utility_per_1k: [0, 6] });
  });
});

describe('score: undeclared members', () => {
  it('are not measured, even if they are sent', () => {
    const said = {
      evidence: ['e3'],
      action: 'use_old',
      answer: 'x',
      abstain: true,
      usage: { input_tokens: 1, output_tokens: 1 },
    };
    const { values, verdict } = scored(said, [], task, ['e1']);
    for (const metric of [
      'action_accuracy',
      'answer_accuracy',
      'abstention_precision',
      'write_precision',
      'billable_tokens',
    ]) {
      expect(values).not.toHaveProperty(metric);
    }
    expect(verdict).toBe('passed');
  });
});

describe('score: declared members', () => {
  it('are measured', () => {
    const said = {
      evidence: ['e3'],
      action: 'use_new',
      answer: '  use THE new one',
      usage: { input_tokens: 30, output_tokens: 10 },
    };
    expect(scored(said, ALL, task, ['e1', 'e2', 'e3']).values).toMatchObject({
      action_accuracy: 1,
      answer_accuracy: 1,
      unsupported_claim_rate: 0,
      write_precision: [2, 3],
      write_recall: [2, 2],
      billable_tokens: 40,
      grounded_utility_billed_per_1k: [1000, 40],
    });
  });

  it.each(['', ' ', '\n\t'])('make no claim with the answer %j', (answer) => {
    expect(scored({ evidence: ['e3'], answer }, ALL).values).not.toHaveProperty('unsupported_claim_rate');
    expect(scored({ evidence: ['e3'], answer: 'x' }, ALL).values).toHaveProperty('unsupported_claim_rate');
  });

  it('count as wrong if they are absent', () => {
    expect(scored({ evidence: ['e3'] }, ALL)).toMatchObject({
      verdict: 'failed',
      values: { action_accuracy: 0, answer_accuracy: 0 },
    });
  });

  it('grade abstentions by whether the task requires one', () => {
    const due = { ...task, requires_abstention: true, gold_action: 'ask_user' };
    expect(scored({ evidence: ['e3'], abstain: true }, ['abstain'], due).values).toMatchObject({
      abstention_precision: 1,
      abstention_recall: 1,
    });
    expect(scored({ evidence: ['e3'], action: 'ask_user' }, ['abstain', 'action'], due).values).toMatchObject({
      abstention_recall: 1,
    });
    expect(scored({ evidence: ['e3'], abstain: true }, ['abstain']).values).toMatchObject({ abstention_precision: 0 });
    const silent = scored({ evidence: ['e3'] }, ['abstain'], due).values;
    expect(silent).toMatchObject({ abstention_recall: 0 });
    expect(silent).not.toHaveProperty('abstention_precision');
  });
});

describe('score: abstention accuracy', () => {
  const due = { ...task, requires_abstention: true };
  it.each<[string, QueryResult, CibTask, number]>([
    ['abstains where it is due', { evidence: [], abstain: true }, due, 1],
    ['does not abstain where it is due', { evidence: [] }, due, 0],
    ['abstains where it is not due', { evidence: [], abstain: true }, task, 0],
    ['does not abstain where it is not due', { evidence: [], abstain: false }, task, 1],
  ])('grades a system that %s', (_, query, of, value) => {
    expect(scored(query, ['abstain'], of).values.abstention_accuracy).toBe(value);
  });

  it('is 0 for a task that errored, and absent if nothing is declared', () => {
    const episodes = [{ key: 't', replies: [{ method: 'query', fault: 'adapter.timeout' }] }];
    expect(score(task, episodes, new Set(['abstain'])).values.abstention_accuracy).toBe(0);
    expect(scored({ evidence: [], abstain: false }).values).not.toHaveProperty('abstention_accuracy');
  });
});

describe('score: supported correct outcomes per billed token', () => {
  const usage = { input_tokens: 30, output_tokens: 10 };
  it.each<[string, Capability[], QueryResult, number | undefined]>([
    ['sufficient, the right action', ['action'], { evidence: ['e3'], action: 'use_new' }, 1000],
    ['sufficient, a wrong action', ['action'], { evidence: ['e3'], action: 'use_old' }, 0],
    ['the right action on stale evidence', ['action'], { evidence: ['e1', 'e3'], action: 'use_new' }, 0],
    ['sufficient, the right answer', ['answer'], { evidence: ['e3'], answer: 'Use the new one' }, 1000],
    ['sufficient, a wrong answer', ['answer'], { evidence: ['e3'], answer: 'Use the old one' }, 0],
    ['neither action nor answer', [], { evidence: ['e3'] }, undefined],
  ])('are computed for: %s', (_, capabilities, query, value) => {
    const { values } = scored({ ...query, usage }, [...capabilities, 'usage']);
    expect(values.supported_correct_per_1k).toEqual(value === undefined ? undefined : [value, 40]);
    expect(values.grounded_utility_billed_per_1k).toEqual([values.retrieval_sufficiency === 1 ? 1000 : 0, 40]);
  });
});

describe('score: tags of section 4', () => {
  it.each<[Partial<CibTask>, string, string]>([
    [{}, 'superseded evidence', 'Stale override'],
    [{ stale_evidence: [], family: 'abstention' }, 'one source', 'Unsupported confidence'],
    [{ stale_evidence: [], family: 'multi_session', gold_evidence: ['e3', 'e4'] }, 'several sources', 'Over-update'],
    [{ difficulty: 'hard', failure_mode: 'false_memory' }, 'hard', 'False memory'],
    [{ failure_mode: 'of their own' }, 'superseded evidence', 'of their own'],
  ])('are derived from %j', (change, difficulty, mode) => {
    const { slices } = scored({ evidence: [] }, [], { ...task, ...change });
    expect(slices).toEqual({ difficulty, domain: 'd', failure_mode: mode });
  });
});

describe('score: a task that errored', () => {
  it('is wrong in all that the system declared, has no cost that is known, and no failure mode', () => {
    const episodes = [{ key: 't', replies: [{ method: 'query', fault: 'adapter.timeout' }] }];
    const outcome = score(task, episodes, new Set(ALL));
    expect(outcome).toMatchObject({ verdict: 'errored', failure_modes: [] });
    expect(outcome.values).toEqual({
      ...{ evidence_precision: 0, evidence_recall: 0, retrieval_sufficiency: 0, action_upper_bound: 0 },
      ...{ stale_error: 1, unsupported_risk: 1, context_flood: 1, unsupported_claim_rate: 1 },
      ...{ action_accuracy: 0, answer_accuracy: 0, abstention_accuracy: 0, abstention_precision: 0 },
      ...{ write_precision: [0, 5], write_recall: [0, 2] },
      // The words of the question and of all five events: which, one, now; text, of, and an id.
      grounded_utility_per_1k: [0, 18],
    });
    expect(Object.keys(score(task, episodes, new Set()).values)).toHaveLength(8);
  });

  it('is one in which any call failed, whatever was answered later', () => {
    const replies = [
      { method: 'observe', fault: 'adapter.timeout' },
      { method: 'query' as const, result: { evidence: ['e3'] } },
    ];
    expect(score(task, [{ key: 't', replies }], new Set()).verdict).toBe('errored');
  });
});

describe('score: failure modes of section 14', () => {
  const causal: CibTask = { ...task, family: 'causal_action' };
  const due: CibTask = { ...task, requires_abstention: true };
  it.each<[string, QueryResult, CibTask]>([
    ['context_flooding', { evidence: ['e1', 'e2', 'e3', 'e4'] }, task],
    ['quiet_omission', { evidence: [] }, task],
    ['stale_override', { evidence: ['e1'] }, task],
    ['over_update', { evidence: ['e4'] }, task],
    ['false_memory', { evidence: ['foreign:x'] }, task],
    ['false_memory', { evidence: [], answer: 'Zebras.' }, task],
    ['unsupported_confidence', { evidence: ['e2'], action: 'use_old' }, task],
    ['unsupported_confidence', { evidence: ['e3'], action: 'use_old' }, due],
    ['action_drift', { evidence: ['e3'], action: 'use_old' }, task],
    ['causal_confusion', { evidence: ['e1', 'e3'] }, causal],
    ['causal_confusion', { evidence: [], action: 'use_old' }, causal],
  ])('include %s for the reply %j', (mode, query, of) => {
    expect(scored(query, ['action', 'answer'], of).failure_modes).toContain(mode);
  });

  it.each<[string, QueryResult]>([
    ['over_update', { evidence: ['e2'] }],
    ['false_memory', { evidence: ['e2'], answer: 'use the one' }],
    ['unsupported_confidence', { evidence: ['e2'], abstain: true }],
    ['action_drift', { evidence: [], action: 'use_old' }],
    ['causal_confusion', { evidence: ['e1'] }],
    ['stale_override', { evidence: ['e2'] }],
    ['quiet_omission', { evidence: ['e1', 'e3'] }],
  ])('do not include %s for the reply %j', (mode, query) => {
    expect(scored(query, ['action', 'answer', 'abstain']).failure_modes).not.toContain(mode);
  });

  it('are the eight that the suite describes', () => {
    expect(description.failureModes).toHaveLength(8);
  });
});
