import { expect, it } from 'vitest';
import type { Attempt } from '../../report/attempt.ts';
import type { BoardRow } from '../board/board.ts';
import type { TaskBoard, TaskSheet } from './task-board.ts';
import { csvWords, itemsCsv } from './task-page.ts';

const row = (slug: string) =>
  ({
    entry: { slug, name: slug, kind: 'system' },
    bundle: { tier: 'own', scorecard: { validity: { state: 'valid' } } },
  }) as unknown as BoardRow;
const ROWS = [row('ada'), row('ben')];
const attempt = (...verdicts: string[]) =>
  ({ items: verdicts.map((verdict) => ({ verdict, modes: [] })) }) as unknown as Attempt;

it('itemsCsv has a row for each item with its pair, and a column of verdicts for each system', () => {
  const items = itemsCsv({
    board: { id: 'worlds-1', description: { headline: 'right' }, rows: ROWS },
  } as unknown as TaskBoard);
  expect(items.page()).toBeUndefined();
  items.add({
    id: 'world_1',
    story: {
      events: [],
      questions: [
        { pair: 'p1', family: 'update', text: 'Now?', facts: [], gold: [], forbidden: [] },
        { pair: 'p2', family: 'code', text: 'KR-1?', facts: [], gold: [], forbidden: [] },
      ],
    },
    attempts: [
      { row: ROWS[0], attempt: attempt('passed', 'passed') },
      { row: ROWS[1], attempt: attempt('failed', 'passed') },
    ],
  } as unknown as TaskSheet);
  expect(items.page()).toEqual({
    path: 'data/items/worlds-1.csv',
    text: [
      'task,question,pair,family,ada,ben',
      'world_1,1,p1,update,passed,failed',
      'world_1,2,p2,code,passed,passed',
      '',
    ].join('\r\n'),
  });
});

it('csvWords says how many of the systems the CSV has, which it lacks, and which family an id is', () => {
  const families = [{ id: 'update', label: 'Updates' }];
  const of = (rows: readonly BoardRow[]) =>
    csvWords({ board: { description: { headline: 'right', families }, rows } } as unknown as TaskBoard);
  expect(of(ROWS)).toEqual({ read: 'all 2 systems', most: 24, without: '', column: 'ada', ids: families });
  const many = Array.from({ length: 37 }, (_, i) => row(`system-${i}`));
  expect(of(many).read).toBe('the 24 systems, of 37, whose answers the pages show');
  expect(of(many).without).toMatch(/^system-24, .*, system-35 and system-36$/);
  const more = Array.from({ length: 60 }, (_, i) => row(`system-${i}`));
  expect(of(more).without).toMatch(/^system-24, .*, system-52 and 7 more$/);
});
