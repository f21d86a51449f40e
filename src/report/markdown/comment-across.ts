import type { CheckFacts, SuiteFacts } from './comment-facts.ts';
import { type Cell, shown, type Table, table } from './table.ts';

/** Details quote untrusted files; the run's log has them in full. */
const LONGEST = 400;
const MOST_ROWS = 20;

/** The failed checks, obstacles and flags of all suites. Equal ones share a row, which names their suites. */
export function acrossSuites(suites: readonly SuiteFacts[]) {
  return {
    broken: rowsOf(['What does not hold', 'Code', 'Why', 'What to do'], suites, ({ checks }) =>
      checks.filter(({ held }) => !held).map(brokenRow),
    ),
    reasons: rowsOf(['Why the board did not run it'], suites, ({ obstacles }) =>
      obstacles.map((reason) => [shown(reason, LONGEST)]),
    ),
    flags: rowsOf(['Flag', 'What raised it', 'What to look at'], suites, ({ flags }) =>
      flags.map(({ title, reason, remedy }) => [title, shown(reason, LONGEST), remedy]),
    ),
  };
}

const brokenRow = ({ title, code = '', detail = '', remedy = '' }: CheckFacts): readonly Cell[] => [
  shown(title),
  shown(code),
  shown(detail, LONGEST),
  shown(remedy, LONGEST),
];

function rowsOf(
  labels: readonly string[],
  suites: readonly SuiteFacts[],
  cellsOf: (suite: SuiteFacts) => readonly (readonly Cell[])[],
): Table {
  const rows = new Map<string, { readonly cells: readonly Cell[]; readonly of: Set<string> }>();
  for (const suite of suites)
    for (const cells of cellsOf(suite)) {
      const row = rows.get(JSON.stringify(cells)) ?? { cells, of: new Set() };
      rows.set(JSON.stringify(cells), row);
      row.of.add(suite.description.title);
    }
  const suitesText = (of: ReadonlySet<string>) => (of.size === suites.length ? 'all' : [...of].join(', '));
  // With one suite the column is not needed.
  return suites.length > 1
    ? table(
        [...labels, 'Suites'].map((label) => ({ label })),
        [...rows.values()].map(({ cells, of }) => [...cells, suitesText(of)]),
        MOST_ROWS,
      )
    : table(
        labels.map((label) => ({ label })),
        [...rows.values()].map(({ cells }) => cells),
        MOST_ROWS,
      );
}
