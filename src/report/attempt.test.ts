import { describe, expect, it } from 'vitest';
import { described, metricOf, outcomeOf } from '../../test/support/described.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Capability, Reply } from '../protocol/reply.ts';
import type { TaskStory } from '../suite/story.ts';
import { attemptOf } from './attempt.ts';

const description = described({
  failureModes: ['late', 'wrong'].map((id) => ({ id, label: id, rule: id })),
  metrics: [metricOf('cost', { unit: 'tokens' })],
});
const story = {
  events: ['a', 'b', 'c'].map((sourceId) => ({ sourceId })),
  abstaining: ['wait'],
} as unknown as TaskStory;
const outcome = outcomeOf({ failure_modes: ['wrong', 'late'], values: { cost: 12.5 } });

const attempt = (reply: Reply, capabilities: readonly Capability[] = [], change: Partial<Outcome> = {}) =>
  attemptOf({
    description,
    story,
    outcome: { ...outcome, ...change },
    answers: [{ arm: undefined, replies: [reply] }],
    capabilities,
  });
const query = (result: object) => ({ method: 'query', result: { evidence: [], ...result } }) as Reply;

describe('attemptOf', () => {
  it('lists each cited event once by its index, in the order of the reply, and counts distinct foreign ids', () => {
    const [reply] = attempt(query({ evidence: ['c', 'a', 'c', 'foreign:x', 'foreign:x', 'foreign:y'] })).replies;
    expect(reply).toMatchObject({ cited: [2, 0], foreign: 2 });
    const [written] = attempt({ method: 'observe', result: { written: ['c', 'b'] } }, ['written']).replies;
    expect(written?.cited).toEqual([1, 2]);
  });

  it('says how many of the cited events count, if the budget kept only the first entries of a reply', () => {
    const evidence = ['c', 'foreign:x', 'a', 'b'];
    const withinOf = (kept: number | undefined, capabilities: readonly Capability[] = []) =>
      attempt(query({ evidence }), capabilities, { items: [{ verdict: 'failed', kept }] }).replies[0]?.within;
    expect([1, 2, 3, 4, undefined].map((kept) => withinOf(kept))).toEqual([1, 1, 2, undefined, undefined]);
    expect(withinOf(1, ['memories'])).toBeUndefined();
  });

  it('keeps only the declared fields of a reply', () => {
    const all = query({ action: 'go', answer: 'yes', abstain: true });
    expect(attempt(all).replies).toEqual([{ arm: undefined, method: 'query', observed: false, cited: [], foreign: 0 }]);
    const declared = attempt(all, ['action', 'answer', 'abstain']).replies;
    expect(declared).toMatchObject([{ action: 'go', answer: 'yes', abstained: true }]);
    expect(attempt({ method: 'observe', result: { written: ['b'] } }).replies).toEqual([]);
    expect(attempt({ method: 'observe', result: { written: ['b'] } }, ['written']).replies).toMatchObject([
      { cited: [1] },
    ]);
  });

  it.each([
    [{ action: 'wait' }, true],
    [{ action: 'wait', abstain: false }, false],
    [{ action: 'go' }, false],
    [{}, false],
  ])('reads %j as abstained: %s', (result, abstained) => {
    expect(attempt(query(result), ['abstain']).replies).toMatchObject([{ abstained }]);
  });

  it('returns the verdict, the failure modes in the suite’s order, the tokens and the faults', () => {
    expect(attempt(query({}))).toMatchObject({ verdict: 'failed', modes: ['late', 'wrong'], tokens: 12.5 });
    const broken = attempt({ method: 'query', fault: 'adapter.timeout' }, [], { verdict: 'errored', values: {} });
    expect(broken).toMatchObject({ verdict: 'errored', replies: [{ fault: 'adapter.timeout' }] });
    expect(broken.tokens).toBeUndefined();
  });

  it('truncates and escapes the texts of a system', () => {
    const long = `\u001b[2J\u202e${'M'.repeat(1_000_000)}`;
    const [reply] = attempt(query({ action: long, answer: long }), ['action', 'answer']).replies;
    expect(reply?.action).toMatch(/^\\u001b\[2J\\u202eM+…$/);
    expect([reply?.action?.length, reply?.answer?.length]).toEqual([81, 201]);
  });
});

describe('attemptOf a task with several questions', () => {
  const asked = (gold: readonly string[][], forbidden: readonly string[] = []) => ({
    text: '',
    facts: [],
    gold,
    forbidden,
  });
  const beyond = (
    result: object,
    {
      question = asked([['a'], ['b', 'c']], ['d']),
      capabilities = [],
      modes = ['late'],
    }: { question?: object; capabilities?: readonly Capability[]; modes?: readonly string[] } = {},
  ) =>
    attemptOf({
      description: {
        ...description,
        failureModes: description.failureModes.map((mode) => (mode.id === 'late' ? { ...mode, cut: true } : mode)),
      },
      story: {
        events: ['a', 'b', 'c', 'd'].map((sourceId) => ({ sourceId, text: `Text of ${sourceId}.` })),
        questions: [question],
      } as unknown as TaskStory,
      outcome: { ...outcome, items: [{ verdict: 'failed', failure_modes: [...modes] }] },
      answers: [{ arm: undefined, replies: [query(result)] }],
      capabilities,
    }).items[0]?.beyondBudget;

  it('says that a reply has all that is needed, so that the budget cut it off', () => {
    expect(beyond({ evidence: ['x', 'a', 'c'] })).toBe(true);
    expect(beyond({ evidence: ['a'] })).toBeUndefined();
    expect(beyond({ evidence: ['a', 'b', 'd'] })).toBeUndefined();
    expect(beyond({ evidence: ['a', 'b'], abstain: true })).toBeUndefined();
    expect(beyond({ evidence: ['a', 'b'] }, { modes: ['wrong'] })).toBeUndefined();
    expect(beyond({ evidence: ['a', 'b'] }, { question: asked([]) })).toBeUndefined();
  });

  it('says so of a system with a text of its own only where that text holds the events', () => {
    const capabilities = ['context'] as const;
    expect(beyond({ evidence: ['a', 'b'], context: 'Text of a. Text of b.' }, { capabilities })).toBe(true);
    expect(beyond({ evidence: ['a', 'b'], context: 'Text of a.' }, { capabilities })).toBeUndefined();
    expect(beyond({ evidence: ['a', 'b'] }, { capabilities: ['memories'] })).toBeUndefined();
  });
});
