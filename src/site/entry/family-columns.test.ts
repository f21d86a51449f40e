import { expect, it } from 'vitest';
import type { EntryBundle } from '../board/entries.ts';
import { columnLabels, columnsClass } from './family-columns.ts';

const run = (measured: readonly string[]) =>
  ({
    suite: {
      description: {
        headline: 'right',
        familyMetrics: ['stale', 'words'],
        metrics: ['right', 'stale', 'words'].map((id) => ({ id, label: id, short: `the ${id}` })),
      },
    },
    scorecard: { overall: { metrics: Object.fromEntries(measured.map((id) => [id, {}])) } },
  }) as unknown as EntryBundle;

it('labels the columns of every list of figures once, in the order of the cells', () => {
  const [all, some] = [run(['right', 'stale', 'words']), run(['right', 'words'])];
  const labelsOf = (rules: string, of: EntryBundle) =>
    [...rules.matchAll(/\.([\w-]+) td:nth-child\((\d+)\)::before \{ content: "([^"]*)"; \}/g)]
      .filter(([, name]) => name === columnsClass(of))
      .map(([, , place, label]) => [place, label]);
  const rules = columnLabels([all, some, run(['right', 'words'])]);
  expect(labelsOf(rules, all)).toEqual([
    ['2', 'Passed'],
    ['3', 'the right'],
    ['4', 'the stale'],
    ['5', 'the words'],
  ]);
  expect(labelsOf(rules, some)).toEqual([
    ['2', 'Passed'],
    ['3', 'the right'],
    ['4', 'the words'],
  ]);
  expect(rules.match(/nth-child/g)).toHaveLength(7);
  expect(columnLabels([some, all])).toBe(rules);
  // As wide as a window in which `narrow.css` makes a card of each row.
  expect(rules).toMatch(/^@media \(max-width: 60rem\) \{\n/);
});
