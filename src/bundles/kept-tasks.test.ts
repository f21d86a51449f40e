import { describe, expect, it } from 'vitest';
import type { Task } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { keptIfSmall, packJson, unpackJson } from './kept-tasks.ts';

describe('keptIfSmall', () => {
  /** How often each task is made when all are read twice. */
  function timesMade(...lengths: readonly number[]): readonly number[] {
    const made = lengths.map(() => 0);
    const taskAt = keptIfSmall(lengths.length, (index) => {
      made[index] = (made[index] ?? 0) + 1;
      return taskOf(index, lengths[index] ?? 0);
    });
    for (let round = 0; round < 2; round += 1)
      for (const [index, length] of lengths.entries())
        expect(taskAt(index)).toSatisfy((task) => task.id === String(index) && task.text.length === length);
    return made;
  }
  const taskOf = (index: number, length: number) =>
    ({ id: String(index), text: 'x'.repeat(length) }) as unknown as Task;

  it('makes each task of small data once', () => {
    expect(timesMade(100, 100, 100)).toEqual([1, 1, 1]);
  });

  it('keeps no task if data of the first task’s length is large', () => {
    expect(timesMade(20_000_000, 100, 100)).toEqual([2, 2, 2]);
  });

  it('makes each task once if data is large only because of long tasks', () => {
    expect(timesMade(100, 20_000_000, 100, 20_000_000, 100)).toEqual([1, 1, 1, 1, 1]);
  });

  it('stops keeping short tasks, but not long ones, once the short ones are large data', () => {
    const short = Array.from({ length: 35 }, () => 999_000);
    expect(timesMade(100, 2_000_000, ...short)).toEqual([2, 1, ...short.map(() => 2)]);
  });
});

it.each([
  ['context-decay', 34],
  ['worlds', 100],
] as const)('a long task of %s is the same after it was packed', async (id, index) => {
  const { generator } = await loadSuite(id);
  const task = generator.generate(generator.publicSeed, index);
  expect(unpackJson(packJson(task))).toStrictEqual(task);
});
