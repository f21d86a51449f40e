import type { BoardsFile } from '../../protocol/board-data.ts';

/** What is compared, as in the page's address; a part that it does not have is empty. */
export interface Choice {
  readonly board: string;
  readonly a: string;
  readonly b: string;
  readonly metric: string;
  /** Further systems beside A and B, at most MOST_MORE. */
  readonly more: readonly string[];
}

export const MOST_MORE = 4;

/** Such as `Worlds 1.3.0, the public tasks`. */
export const boardName = ({ suite, dataset: { id } }: BoardsFile['boards'][number]): string =>
  `${suite.title} ${suite.version}, ${id === 'builtin' ? 'the public tasks' : id}`;

export function choiceOf(search: string): Choice {
  const query = new URLSearchParams(search);
  const part = (name: string) => query.get(name) ?? '';
  const more = part('more').split(',').filter(Boolean).slice(0, MOST_MORE);
  return { board: part('board'), a: part('a'), b: part('b'), metric: part('metric'), more };
}

export function searchOf(choice: Choice): string {
  const parts = Object.entries({ ...choice, more: choice.more.join(',') });
  return `?${new URLSearchParams(parts.filter(([, value]) => value !== ''))}`;
}

/** Why there is nothing to show, in a sentence for readers of the page. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
}

type Boards = BoardsFile['boards'];

/** In the order in which a pair is proposed. */
const KINDS = ['system', 'example', 'reference', 'control'] as const;

const holds = ({ systems }: Boards[number], slug: string) => systems.some((system) => system.slug === slug);

/** The same systems on each other board that has both. */
export const onOtherBoards = (boards: Boards, { board, a, b, more }: Choice): readonly Choice[] =>
  boards.flatMap((one) =>
    one.id !== board && holds(one, a) && holds(one, b)
      ? [{ board: one.id, a, b, metric: '', more: more.filter((slug) => holds(one, slug)) }]
      : [],
  );

/** A choice whose board was chosen last: with its systems if the board has both, otherwise without any. */
export function onChosenBoard(boards: readonly Boards[number][], choice: Choice): Choice {
  const board = boards.find(({ id }) => id === choice.board);
  const hasBoth = board !== undefined && holds(board, choice.a) && holds(board, choice.b);
  // Another board has other metrics.
  return { ...choice, metric: '', ...(!hasBoth && { a: '', b: '' }) };
}

/** Completes a choice: with the first board that has its systems and two in all, and with that board's first systems. */
export function completed(boards: Boards, choice: Choice): Choice {
  const fitting = boards.find(
    (one) => one.systems.length > 1 && [choice.a, choice.b].every((slug) => slug === '' || holds(one, slug)),
  );
  const board = choice.board === '' ? (fitting ?? boards[0]) : boards.find(({ id }) => id === choice.board);
  if (board === undefined) return choice;
  const byKind = KINDS.flatMap((kind) => board.systems.filter((system) => system.kind === kind));
  /** A system with other results than the given one, if there is any: two with the same results show nothing. */
  const beside = (slug: string) => {
    const others = byKind.filter((system) => system.slug !== slug);
    const group = byKind.find((system) => system.slug === slug)?.group;
    return (others.find((system) => group === undefined || system.group !== group) ?? others[0])?.slug ?? '';
  };
  const a = choice.a || beside(choice.b);
  const b = choice.b || beside(a);
  const more = [...new Set(choice.more)].filter((slug) => slug !== a && slug !== b && holds(board, slug));
  return { ...choice, board: board.id, a, b, more };
}

/** @throws NotShown where the board does not exist, or lacks one of the systems. */
export function checkThere(boards: Boards, { board: id, a, b }: Choice): void {
  if (boards.length === 0) throw new NotShown('No system has been entered yet.');
  const board = boards.find((one) => one.id === id);
  if (board === undefined) throw new NotShown('There is no such suite. Choose one above.');
  const sides = [
    { letter: 'A', slug: a },
    { letter: 'B', slug: b },
  ];
  const missing = sides.filter(({ slug }) => !board.systems.some((system) => system.slug === slug));
  if (missing.some(({ slug }) => slug === '')) throw new NotShown('This suite has no two systems yet.');
  const sentences = missing.map(({ letter, slug }) => {
    const elsewhere = boards.flatMap(({ systems }) => systems.find((system) => system.slug === slug) ?? [])[0];
    return elsewhere === undefined
      ? `There is no such system as ${letter}.`
      : `${letter}, ${elsewhere.name}, has no run on this suite: ${boardName(board)}.`;
  });
  if (sentences.length > 0)
    throw new NotShown(`${sentences.join(' ')} Choose ${sentences.length === 1 ? 'one' : 'two'} above.`);
  if (a === b) throw new NotShown('A and B are the same system. Choose another one above.');
}
