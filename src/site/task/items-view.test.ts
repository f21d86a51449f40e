import { expect, it } from 'vitest';
import type { SuiteDescription } from '../../suite/description.ts';
import { answersOf } from './answers.ts';
import { itemsKey, itemsView } from './items-view.ts';
import type { TaskSheet } from './task-board.ts';

const description = {
  metrics: [{ id: 'tokens', unit: 'tokens', digits: 0 }],
  families: [
    { id: 'update', label: 'Updates' },
    { id: 'code', label: 'Identifiers' },
  ],
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

const viewOf = ({ story, attempts }: TaskSheet, of: SuiteDescription) => {
  const answers = answersOf(attempts, itemsKey);
  return itemsView(story, of, answers, answers);
};

it('itemsView lists the questions of a task, each with its own gold and a mark for each system', () => {
  const view = viewOf(sheet(question('What\nnow?', ['e3']), question('And then?', ['e2'], ['e1'])), description);
  expect(view).toMatchObject({ paired: false, best: '' });
  expect(view?.groups.map(({ pair }) => pair)).toEqual(['']);
  expect(view?.groups[0]?.rows).toEqual([
    {
      ...{ number: 1, question: 'What now?', facts: '', gold: [[3]], forbidden: [] },
      cells: [
        { passed: true, unknown: '', mark: '✓', letters: '' },
        { passed: false, unknown: 'not_measured', mark: '–', letters: '' },
      ],
    },
    {
      ...{ number: 2, question: 'And then?', facts: '', gold: [[2]], forbidden: [1] },
      cells: [
        { passed: false, unknown: '', mark: '✕', letters: 'ab' },
        { passed: false, unknown: 'errored', mark: '!', letters: '' },
      ],
    },
  ]);
  expect(view?.reasons.map(({ letter, label }) => `${letter} ${label}`)).toEqual(['a Missed late', 'b Outdated']);
  expect(view?.systems.map(({ number, name, passed, modes }) => [number, name, passed, modes])).toEqual([
    [1, 'ada', '1 of 2', 'Missed late'],
    [2, 'ben', '0 of 1', 'Missed late'],
  ]);
});

it('itemsView groups questions by pair, with the number of systems that pass both', () => {
  const asked = (pair: string, family: string, text: string, gold: string[][], forbidden: string[] = []) => ({
    ...{ pair, family, text, facts: ['south'], gold, forbidden },
  });
  const made = viewOf(
    {
      story: {
        events: ['e1', 'e2', 'e3'].map((sourceId) => ({ sourceId })),
        questions: [
          asked('p1', 'update', 'Now?', [['e2', 'e3']], ['e1']),
          asked('p2', 'code', 'KR-1?', [['e3']]),
          asked('p1', 'update', 'In May?', [['e1']], ['e2']),
          asked('p2', 'code', 'KR-2?', []),
        ],
      },
      attempts: [
        attempt('ada', item('passed'), item('passed'), item('passed'), item('passed')),
        attempt('ben', item('failed', 'stale'), item('passed'), item('passed'), item('passed')),
      ],
    } as unknown as TaskSheet,
    description,
  );
  expect(made).toMatchObject({ paired: true, best: 'Of the 2 pairs ada passes the most: 2.' });
  expect(made?.groups).toMatchObject([
    {
      ...{ pair: 'p1', family: 'Updates', passed: 'passed by 1 of 2' },
      rows: [
        {
          ...{ number: 1, question: 'Now?', facts: 'south', gold: [[2, 3]], forbidden: [1] },
          cells: [{ mark: '✓' }, { mark: '✕', letters: 'a' }],
        },
        { number: 3, question: 'In May?', gold: [[1]], forbidden: [2] },
      ],
    },
    { pair: 'p2', family: 'Identifiers', passed: 'passed by 2 of 2', rows: [{ number: 2 }, { number: 4, gold: [] }] },
  ]);
  expect(made?.systems.map(({ name, pairs }) => [name, pairs])).toEqual([
    ['ada', '2 of 2'],
    ['ben', '1 of 2'],
  ]);
});

it('itemsView returns null for a task of one question', () => {
  expect(viewOf(sheet(), description)).toBeNull();
});

it('itemsView shows what was returned for each question, once for systems with equal replies', () => {
  const returning = (slug: string, ...answers: object[]) => {
    const made = attempt(slug, item('passed'), item('failed', 'late'));
    const replies = answers.map((answer) => ({ method: 'query', cited: [], foreign: 0, ...answer }));
    return { ...made, attempt: { ...made.attempt, replies: [{ method: 'observe', cited: [0] }, ...replies] } };
  };
  const { story } = sheet(question('Now?', ['e1']), question('Then?', ['e2']));
  const same = [{ cited: [0, 2], foreign: 2 }, {}];
  const made = {
    story,
    attempts: [
      returning('ada', ...same),
      returning('ben', { cited: [1] }, { fault: 'adapter.timeout' }),
      returning('cleo', ...same),
      returning('dan', { cited: [1] }),
    ],
  } as unknown as TaskSheet;
  expect(viewOf(made, description)?.returned).toEqual({
    systems: ['ada and cleo', 'ben'],
    rows: [
      { number: 1, cells: ['1 3 +2', '2'] },
      { number: 2, cells: ['–', 'adapter.timeout'] },
    ],
  });
  expect(viewOf(sheet(question('Now?', ['e1'])), description)?.returned).toBeNull();
});
