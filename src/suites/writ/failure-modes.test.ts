import { describe, expect, it } from 'vitest';
import type { Capability, QueryResult, Reply } from '../../protocol/reply.ts';
import { compile } from './compile.ts';
import { taskOf } from './scenario.ts';
import { Scenario } from './schema.ts';
import { score } from './score.ts';

interface Changes {
  readonly category?: string;
  readonly asks?: readonly string[];
  readonly truth?: object;
  readonly event?: object;
}

/** A published scenario: a draft, then the decision, then the question. */
function published({ category = 'update', asks = [], truth, event }: Changes) {
  const told = ['The draft says ninety days for every vendor.', 'It is decided: thirty days for every vendor.'];
  return Scenario.transform(taskOf).parse({
    scenario_id: 'one',
    version: '1.0.0',
    category,
    sessions: [...told, 'Which period is it?'].map((content, at) => ({
      session_id: at + 1,
      timestamp: `2025-0${at + 1}-03T10:00:00Z`,
      messages: [{ role: 'user', content }],
    })),
    memory_events: [{ id: 'e', type: 'entity', value: 'thirty', introduced_in: 2, should_persist: true, ...event }],
    probe: { session: 3, prompt: 'Which period is it?', required_capabilities: asks, should_abstain: false },
    ground_truth: {
      current_value: 'thirty days',
      value_history: ['ninety days', 'thirty days'].map((value, at) => ({
        value,
        as_of: `2025-0${at + 1}-03T10:00:00Z`,
        source_session: at + 1,
      })),
      ...truth,
    },
  });
}

function scored(changes: Changes, result: Partial<QueryResult>) {
  const task = published(changes);
  const declared = new Set<Capability>(['answer', 'abstain', 'integrity_flags']);
  const replies = compile(task).map(({ key, steps }) => ({
    key,
    replies: steps.map((step): Reply => {
      if (step.method === 'query') return { method: 'query', result: { evidence: [], abstain: false, ...result } };
      return step.method === 'observe' ? { method: 'observe', result: {} } : { method: step.method, skipped: true };
    }),
  }));
  return score(task, replies, declared);
}

const [RIGHT, DRAFT, WRONG] = ['thirty days', 'ninety days', 'sixty days'];
const AUTHORITY = { asks: ['source_authority_tracking'], event: { source_authority: 'user_stated' } };
const CERTIFIED = { asks: ['pre_delivery_certification'], truth: { expected_integrity_flag: true } };
const CLEAN = { asks: ['pre_delivery_certification'], truth: { expected_integrity_flag: false } };
const FLAG = { flags: ['integrity:stale'] };

describe('score: metrics of version 0.2', () => {
  it.each<[string, Changes, number, Partial<QueryResult>, string | undefined]>([
    ['source_authority_integrity', AUTHORITY, 0, { answer: DRAFT }, 'authority_violation'],
    ['source_authority_integrity', AUTHORITY, 1, { answer: RIGHT }, undefined],
    [
      'dedup_accuracy',
      { asks: ['deduplication'], truth: { expected_entity_count: 1 } },
      0,
      { answer: WRONG },
      'extraction_drift',
    ],
    ['failure_resilience', { category: 'failure_injection' }, 0, { answer: WRONG }, 'flush_corruption'],
    ['failure_resilience', { category: 'failure_injection' }, 1, { answer: RIGHT }, undefined],
    ['lifecycle_accuracy', { asks: ['lifecycle_awareness'] }, 0, { answer: DRAFT }, 'lifecycle_blindness'],
    ['pre_delivery_detection', CERTIFIED, 0, { answer: RIGHT }, 'certification_miss'],
    ['pre_delivery_detection', CERTIFIED, 1, { answer: RIGHT, ...FLAG }, undefined],
    ['pre_delivery_detection', CLEAN, 0, { answer: RIGHT, ...FLAG }, 'certification_miss'],
    ['pre_delivery_detection', CLEAN, 1, { answer: RIGHT, flags: ['other'] }, undefined],
  ])('%s of %j is %s for %j', (metric, changes, value, result, mode) => {
    const { values, failure_modes: modes, verdict } = scored(changes, result);
    expect(values[metric]).toBe(value);
    if (mode === undefined) expect([modes, verdict]).toEqual([[], 'passed']);
    else expect([modes.includes(mode), verdict]).toEqual([true, 'failed']);
  });

  it('are not measured if a scenario does not ask for them', () => {
    const { values } = scored({ asks: ['retrieval'] }, { answer: RIGHT, ...FLAG });
    for (const id of [
      'source_authority_integrity',
      'dedup_accuracy',
      'failure_resilience',
      'lifecycle_accuracy',
      'pre_delivery_detection',
    ]) {
      expect([id, values[id]]).toEqual([id, undefined]);
    }
  });
});

describe('score: a settled matter', () => {
  it.each([
    ['false_closure', DRAFT],
    ['resolution_blindness', WRONG],
    [undefined, RIGHT],
  ])('has the failure mode %s for the answer %s', (mode, answer) => {
    const settled = ['false_closure', 'resolution_blindness'];
    const { failure_modes: modes } = scored({ asks: ['resolution_awareness'] }, { answer });
    expect(modes.filter((one) => settled.includes(one))).toEqual(mode === undefined ? [] : [mode]);
    expect(scored({}, { answer }).failure_modes.filter((one) => settled.includes(one))).toEqual([]);
  });
});
