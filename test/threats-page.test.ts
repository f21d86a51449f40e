import { join } from 'node:path';
import { expect, it } from 'vitest';
import { threatsPage } from '../scripts/pages/threats.ts';

const page = threatsPage(join(import.meta.dirname, '..'));
const rows = page.split('\n').filter((line) => /^\| [A-Z]\d+ \|/.test(line));
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).map((cell) => cell.trim());

it('docs/threats.md names a test for every case that is not open', () => {
  const untested = rows.filter((row) => !/\[.+\]\(\.\.\/.+\.test\.ts\)/.test(row));
  expect(untested.filter((row) => !row.includes('| **Open**: '))).toEqual([]);
});

it('docs/threats.md names for owners, caps, reruns and previews the file of the defence, or says that there is none', () => {
  const upkeep = rows.map(cellsOf).filter(([, id = '']) => id.startsWith('K'));
  expect(upkeep.map(([, , given = '']) => given).join('\n')).toMatch(
    /owner[\s\S]*pushes all day[\s\S]*run again[\s\S]*pages/,
  );
  const told = upkeep.filter(
    ([, , , defence = '']) => defence.startsWith('**Open**: ') || /`[\w.-]+\/[\w./-]+`/.test(defence),
  );
  expect(told).toEqual(upkeep);
});
