import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../report/attempt.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import type { BoardRow } from '../board/board.ts';
import { itemsCsv } from './items-csv.ts';
import { pairsView } from './pairs-view.ts';
import type { TaskBoard, TaskSheet } from './task-board.ts';

const description = {
  families: [
    { id: 'update', label: 'Updates' },
    { id: 'code', label: 'Identifiers' },
  ],
  failureModes: [{ id: 'stale', label: 'Outdated', rule: 'It was outdated.' }],
} as unknown as SuiteDescription;

const row = (slug: string) =>
  ({ entry: { slug, name: slug, kind: 'system' }, bundle: { tier: 'own' } }) as unknown as BoardRow;
const ROWS = [row('ada'), row('ben')];
const attempt = (...marks: string[]) =>
  ({
    items: marks.map((mark) => ({ verdict: mark === '' ? 'passed' : 'failed', modes: mark === '' ? [] : [mark] })),
  }) as unknown as Attempt;

const question = (pair: string, family: string, text: string, gold: string[][], forbidden: string[] = []) => ({
  ...{ pair, family, text, facts: [], gold, forbidden },
});
const sheet = {
  id: 'world_1',
  family: 'short',
  story: {
    events: ['e1', 'e2', 'e3'].map((sourceId) => ({ sourceId })),
    questions: [
      question('p1', 'update', 'Now?', [['e2', 'e3']], ['e1']),
      question('p2', 'code', '=KR-1?', [['e3']]),
      question('p1', 'update', 'In May?', [['e1']], ['e2']),
      question('p2', 'code', 'KR-2?', []),
    ],
  },
  attempts: [
    { row: ROWS[0], attempt: attempt('', '', '', '') },
    { row: ROWS[1], attempt: attempt('stale', '', '', '') },
  ],
} as unknown as TaskSheet;

describe('the questions of a task that have pairs', () => {
  it('stand pair by pair with what is right, and with what each system came to in both', () => {
    const [first, second, ...more] = pairsView(sheet, description);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ id: 'p1', family: 'Updates', passed: 'passed by 1 of 2' });
    expect(first?.questions).toMatchObject([
      { text: 'Now?', gold: [[2, 3]], forbidden: [1] },
      { text: 'In May?', gold: [[1]], forbidden: [2] },
    ]);
    expect(first?.rows.map(({ name, passed, cells }) => [name, passed, ...cells.map(({ why }) => why)])).toEqual([
      ['ada', true, '', ''],
      ['ben', false, 'Outdated', ''],
    ]);
    expect(second).toMatchObject({ id: 'p2', family: 'Identifiers', passed: 'passed by 2 of 2' });
    expect(second?.questions[1]).toMatchObject({ gold: [] });
  });

  it('are lines of a table with their pair, and a column of verdicts for each system', () => {
    const board = { id: 'worlds-1', rows: ROWS, ranksClaims: false } as unknown as TaskBoard['board'];
    const items = itemsCsv({ board } as TaskBoard);
    expect(items.page()).toBeUndefined();
    items.add(sheet);
    expect(items.page()).toEqual({
      path: 'data/items/worlds-1.csv',
      text: [
        'task,question,pair,family,ada,ben',
        'world_1,1,p1,update,passed,failed',
        'world_1,2,p2,code,passed,passed',
        'world_1,3,p1,update,passed,passed',
        'world_1,4,p2,code,passed,passed',
        '',
      ].join('\r\n'),
    });
  });

  it('are left out where they have none', () => {
    expect(pairsView({ ...sheet, story: { ...sheet.story, questions: undefined as never } }, description)).toEqual([]);
  });
});
