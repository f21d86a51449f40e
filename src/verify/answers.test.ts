import { describe, expect, it } from 'vitest';
import type { QueryResult, Reply } from '../protocol/reply.ts';
import { answerFingerprint } from './answers.ts';

const printOf = (...replies: readonly Reply[]) => answerFingerprint([{ key: 'native/1/0', replies }]);
const asked = (result: Partial<QueryResult>) => printOf({ method: 'query', result: { evidence: [], ...result } });

describe('answerFingerprint', () => {
  it.each<[string, Partial<QueryResult>, Partial<QueryResult>]>([
    ['evidence', { evidence: ['a'] }, { evidence: ['b'] }],
    ['context', { context: 'one' }, { context: 'two' }],
    ['memories', { memories: [{ text: 'one' }] }, { memories: [{ text: 'two' }] }],
    ['an action', { action: 'one' }, { action: 'two' }],
    ['an answer', { answer: 'one' }, { answer: 'two' }],
    ['abstention', { abstain: true }, { abstain: false }],
  ])('distinguishes two answers by %s alone', (_, one, other) => {
    expect(asked(one)).not.toBe(asked(other));
    expect(asked(one)).not.toBe(0);
  });

  it.each<[string, Partial<QueryResult>, Partial<QueryResult>]>([
    ['the order of evidence', { evidence: ['a', 'b'] }, { evidence: ['b', 'a', 'a'] }],
    ['confidence', { answer: 'one', confidence: 0.1 }, { answer: 'one' }],
    ['usage', { answer: 'one', usage: { input_tokens: 1, output_tokens: 1 } }, { answer: 'one' }],
    ['flags', { answer: 'one', flags: ['x'] }, { answer: 'one' }],
    ['ids in texts', { context: 'of 0123456789abcdef' }, { context: 'of fedcba9876543210' }],
  ])('does not distinguish them by %s', (_, one, other) => expect(asked(one)).toBe(asked(other)));

  it('is 0 without an answer', () => {
    expect(asked({})).toBe(0);
    expect(printOf({ method: 'observe', result: { written: ['a'] } })).toBe(0);
    expect(printOf({ method: 'query', fault: 'adapter.timeout' })).toBe(0);
  });
});
