import { sha256 } from '../../evidence/digest.ts';
import { passedColumn } from '../../report/format.ts';
import { columnsOf } from '../../report/scorecard-view.ts';
import { mainMetric } from '../../suite/description.ts';
import type { EntryBundle } from '../board/entries.ts';

type Run = Pick<EntryBundle, 'suite' | 'scorecard'>;

/** The headings of a run's figures by family. */
export function familyColumns({ suite: { description }, scorecard }: Run) {
  return {
    /** Empty if items have no pairs: then the column after `main` counts tasks and so says how many there are. */
    tasks: scorecard.overall.pairs === undefined ? [] : ['Tasks'],
    /** Empty if the others begin with the main metric. */
    main: description.headline === undefined ? [mainMetric(description).label] : [],
    passed: passedColumn(scorecard.overall),
    others: columnsOf(scorecard, description).map(({ short }) => short),
  };
}

/** A class of tables whose figures have the same headings. */
export const columnsClass = (run: Run) => classOf(familyHeadings(run));

/**
 * Where a row is a card, each figure is shown with the heading of its column. These are the rules for that: in each cell the headings would be 3%
 * of a large site.
 */
export function columnLabels(runs: readonly Run[]): string {
  const lists = new Map(runs.map(familyHeadings).map((labels) => [classOf(labels), labels]));
  const rules = [...lists]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, labels]) =>
      labels.map((label, i) => `  .${name} td:nth-child(${i + 2})::before { content: ${JSON.stringify(label)}; }\n`),
    );
  return `@media (max-width: 60rem) {\n${rules.join('')}}\n`;
}

/** In the order of the cells, of which the first is a family's name. */
export function familyHeadings(run: Run): readonly string[] {
  const { tasks, main, passed, others } = familyColumns(run);
  return [...tasks, ...main, passed, ...others];
}

const classOf = (labels: readonly string[]) => `columns-${sha256(labels.join('\n')).slice(0, 8)}`;
