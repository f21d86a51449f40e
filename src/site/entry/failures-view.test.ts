import { describe, expect, it } from 'vitest';
import { firstFailed } from './failures-view.ts';

const board = { id: 'one-1', taskPages: new Set(['t1', 't2', 't3', 't4']) };
const tasks = { ids: ['t1', 't2', 't3', 't4'], families: ['f', 'f', 'u', 'n'], clusters: [] };

describe('firstFailed', () => {
  it('returns the first failed task of each family that has a page', () => {
    const passed = Uint8Array.of(1, 0, 0, 2);
    expect([...firstFailed(board, { tasks, passed })]).toEqual([
      ['f', 'tasks/one-1/t2.html'],
      ['u', 'tasks/one-1/t3.html'],
    ]);
    expect(firstFailed({ id: 'one-1' }, { tasks, passed }).size).toBe(0);
  });

  it('returns the task of the first failed pair of each family if items have pairs', () => {
    const list = { ids: ['t1 p1', 't1 p2', 't3 p1'], families: ['a', 'b', 'a'], clusters: [] };
    const pairs = { list, passed: Uint8Array.of(1, 0, 0), failures: new Map() };
    const found = firstFailed(board, { tasks, passed: Uint8Array.of(1, 1, 1, 1), pairs });
    expect([...found]).toEqual([
      ['b', 'tasks/one-1/t1.html#p2'],
      ['a', 'tasks/one-1/t3.html#p1'],
    ]);
  });
});
