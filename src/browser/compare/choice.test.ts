import { expect, it } from 'vitest';
import type { BoardsFile } from '../../protocol/board-data.ts';
import { checkThere, choiceOf, completed, onChosenBoard } from './choice.ts';

const system = (slug: string, group?: number) => ({
  ...{ slug, name: slug, version: '1', kind: 'system' as const },
  ...(group !== undefined && { group }),
});
const boards = (...systems: readonly ReturnType<typeof system>[]) =>
  [
    { id: 'one-00000000', suite: { title: 'One', version: '1' }, dataset: { id: 'builtin' }, systems },
  ] as unknown as BoardsFile['boards'];
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

it('onChosenBoard keeps the systems only where the chosen board has both', () => {
  const all = boards(system('ada', 1), system('ben', 2), system('cleo', 3));
  const chosen = (a: string, b: string) => {
    const choice = onChosenBoard(all, { board: 'one-00000000', a, b, metric: 'm', more: [] });
    return [completed(all, choice).a, completed(all, choice).b, choice.metric];
  };
  expect(chosen('ben', 'cleo')).toEqual(['ben', 'cleo', '']);
  expect(chosen('ben', 'dora')).toEqual(['ada', 'ben', '']);
});

it('checkThere names each system that is not on the board', () => {
  const two = [
    ...boards(system('ada'), system('ben')),
    ...boards(system('cleo'), system('dora')).map((one) => ({ ...one, id: 'two-00000000' })),
  ];
  const check = (a: string, b: string) => () => checkThere(two, { ...choiceOf(''), board: 'one-00000000', a, b });
  expect(check('ada', 'ben')).not.toThrow();
  expect(check('ada', 'cleo')).toThrow('B, cleo, has no run on this suite: One 1, the public tasks. Choose one above.');
  expect(check('dora', 'cleo')).toThrow(
    /^A, dora, has no run on this suite: .* B, cleo, has no run on this suite: .* Choose two above\.$/,
  );
});
