import { describe, expect, it } from 'vitest';
import { described, metricOf } from '../../../test/support/described.ts';
import type { FailureMode, SuiteDescription } from '../../suite/description.ts';
import { itemsKey, itemsView } from './items-view.ts';
import { answersOf, type TaskSheet } from './task-board.ts';

const description = described({
  metrics: [metricOf('tokens', { unit: 'tokens', digits: 0 })],
  families: [
    { id: 'update', label: 'Updates' },
    { id: 'code', label: 'Identifiers' },
  ],
  failureModes: [
    { id: 'late', label: 'Missed late', rule: 'r' },
    { id: 'other', label: 'Other', rule: 'r' },
    { id: 'stale', label: 'Outdated', rule: 'r' },
  ],
});
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

const events = (...ids: string[]) =>
  ids.map((sourceId) => ({
    ...{ sourceId, text: `Text of ${sourceId}.`, timestamp: '2026-01-05T07:01:00Z', marks: ['user'], role: 'neither' },
  }));
/** An attempt with a reply to each question. */
const replying = (slug: string, items: object[], ...replies: object[]) => {
  const made = attempt(slug, ...items);
  const queries = replies.map((reply) => ({ method: 'query', cited: [], foreign: 0, ...reply }));
  return { ...made, attempt: { ...made.attempt, replies: [{ method: 'observe', cited: [0] }, ...queries] } };
};
const reference = (slug: string, ...items: object[]) => {
  const made = attempt(slug, ...items);
  return { ...made, row: { ...made.row, entry: { ...made.row.entry, kind: 'reference' } } };
};
const sheetOf = (story: object, ...attempts: object[]) => ({ story, attempts }) as unknown as TaskSheet;

it('itemsView returns null for a task of one question', () => {
  expect(viewOf(sheet(), description)).toBeNull();
});

it('itemsView lists the questions of a task without pairs, each with its answer and a cell for each system', () => {
  const view = viewOf(
    sheet({ ...question('What\nnow?', ['e3']), value: '17' }, question('And then?', ['e2'], ['e1'])),
    description,
  );
  expect(view).toMatchObject({ paired: false, best: '', pairs: [] });
  expect(view?.table?.columns).toEqual([{ names: 'ada' }, { names: 'ben' }]);
  expect(view?.table?.rows).toMatchObject([
    {
      ...{ number: 1, question: 'What now?', value: '17', gold: [[3]], forbidden: [] },
      cells: [
        { names: 'ada', passed: true, mark: '✓', why: '' },
        { passed: false, mark: '–', why: '' },
      ],
    },
    {
      ...{ number: 2, question: 'And then?', value: '', gold: [[2]], forbidden: [1] },
      cells: [{ passed: false, mark: '✕', why: 'Missed late, Outdated' }, { mark: '!' }],
    },
  ]);
  expect(view?.reasons.map(({ label }) => label)).toEqual(['Missed late', 'Outdated']);
  expect(view?.systems.map(({ name, passed, modes }) => [name, passed, modes])).toEqual([
    ['ada', '1 of 2', 'Missed late'],
    ['ben', '0 of 1', 'Missed late'],
  ]);
});

it('itemsView shows what each system returned, in one column for systems with equal replies', () => {
  const items = [item('failed', 'late'), item('passed')];
  const same = [{ cited: [0, 2], foreign: 2 }, { cited: [1, 2] }];
  const made = sheetOf(
    { events: events('e1', 'e2', 'e3'), questions: [question('Now?', ['e1'], ['e3']), question('Then?', ['e2'])] },
    replying('ada', items, ...same),
    replying('ben', items, { abstained: true }, { fault: 'adapter.timeout' }),
    replying('cleo', items, ...same),
    reference('dan', item('passed'), item('passed')),
  );
  const table = viewOf(made, description)?.table;
  expect(table?.columns).toEqual([{ names: 'ada, cleo' }, { names: 'ben' }]);
  const [first, second] = table?.rows ?? [];
  const event = (number: number, role = '') => ({
    ...{ number, needed: role === 'needed', forbidden: role === 'forbidden' },
  });
  expect(first?.cells.map(({ returned, rest }) => [returned, rest])).toEqual([
    [[event(1, 'needed'), event(3, 'forbidden')], '+2'],
    [[], 'nothing, abstained'],
  ]);
  // Of a right reply only the events that matter are shown.
  expect(second?.cells.map(({ returned, rest }) => [returned, rest])).toEqual([
    [[event(2, 'needed')], '+1'],
    [[], 'adapter.timeout'],
  ]);
  expect(table?.rows.map(({ passes }) => passes)).toEqual(['1 of 1', '1 of 1']);
});

it('itemsView says that what is needed came back beyond the budget, in place of the reasons that it explains', () => {
  const beyond = { ...item('failed', 'late', 'other'), beyondBudget: true };
  const made = sheetOf({ events: events('e1'), questions: [question('Now?', ['e1'])] }, attempt('ada', beyond));
  const [late, ...others] = description.failureModes as [FailureMode];
  const view = viewOf(made, { ...description, failureModes: [{ ...late, cut: true }, ...others] });
  expect(view?.table?.rows[0]?.cells[0]?.why).toBe('Returned, but beyond the budget, Other');
  // The legend explains it as it does the other reasons.
  expect(view?.reasons.map(({ label }) => label)).toContain('Returned, but beyond the budget');
});

describe('itemsView of a task with pairs', () => {
  const asked = (pair: string, family: string, text: string, gold: string[][], forbidden: string[] = []) => ({
    ...{ pair, family, text, facts: ['south'], gold, forbidden },
  });
  const made = sheetOf(
    {
      events: events('e1', 'e2', 'e3', 'e4', 'e5'),
      questions: [
        { ...asked('p1', 'update', 'Now?', [['e2', 'e3']], ['e1']), deciding: ['e4'] },
        asked('p2', 'code', 'KR-1?', [['e3'], ['e1']]),
        asked('p1', 'update', 'In May?', [['e1']], ['e2']),
        asked('p2', 'code', 'KR-2?', []),
      ],
    },
    replying(
      'ada',
      [item('passed'), item('passed'), item('passed'), item('passed')],
      ...[{ cited: [1, 3, 4] }, { cited: [0, 2] }, { cited: [0] }, {}],
    ),
    replying(
      'ben',
      [item('failed', 'stale'), item('passed'), item('passed'), item('failed')],
      ...[{ cited: [0, 4] }, { cited: [0, 2] }, { cited: [0] }, { cited: [4] }],
    ),
    reference('all', item('passed'), item('passed'), item('passed'), item('passed')),
    reference('some', item('failed'), item('passed'), item('passed'), item('failed')),
  );
  const view = viewOf(made, description);

  it('puts the questions of a pair side by side, and says who passes both', () => {
    expect(view).toMatchObject({
      paired: true,
      table: null,
      best: 'Of the systems, ada passes the most of the 2 pairs: 2.',
    });
    expect(view?.pairs).toMatchObject([
      {
        ...{ pair: 'p1', family: 'Updates', passed: 'passed by 1 of 2 systems and 1 of 2 references: all' },
        questions: [
          { number: 1, text: 'Now?', facts: 'south' },
          { number: 3, text: 'In May?' },
        ],
        right: [],
      },
      { pair: 'p2', family: 'Identifiers', questions: [{ number: 2 }, { number: 4 }] },
    ]);
    expect(view?.contents).toEqual([
      { label: 'Updates', pairs: [{ pair: 'p1', anchor: 'p1' }] },
      { label: 'Identifiers', pairs: [{ pair: 'p2', anchor: 'p2' }] },
    ]);
    expect(view?.systems.map(({ name, pairs }) => [name, pairs])).toEqual([
      ['ada', '2 of 2'],
      ['all', '2 of 2'],
      ['ben', '0 of 2'],
      ['some', '0 of 2'],
    ]);
  });

  it('tells each event that matters, with its role for each question', () => {
    const told = (pair: number) =>
      view?.pairs[pair]?.events.map(({ number, roles }) => [number, ...roles.map(({ label }) => label)]);
    expect(told(0)).toEqual([
      [1, 'must not be returned', 'right'],
      [2, 'right', 'must not be returned'],
      [3, 'right', ''],
      [4, 'says which is right', ''],
    ]);
    expect(told(1)).toEqual([
      [1, 'needed', ''],
      [3, 'needed', ''],
    ]);
    expect(view?.pairs[0]?.events[0]).toMatchObject({ text: 'Text of e1.', said: '2026-01-05, user' });
    expect(view?.pairs[1]?.right).toEqual(['', 'none: no event answers it']);
  });

  it('tells the other events that were returned, unless the reply is right', () => {
    const others = view?.pairs.map((pair) => pair.others.map(({ number, text }) => [number, text]));
    expect(others).toEqual([[[5, 'Text of e5.']], [[5, 'Text of e5.']]]);
    const [first] = view?.pairs ?? [];
    const cellsOf = (i: number) =>
      first?.rows[i]?.cells.map(({ mark, returned, rest }) => [mark, ...returned.map(({ number }) => number), rest]);
    expect(first?.rows.map(({ names }) => names)).toEqual(['ada', 'ben']);
    expect(cellsOf(0)).toEqual([
      ['✓', 2, 4, '+1'],
      ['✓', 1, ''],
    ]);
    expect(cellsOf(1)).toEqual([
      ['✕', 1, 5, ''],
      ['✓', 1, ''],
    ]);
  });
});

it('itemsView marks what came back beyond the budget, and lists a reply in its order', () => {
  const made = sheetOf(
    {
      events: events('e1', 'e2', 'e3', 'e4'),
      questions: ['Now?', 'Then?', 'When?'].map((text) => question(text, ['e1'], ['e2'])),
    },
    replying(
      'ada',
      [item('passed'), item('failed', 'late'), item('failed', 'late')],
      ...[
        { cited: [0, 1], within: 1 },
        { cited: [2, 1], within: 1 },
        // Beyond the budget only what matters to the question is shown.
        { cited: [2, 3, 1], within: 1 },
      ],
    ),
  );
  const cells = viewOf(made, description)?.table?.rows.map(({ cells: [cell] }) => cell) ?? [];
  const numbers = (of: readonly { number: number }[] = []) => of.map(({ number }) => number);
  expect(cells.map((cell) => [cell?.mark, numbers(cell?.returned), numbers(cell?.beyond), cell?.rest])).toEqual([
    ['✓', [1], [2], ''],
    ['✕', [3], [2], ''],
    ['✕', [3], [2], '+1'],
  ]);
});

it('itemsView says what a failed reply returned and what is missing, and leaves out events of a long reply that explain nothing', () => {
  const ids = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8'];
  const long = [2, 3, 4, 5, 6, 7, 0];
  const made = sheetOf(
    { events: events(...ids), questions: ['Now?', 'Then?', 'When?'].map((text) => question(text, ['e1', 'e2'])) },
    replying(
      'ada',
      [item('failed', 'late'), item('passed'), item('failed', 'late')],
      ...[{ cited: [2, 3] }, { cited: long }, { cited: [], fault: 'adapter.timeout' }],
    ),
  );
  const cells = viewOf(made, description)?.table?.rows.map(({ cells: [cell] }) => cell) ?? [];
  expect(cells.map((cell) => [cell?.introduced, cell?.missing, cell?.returned.length, cell?.rest])).toEqual([
    [true, ', missing 1 or 2', 2, ''],
    [false, '', 1, '+6'],
    [false, '', 0, 'adapter.timeout'],
  ]);
});

it('itemsView names what is missing last of the reasons, because what is missing follows', () => {
  const failureModes = [
    { id: 'lost', label: 'Missing', rule: 'r' },
    { id: 'late', label: 'Forbidden', rule: 'r' },
  ];
  const made = sheetOf(
    { events: events('e1', 'e2'), questions: [question('Now?', ['e1'], ['e2'])] },
    replying('ada', [item('failed', 'lost', 'late')], { cited: [1] }),
  );
  const [cell] = viewOf(made, { ...description, failureModes })?.table?.rows[0]?.cells ?? [];
  expect(`${cell?.why}${cell?.missing}`).toBe('Forbidden, Missing 1');
});

it('itemsView has the pairs in the order of the list above them, which is by family', () => {
  const asked = (pair: string, family: string) => ({ ...question(pair, ['e1'], [], pair), family });
  const questions = [asked('p2', 'code'), asked('p1', 'update'), asked('p2', 'code'), asked('p1', 'update')];
  const view = viewOf(sheetOf({ events: events('e1'), questions }), description);
  const listed = view?.contents.flatMap(({ pairs }) => pairs.map(({ pair }) => pair));
  expect([listed, view?.pairs.map(({ pair }) => pair)]).toEqual([
    ['p1', 'p2'],
    ['p1', 'p2'],
  ]);
});
