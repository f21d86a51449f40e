import type { Board } from './board.ts';

/** For each suite the first board of its present version, otherwise its first board. */
export function boardPerSuite(boards: readonly Board[]): readonly Board[] {
  const suites = [...new Set(boards.map(({ description }) => description.id))];
  return suites.flatMap((id) => {
    const own = boards.filter(({ description }) => description.id === id);
    return own.find(({ earlier }) => !earlier) ?? own[0] ?? [];
  });
}
