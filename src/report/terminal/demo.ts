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

const MOST_WEAK = 3;

/** The system, two lines for each suite, and what to do next: at most 30 lines with ten suites. */
export function demoText({ runs, figures, entry, site, command }: DemoView, style: Style): string {
  const [first] = runs;
  if (first === undefined) throw new RangeError('a demo has at least one run');
  const { system, suite } = first.scorecard;
  return [
    `${safeText(system.name, 60)} ${safeText(system.version, 20)}, every score computed again from the transcript of its run`,
    '',
    ...suiteLines(runs, figures, style),
    '',
    ...notes(runs, figures).map(style.dim),
    `Site of these runs: ${site}`,
    `All tables of a run: ${command} score ${shellWord(`${entry}/${suite.id}`)}`,
    `Next, for a memory of your own: ${command} init --lang python my-memory`,
  ].join('\n');
}

/** The main metric of each run with its place on the board, and its weakest families. */
function suiteLines(runs: readonly DemoRun[], figures: BoardFigures | undefined, style: Style): readonly string[] {
  const rows = runs.map((run) => linesOf(run, figures));
  const width = (of: (row: (typeof rows)[number]) => string) => Math.max(...rows.map((row) => of(row).length));
  const title = width((row) => row.title);
  const value = width((row) => row.value);
  const interval = width((row) => row.interval);
  return rows.flatMap((row) => [
    `${style.bold(row.title.padEnd(title))}  ${row.value.padStart(value)} ${row.interval.padEnd(interval)}  ${row.place}`,
    style.dim(`  ${row.weakest}`),
  ]);
}

function notes(runs: readonly DemoRun[], figures: BoardFigures | undefined): readonly string[] {
  const dates = runs.flatMap((run) => (figures && boardPlace(run.scorecard, run.description, figures)?.date) ?? []);
  const newest = dates.sort().at(-1);
  return newest === undefined
    ? []
    : [
        `Brackets show 95% intervals. The board's figures are from whole runs of ${newest}. A place compares only values, not intervals.`,
      ];
}

function linesOf({ scorecard, description }: DemoRun, figures: BoardFigures | undefined) {
  const metric = mainMetric(description);
  const estimate = scorecard.overall.metrics[metric.id];
  return {
    title: description.title,
    value: formatMeasured(metric, estimate),
    interval: formatInterval(metric, estimate?.ci95_clustered),
    place: boardText(scorecard, figures && boardPlace(scorecard, description, figures)),
    weakest: `${metric.label}, ${weakestText({ scorecard, description })}`,
  };
}

function boardText({ counts, dataset, validity }: Scorecard, found: BoardPlace | undefined): string {
  const { tasks: run, not_measured: not } = counts;
  const of = validity.state === 'partial' ? `${run} of ${dataset.tasks} tasks` : `all ${dataset.tasks} tasks`;
  const tasks = not === 0 ? of : `${of}, ${run - not} measured`;
  if (found === undefined) return `${tasks}; no figures of a board to compare with`;
  const { notAbove, systems, range } = found;
  if (notAbove !== undefined) return `${tasks}; no place: ${noPlaceText(notAbove)}`;
  const others = range ? `: ${range.join(' to ')}` : ' were not measured on the same tasks';
  return `${[tasks, placeText(found) ?? []].flat().join(', ')}; the board's ${systems} systems${others}`;
}

function weakestText({ scorecard, description }: DemoRun): string {
  const found = weakestFamilies(scorecard, description, MOST_WEAK);
  if (found === undefined) return 'not measured in any family';
  const { weak, measured, families } = found;
  const shown = weak.map(({ label, value, n }) => `${label} ${value} (n=${n})`);
  const part = measured < families ? `; measured in ${measured} of ${families} families` : '';
  return `${shown.length === 0 ? 'no family is weaker than another' : `weakest: ${shown.join(', ')}`}${part}`;
}
