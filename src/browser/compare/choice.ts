import type { BoardsFile } from '../../protocol/board-data.ts';

/** What is compared, as the address says it; a part that it does not say is empty. */
export interface Choice {
  readonly board: string;
  readonly a: string;
  readonly b: string;
  readonly metric: string;
}

export function choiceOf(search: string): Choice {
  const asked = new URLSearchParams(search);
  const part = (name: keyof Choice) => asked.get(name) ?? '';
  return { board: part('board'), a: part('a'), b: part('b'), metric: part('metric') };
}

export function searchOf(choice: Choice): string {
  return `?${new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''))}`;
}

/** Why there is nothing to show, in a sentence for whoever reads the page. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
}

type Boards = BoardsFile['boards'];

/** Whom people look for first. */
const KINDS = ['system', 'example', 'reference', 'control'] as const;

/** Fills in what was left open: the first board that has them and a second system, and its first two. */
export function completed(boards: Boards, asked: Choice): Choice {
  const holds = ({ systems }: Boards[number], slug: string) => systems.some((system) => system.slug === slug);
  const fitting = boards.find(
    (one) => one.systems.length > 1 && [asked.a, asked.b].every((slug) => slug === '' || holds(one, slug)),
  );
  const board = asked.board === '' ? (fitting ?? boards[0]) : boards.find(({ id }) => id === asked.board);
  if (board === undefined) return asked;
  const byKind = KINDS.flatMap((kind) => board.systems.filter((system) => system.kind === kind));
  const first = (except: string) => byKind.find(({ slug }) => slug !== except)?.slug ?? '';
  const a = asked.a || first(asked.b);
  return { ...asked, board: board.id, a, b: asked.b || first(a) };
}

/** Throws NotShown where there is no such board, or a system was not measured on it. */
export function checkThere(boards: Boards, { board: id, a, b }: Choice): void {
  if (boards.length === 0) throw new NotShown('No system has been entered yet.');
  const board = boards.find((one) => one.id === id);
  if (board === undefined) throw new NotShown('There is no such board. Choose one above.');
  for (const [letter, slug] of [
    ['A', a],
    ['B', b],
  ] as const) {
    if (board.systems.some((system) => system.slug === slug)) continue;
    if (slug === '') throw new NotShown('This board has no two systems yet.');
    const elsewhere = boards.flatMap(({ systems }) => systems.find((system) => system.slug === slug) ?? [])[0];
    throw new NotShown(
      elsewhere === undefined
        ? `There is no such system as ${letter}. Choose one above.`
        : `${elsewhere.name} stands on another board: these two were not measured on the same tasks.`,
    );
  }
  if (a === b) throw new NotShown('A and B are the same system. Choose another one above.');
}
