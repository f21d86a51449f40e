import { expect, it } from 'vitest';
import type { SuiteDescription } from '../../suite/description.ts';
import { itemsView } from './items-view.ts';
import type { TaskSheet } from './task-board.ts';

const description = {
  metrics: [{ id: 'tokens', unit: 'tokens', digits: 0 }],
  failureModes: [
    { id: 'late', label: 'Missed late', rule: 'r' },
    { id: 'other', label: 'Other', rule: 'r' },
    { id: 'stale', label: 'Outdated', rule: 'r' },
  ],
} as unknown as SuiteDescription;
const question = (text: string, gold: readonly string[], forbidden: readonly string[] = [], pair?: string) => ({
  ...{ text, facts: [], gold: [gold], forbidden },
  ...(pair && { pair }),
});
const item = (verdict: string, ...modes: string[]) => ({ verdict, modes });
const attempt = (slug: string, ...items: object[]) => ({
  row: { entry: { slug, name: slug, kind: 'system' }, bundle: { tier: 'own' } },
  attempt: { verdict: 'failed', modes: ['late'], tokens: 12, replies: [], items },
});
const sheet = (...questions: object[]) =>
  ({
    story: { events: ['e1', 'e2', 'e3'].map((sourceId) => ({ sourceId })), questions },
    attempts: [
      attempt('ada', item('passed'), item('failed', 'stale', 'late')),
      attempt('ben', item('not_measured'), item('errored')),
    ],
  }) as unknown as TaskSheet;

it('lists a task’s questions, each with its own gold alone and a mark for each system', () => {
  const view = itemsView(sheet(question('What\nnow?', ['e3']), question('And then?', ['e2'], ['e1'])), description);
  expect(view?.rows).toEqual([
    {
      ...{ number: 1, question: 'What now?', gold: [[3]], forbidden: [] },
      cells: [
        { verdict: 'passed', mark: '✓', letters: '' },
        { verdict: 'not_measured', mark: '–', letters: '' },
      ],
    },
    {
      ...{ number: 2, question: 'And then?', gold: [[2]], forbidden: [1] },
      cells: [
        { verdict: 'failed', mark: '✕', letters: 'ab' },
        { verdict: 'errored', mark: '!', letters: '' },
      ],
    },
  ]);
  expect(view?.reasons.map(({ letter, label }) => `${letter} ${label}`)).toEqual(['a Missed late', 'b Outdated']);
  expect(view?.systems.map(({ number, name, passed, modes }) => [number, name, passed, modes])).toEqual([
    [1, 'ada', '1 of 2', 'Missed late'],
    [2, 'ben', '0 of 1', 'Missed late'],
  ]);
});

it('leaves tasks of one question, and those whose questions stand in pairs, to other parts of the page', () => {
  expect(itemsView(sheet(), description)).toBeNull();
  expect(itemsView(sheet(question('a', ['e1'], [], 'p'), question('b', ['e2'], [], 'p')), description)).toBeNull();
});
