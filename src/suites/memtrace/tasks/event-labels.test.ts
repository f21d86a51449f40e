import { describe, expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import { deadBranches, eventLabelsOf, isUnder } from './event-labels.ts';

describe('deadBranches and isUnder', () => {
  it.each([
    ['whose step failed', [{ kind: 'step', branch: 'a', status: 'failed' }], ['a']],
    ['whose step was completed', [{ kind: 'step', branch: 'a', status: 'completed' }], []],
    ['that is still open', [{ kind: 'step', branch: 'a' }], []],
    [
      'that was completed and rolled back',
      [
        { kind: 'step', branch: 'a', status: 'completed' },
        { kind: 'rollback', branch: 'a' },
      ],
      ['a'],
    ],
    ['on which a tool was called', [{ kind: 'tool_call', branch: 'a' }], []],
  ] as const)('deadBranches decides about a branch %s', (_, events, dead) => {
    expect([...deadBranches(events)]).toEqual(dead);
  });

  it.each([
    ['a/b', ['a'], true],
    ['a/b', ['a/b'], true],
    ['a', ['a/b'], false],
    ['ab', ['a'], false],
    ['a/c', ['a/b'], false],
  ])('isUnder for %s and %j returns %s', (branch, dead, under) => {
    expect(isUnder(branch, new Set(dead))).toBe(under);
  });
});

describe('eventLabelsOf', () => {
  const task = taskOf([
    { id: 'open', kind: 'step', branch: 'r/a' },
    { id: 'call', kind: 'tool_call', branch: 'r/a' },
    { id: 'word', kind: 'message', branch: 'r/a' },
    { id: 'paper', kind: 'document', branch: 'r/a' },
    { id: 'inner', kind: 'tool_result', branch: 'r/a/b' },
    { id: 'end', kind: 'step', branch: 'r/a', status: 'failed' },
    { id: 'undone', kind: 'rollback', branch: 'r/c' },
    { id: 'other', kind: 'tool_result', branch: 'r/d' },
    { id: 'old', kind: 'message', superseded_by: 'other' },
    { id: 'gone', kind: 'message', expires_at: '2026-01-02T00:00:00Z' },
    { id: 'lasting', kind: 'message', expires_at: '2027-01-01T00:00:00Z' },
    { id: 'foreign', kind: 'tool_result', workspace: 'elsewhere', branch: 'r/a' },
  ]);
  const labels = eventLabelsOf({ ...task, payloads: [{ source_id: 'inner', text: 'x' }] });

  it('marks plans, calls and results on a dead branch as dead, but not messages, documents and ends', () => {
    expect([...labels.dead]).toEqual(['open', 'call', 'inner']);
    expect([...labels.unsafeFailures]).toEqual(['inner']);
  });

  it('marks events as stale if they were replaced, or have expired when the question is asked', () => {
    expect([...labels.stale]).toEqual(['old', 'gone']);
  });

  it('marks an event of another workspace only as foreign', () => {
    expect([...labels.foreign]).toEqual(['foreign']);
    expect(labels.warnable.has('foreign')).toBe(false);
  });

  it('marks dead, stale and dangerous events and the ends of dead branches as warnable', () => {
    expect([...labels.warnable].sort()).toEqual(['call', 'end', 'gone', 'inner', 'old', 'open', 'undone']);
  });
});
