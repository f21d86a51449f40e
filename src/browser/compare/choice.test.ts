import { expect, it } from 'vitest';
import type { BoardsFile } from '../../protocol/board-data.ts';
import { choiceOf, completed } from './choice.ts';

const system = (slug: string, group?: number) => ({
  ...{ slug, name: slug, version: '1', kind: 'system' as const },
  ...(group !== undefined && { group }),
});
const boards = (...systems: readonly ReturnType<typeof system>[]) =>
  [{ id: 'one-00000000', suite: {}, dataset: {}, systems }] as unknown as BoardsFile['boards'];
const pair = (all: BoardsFile['boards'], search = '') => {
  const { a, b } = completed(all, choiceOf(search));
  return [a, b];
};

it('completed proposes two systems with different results, if there are any', () => {
  expect(pair(boards(system('ada', 1), system('ben', 1), system('cleo', 2)))).toEqual(['ada', 'cleo']);
  expect(pair(boards(system('ada', 1), system('ben', 1)))).toEqual(['ada', 'ben']);
  expect(pair(boards(system('ada'), system('ben')))).toEqual(['ada', 'ben']);
  expect(pair(boards(system('ada', 1), system('ben', 2), system('cleo', 2)), '?b=cleo')).toEqual(['ada', 'cleo']);
});
