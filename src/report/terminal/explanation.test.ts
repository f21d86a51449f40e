import { describe, expect, it } from 'vitest';
import { described } from '../../../test/support/described.ts';
import type { Item, Outcome } from '../../protocol/outcome.ts';
import type { Reply } from '../../protocol/reply.ts';
import type { TaskStory } from '../../suite/story.ts';
import type { Explanation } from '../attempt.ts';
import { explanationText } from './explanation.ts';

const description = described({
  families: [
    { id: 'update', label: 'Updates' },
    { id: 'code', label: 'Identifiers' },
  ],
  failureModes: [
    { id: 'missing', label: 'Missing', rule: 'It did not come back.' },
    { id: 'forbidden', label: 'Forbidden', rule: 'What is outdated came back.' },
  ],
});

const event = (sourceId: string, text: string) => ({
  sourceId,
  text,
  timestamp: '',
  marks: [],
  role: 'neither' as const,
});
const question = (text: string, gold: string[][], forbidden: string[] = [], facts: string[] = []) => ({
  ...{ text, gold, forbidden, facts },
});
const story: TaskStory = {
  events: [event('e1', 'The limit is 10.'), event('e2', 'The limit is 20.'), event('e3', 'Rain \u001b[31mtoday.')],
  question: 'Four questions.',
  questions: [
    question('What is the limit now?', [['e2', 'e4']], ['e1'], ['north']),
    question('Which one is KR-1?', [['e3']]),
    question('What was the limit in May?', [['e1']], ['e2']),
    question('Which one is KR-2?', []),
  ],
  facts: [],
  gold: [],
};

const item = (pair: string, family: string, more: Partial<Item> = {}): Item => ({
  pair,
  family,
  verdict: 'passed',
  ...more,
});
const ITEMS = [
  item('p1', 'update', { verdict: 'failed', failure_modes: ['forbidden'], kept: 2 }),
  item('p2', 'code'),
  item('p1', 'update'),
  item('p2', 'code'),
];
const query = (...evidence: string[]): Reply => ({ method: 'query', result: { evidence } });
const REPLIES: Reply[] = [
  { method: 'observe', result: {} },
  query('e1', 'e2', 'e3'),
  query('e3'),
  query('e1'),
  { method: 'query', result: { evidence: [], abstain: true } },
];

const plain = (text: string) => text;
function explained(change: Partial<Explanation> = {}, items: readonly Item[] = ITEMS, replies = REPLIES): string {
  const outcome: Outcome = {
    ...{ id: 'world_7', family: 'short', cluster: 'c', slices: {}, verdict: 'failed', values: {}, failure_modes: [] },
    items: [...items],
  };
  const answers = [{ arm: undefined, replies }];
  return explanationText(
    { description, story, outcome, answers, capabilities: [], ...change },
    { bold: plain, dim: plain, good: plain, bad: plain },
  );
}

describe('explanationText for a task with pairs', () => {
  it('shows both questions of a failed pair with gold, evidence and reason, and passed pairs by name', () => {
    expect(explained()).toBe(`world_7 · short · failed · 1 of 2 pairs passed

p1 · Updates · failed
  What is the limit now? [north]
    failed: What is outdated came back.
    right      e2  The limit is 20. (or e4)
               not e1
    came back  not   e1  The limit is 10.
               right e2  The limit is 20.
               1 more that did not count
  What was the limit in May?
    passed
    right      e1  The limit is 10.
               not e2
    came back  right e1  The limit is 10.

Passed: p2 (identifiers)
`);
  });

  it('shows a passed pair on request, and escapes terminal controls', () => {
    const text = explained({ pair: 'p2' });
    expect(text).not.toMatch(/p1|Passed:/);
    expect(text).toContain('came back  right e3  Rain \\u001b[31mtoday.');
    expect(text).toMatch(/KR-2\?\n {4}passed\n {4}right {6}nothing\n {4}came back {2}it abstained\n$/);
  });

  it('shows memories by their text, a fault by its code, and questions that were not asked', () => {
    const memories: Reply = {
      method: 'query',
      result: { evidence: [], memories: [{ text: 'limit 10' }, { text: 'x' }] },
    };
    const failed = ITEMS.map((one) => ({ ...one, verdict: 'failed' as const, kept: 1 }));
    const text = explained({ capabilities: ['memories'] }, failed, [
      memories,
      { method: 'query', fault: 'adapter.exit' },
    ]);
    expect(text).toMatch(/limit now\?[^?]*came back {2}limit 10\n +1 more that did not count/);
    expect(text).toMatch(/KR-1\?[^?]*came back {2}fault adapter\.exit/);
    expect(text).toMatch(/in May\?[^?]*came back {2}nothing: it was not asked/);
  });
});
