import { expect, it } from 'vitest';
import { described } from '../../../test/support/described.ts';
import type { Attempt, ReplySummary } from '../../report/attempt.ts';
import type { TaskStory } from '../../suite/story.ts';
import type { BoardRow } from '../board/board.ts';
import { attemptView } from './attempt-view.ts';

const row = {
  entry: { slug: 'ada', name: 'ada', version: '1', kind: 'system' },
  bundle: { tier: 'own', runs: [{}], scorecard: { system: { reads_labels: false } } },
} as unknown as BoardRow;
const roles = ['neither', 'forbidden', 'needed', 'neither', 'neither', 'neither'] as const;
const story = {
  events: roles.map((role, i) => ({ role, marks: role === 'needed' ? ['needed'] : [], sourceId: `e${i}` })),
} as unknown as TaskStory;
const reply = (method: string, ...cited: number[]): ReplySummary => ({
  ...{ arm: undefined, method, observed: true, foreign: 0, cited },
});
const view = (...replies: ReplySummary[]) =>
  attemptView(
    row,
    { verdict: 'failed', modes: [], tokens: undefined, replies, items: [] } as Attempt,
    story,
    described({}),
  ).replies;

it('attemptView shows written events as ranges, and returned events one by one with their roles', () => {
  const [wrote, returned] = view(reply('observe', 0, 1, 2, 4), reply('query', 1, 3));
  expect(wrote?.cited).toEqual([
    { number: 1, text: '1–3', role: '' },
    { number: 5, text: '5', role: '' },
  ]);
  expect(wrote?.missed).toEqual([]);
  expect(returned?.cited).toEqual([
    { number: 2, text: '2', role: 'forbidden' },
    { number: 4, text: '4', role: '' },
  ]);
  expect(returned?.missed).toEqual([{ number: 3 }]);
});

it('attemptView shows equal replies of several arms once, and what each arm wrote', () => {
  const [wrote, returned, other, again, ...more] = view(
    { ...reply('observe', 0), arm: 'native' },
    { ...reply('query', 1), arm: 'native' },
    { ...reply('query', 2), arm: 'native' },
    { ...reply('observe', 0), arm: 'oracle' },
    { ...reply('query', 1), arm: 'oracle' },
    { ...reply('query', 1), arm: 'native' },
  );
  expect([wrote, returned, other, again].map((one) => one?.label)).toEqual([
    'native, wrote',
    'native 2 times, oracle, returned',
    'native, returned',
    'oracle, wrote',
  ]);
  expect(more).toEqual([]);
});

it('attemptView joins the writes of consecutive batches, but not across a query or a fault', () => {
  const [wrote, returned, later, ...more] = view(
    reply('observe', 0, 1),
    { ...reply('observe', 2), foreign: 1 },
    reply('query', 1),
    reply('observe', 3),
    { ...reply('observe'), fault: 'timeout' },
  );
  expect(wrote).toMatchObject({ cited: [{ text: '1–3' }], more: '1 id that is not an event of this task' });
  expect(returned?.cited).toMatchObject([{ text: '2' }]);
  expect(later?.cited).toMatchObject([{ text: '4' }]);
  expect(more).toMatchObject([{ more: 'fault: timeout' }]);
});
