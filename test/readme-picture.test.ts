import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('the picture of the board in the README shows every system of the board', () => {
  const { boards } = read('leaderboard/standings.json') as {
    readonly boards: readonly { readonly systems: readonly { readonly slug: string }[] }[];
  };
  const listed = boards.flatMap(({ systems }) => systems.map(({ slug }) => slug));
  const { systems } = read('docs/images/leaderboard.json') as { readonly systems: readonly string[] };
  expect(systems).toEqual([...new Set(listed)].sort());
  expect(readFileSync('README.md', 'utf8')).toContain('](docs/images/leaderboard.png)');
});
