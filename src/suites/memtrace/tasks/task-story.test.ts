import { expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import { taskStory } from './task-story.ts';

const task = taskOf(
  [
    { id: 'rule' },
    { id: 'old', superseded_by: 'new' },
    { id: 'call', kind: 'tool_call', branch: 'r/b', text: 'Run wipe.' },
    { id: 'end', kind: 'step', branch: 'r/b', status: 'failed' },
    { id: 'new', expires_at: '2026-02-01T00:00:00Z' },
    { id: 'far', workspace: 'elsewhere' },
  ],
  {
    needed: ['rule', 'new'],
    constraints: ['rule'],
    lessons: [['call', 'end']],
    payloads: [{ source_id: 'call', text: 'wipe' }],
    gold_action: 'a',
    allowed_actions: ['a', 'b'],
  },
);

it('taskStory shows each event with its role and its marks', () => {
  expect(taskStory(task).events.map(({ sourceId, marks, role }) => [sourceId, role, ...marks])).toEqual([
    ['rule', 'needed', 'message', 'binding rule'],
    ['old', 'forbidden', 'message', 'stale'],
    ['call', 'forbidden', 'tool call', 'branch r/b', 'dead branch', 'dangerous'],
    ['end', 'neither', 'step', 'branch r/b', 'failed'],
    ['new', 'needed', 'message', 'until 2026-02-01T00:00:00Z', 'needed'],
    ['far', 'forbidden', 'message', 'workspace elsewhere'],
  ]);
  expect(taskStory(task).events[1]?.replacedBy).toBe('new');
});

it('taskStory shows the facts of the question, the gold and the gold action', () => {
  const { gold, facts, goldAction } = taskStory(task);
  expect(facts).toContainEqual({ label: 'token budget', value: '30' });
  expect(gold).toEqual([
    { label: 'evidence', value: 'rule, new', events: ['rule', 'new'] },
    { label: 'must not be built on', value: 'old, call, far', events: ['old', 'call', 'far'] },
    { label: 'to be warned of', value: 'call, end', events: ['call', 'end'] },
    { label: 'must stand nowhere', value: 'wipe' },
    { label: 'action', value: 'a' },
  ]);
  expect(goldAction).toBe('a');
});
