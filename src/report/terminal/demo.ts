import type { BoardFigures } from '../../evidence/board-figures.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { type BoardPlace, boardPlace, noPlaceText, placeText } from '../board-place.ts';
import { formatInterval, formatMeasured } from '../format.ts';
import { weakestFamilies } from '../weakest.ts';
import type { Style } from './layout.ts';

interface DemoRun {
  readonly scorecard: Scorecard;
  readonly description: SuiteDescription;
}

export interface DemoView {
  /** At least one. */
  readonly runs: readonly DemoRun[];
  readonly figures: BoardFigures | undefined;
  /** The folder with one bundle per suite, in a folder with the suite's id. */
  readonly entry: string;
  /** The site's first page. */
  readonly site: string;
  /** How this program is called. */
  readonly command: string;
}

const MOST_WEAK = 2;

/** The system, three or four short lines for each suite, and what to do next. */
export function demoText({ runs, figures, entry, site, command }: DemoView, style: Style): string {
  const [first] = runs;
  if (first === undefined) throw new RangeError('a demo has at least one run');
  const { system, suite } = first.scorecard;
  return [
    `${safeText(system.name, 60)} ${safeText(system.version, 20)}, scores computed again from its replies`,
    '',
    ...runs.flatMap((run) => suiteLines(run, figures, style)),
    '',
    ...notes(runs, figures).map(style.dim),
    `Site of these runs: ${site}`,
    `All tables of a run: ${command} score ${shellWord(`${entry}/${suite.id}`)}`,
    `Next, for a memory of your own: ${command} init --lang python my-memory`,
  ].join('\n');
}

/** The main metric of a run beside the board's, its place if it has one, and its weakest families. */
function suiteLines({ scorecard, description }: DemoRun, figures: BoardFigures | undefined, style: Style) {
  const metric = mainMetric(description);
  const estimate = scorecard.overall.metrics[metric.id];
  const value = `${formatMeasured(metric, estimate)} ${formatInterval(metric, estimate?.ci95_clustered)}`.trim();
  const found = figures && boardPlace(scorecard, description, figures);
  const place = found && (found.notAbove ? `no place: ${noPlaceText(found.notAbove)}` : placeText(found));
  return [
    `${style.bold(description.title)}  ${metric.label} ${value}`,
    `  ${tasksText(scorecard)}; ${found ? rangeText(found) : 'no figures of a board to compare with'}`,
    ...(place === undefined ? [] : [`  ${place}`]),
    style.dim(`  ${weakestText({ scorecard, description })}`),
  ];
}

function notes(runs: readonly DemoRun[], figures: BoardFigures | undefined): readonly string[] {
  const dates = runs.flatMap((run) => (figures && boardPlace(run.scorecard, run.description, figures)?.date) ?? []);
  const ordered = dates.sort();
  const between = [...new Set([ordered[0], ordered.at(-1)])].join(' to ');
  const isPart = runs.some(({ scorecard: { counts } }) => counts.not_measured > 0);
  return [
    ...(isPart ? ['Not measured: tasks that need `answer`, which this adapter does not declare.'] : []),
    ...(between === ''
      ? []
      : [
          `Brackets: 95% intervals. The board's figures are from whole runs of ${between}.`,
          'A place compares only values, not intervals.',
        ]),
  ];
}

function tasksText({ counts: { tasks, not_measured: not }, dataset, validity }: Scorecard): string {
  const of = validity.state === 'partial' ? `${tasks} of ${dataset.tasks} tasks` : `all ${dataset.tasks} tasks`;
  return not === 0 ? of : `${of}, ${tasks - not} measured`;
}

const rangeText = ({ systems, range, sizes }: BoardPlace): string =>
  range
    ? `the board's ${systems} systems: ${range.join(' to ')}`
    : `the board's ${systems} systems: measured on different numbers of tasks (n=${sizes.join(' to ')}), so no range is shown`;

function weakestText({ scorecard, description }: DemoRun): string {
  const found = weakestFamilies(scorecard, description, MOST_WEAK);
  if (found === undefined) return 'not measured in any family';
  const { weak, measured, families } = found;
  const shown = weak.map(({ label, value, n }) => `${label} ${value} (n=${n})`);
  const part = measured < families ? `; measured in ${measured} of ${families} families` : '';
  return `${shown.length === 0 ? 'no family is weaker than another' : `weakest: ${shown.join(', ')}`}${part}`;
}
