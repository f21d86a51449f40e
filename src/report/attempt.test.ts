import { describe, expect, it } from 'vitest';
import type { Outcome } from '../protocol/outcome.ts';
import type { Capability, Reply } from '../protocol/reply.ts';
import type { SuiteDescription } from '../suite/description.ts';
import type { TaskStory } from '../suite/story.ts';
import { attemptOf } from './attempt.ts';

const description = {
  failureModes: ['late', 'wrong'].map((id) => ({ id, label: id, rule: id })),
  metrics: [{ id: 'cost', unit: 'tokens' }],
} as unknown as SuiteDescription;
const story = {
  events: ['a', 'b', 'c'].map((sourceId) => ({ sourceId })),
  abstaining: ['wait'],
} as unknown as TaskStory;
const outcome = { verdict: 'failed', failure_modes: ['wrong', 'late'], values: { cost: 12.5 } };

const attempt = (reply: Reply, capabilities: readonly Capability[] = [], change: object = {}) =>
  attemptOf({
    description,
    story,
    outcome: { ...outcome, ...change } as unknown as Outcome,
    answers: [{ arm: undefined, replies: [reply] }],
    capabilities,
  });
const query = (result: object) => ({ method: 'query', result: { evidence: [], ...result } }) as Reply;

describe('what a system did with a task', () => {
  it('names events by their places, each once, and counts what is none', () => {
    const [said] = attempt(query({ evidence: ['c', 'a', 'c', 'foreign:x', 'foreign:x', 'foreign:y'] })).said;
    expect(said).toMatchObject({ named: [0, 2], foreign: 2 });
  });

  it('holds only what was declared', () => {
    const all = query({ action: 'go', answer: 'yes', abstain: true });
    expect(attempt(all).said).toEqual([{ arm: undefined, method: 'query', told: false, named: [], foreign: 0 }]);
    const told = attempt(all, ['action', 'answer', 'abstain']).said;
    expect(told).toMatchObject([{ action: 'go', answer: 'yes', abstained: true }]);
    expect(attempt({ method: 'observe', result: { written: ['b'] } }).said).toEqual([]);
    expect(attempt({ method: 'observe', result: { written: ['b'] } }, ['written']).said).toMatchObject([
      { named: [1] },
    ]);
  });

  it.each([
    [{ action: 'wait' }, true],
    [{ action: 'wait', abstain: false }, false],
    [{ action: 'go' }, false],
    [{}, false],
  ])('takes %j for abstained: %s', (result, abstained) => {
    expect(attempt(query(result), ['abstain']).said).toMatchObject([{ abstained }]);
  });

  it('gives the verdict, the modes in the suite’s order and the tokens', () => {
    expect(attempt(query({}))).toMatchObject({ verdict: 'failed', modes: ['late', 'wrong'], tokens: 12.5 });
    const broken = attempt({ method: 'query', fault: 'adapter.timeout' }, [], { verdict: 'errored', values: {} });
    expect(broken).toMatchObject({ verdict: 'errored', said: [{ fault: 'adapter.timeout' }] });
    expect(broken.tokens).toBeUndefined();
  });

  it('keeps a stranger’s text short, and safe to print', () => {
    const long = `\u001b[2J\u202e${'M'.repeat(1_000_000)}`;
    const [said] = attempt(query({ action: long, answer: long }), ['action', 'answer']).said;
    expect(said?.action).toMatch(/^\\u001b\[2J\\u202eM+…$/);
    expect([said?.action?.length, said?.answer?.length]).toEqual([81, 201]);
  });
});
