import type { BoardFigures } from '../../evidence/board-figures.ts';
import { FRESH } from '../../protocol/constants.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { labelOf, mainMetric, noHeadlineNote, type SuiteDescription } from '../../suite/description.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { ERRORED_TASKS, RULES } from '../../verify/rules.ts';
import { type BoardPlace, exampleText, noPlaceText, placeOfWhole, placeText } from '../board-place.ts';
import { besideText, formatInterval, formatMeasured } from '../format.ts';
import type { ScorecardView } from '../scorecard-view.ts';
import { fewerPassed, missedInOrder, weakestFamilies } from '../weakest.ts';
import { allErrored } from './failures.ts';
import { type Style, verdictText } from './layout.ts';

export interface EndedRun {
  readonly scorecard: Scorecard;
  readonly description: SuiteDescription;
  readonly view: ScorecardView;
  /** Undefined if this copy of the project has none. */
  readonly figures: BoardFigures | undefined;
  /** All outcomes, in the order of the tasks. */
  readonly outcomes: readonly Outcome[];
  /** Whether all outcomes are those of the example that `cib init` writes. */
  readonly isOfExample: boolean;
  /** Whether no reply names a source as evidence. */
  readonly isWithoutEvidence: boolean;
  /** Set for fresh data: what it was generated from. */
  readonly freshNonce: string | undefined;
  /** The bundle's folder. */
  readonly out: string;
  /** How this program is called. */
  readonly command: string;
  /** The options by which a command gets the run's data. */
  readonly data: string;
  /** The command that runs the whole suite, with a free folder for its output. Undefined for a shard. */
  readonly wholeRun: string | undefined;
  /** What to do if the system declares too little for any of the tasks to be measured. */
  readonly declareMore: string;
}

const MOST_NAMED = 3;
const MOST_FAILED = 5;

/**
 * The result of a run in a few lines: its main figure beside the board's, the weakest families, the failures, and what to do
 * next.
 */
export function runEndingText(ended: EndedRun, style: Style): string {
  const { view, out, command } = ended;
  const state = view.state === 'valid' ? style.good(view.state) : style.bad(view.state);
  const bundle = shellWord(safeText(out, 1_000));
  const { counts } = ended.scorecard;
  // What is told of the error says what to do.
  const isExplained = allErrored(counts) && view.state !== 'invalid';
  return [
    `${style.bold(`${view.suite} · ${view.system}`)}${view.readsLabels ? ' (reads labels)' : ''}`,
    `${state} · ${view.counts}${ended.freshNonce === undefined ? '' : ` · fresh data, nonce ${ended.freshNonce}`}`,
    ...(ended.isOfExample ? [exampleText('This run', command)] : []),
    // Without a single answer, the errors say more.
    ...(ended.isWithoutEvidence && counts.errored < counts.tasks ? ['No reply had any evidence.'] : []),
    ...reasonLines(ended, style),
    ...view.model.map((line) => style.dim(line)),
    '',
    // A system that answered no task has no figure, not one of 0.
    ...(counts.errored > 0 && counts.errored === counts.tasks
      ? ['No figure: every task errored.']
      : figureLines(ended, style)),
    ...(isExplained ? [] : failedLines(ended, style)),
    '',
    `Bundle: ${bundle}`,
    ...(isExplained ? [] : [style.dim(`All tables: ${command} score ${bundle}`), ...nextLine(ended, bundle)]),
  ].join('\n');
}

/** Below each broken rule is what it asks for. How to mend errors is told with the error. */
function reasonLines({ view, scorecard }: EndedRun, style: Style): readonly string[] {
  const broken = scorecard.validity.rules.filter(({ held }) => !held);
  return view.reasons.flatMap((reason, at) => {
    const rule = RULES.find(({ id }) => id === broken[at]?.id && id !== ERRORED_TASKS);
    return [style.bad(`  ${reason}`), ...(rule ? [style.dim(`    ${rule.title}: ${rule.remedy}`)] : [])];
  });
}

function figureLines({ scorecard, description, view, figures }: EndedRun, style: Style): readonly string[] {
  const metric = mainMetric(description);
  const estimate = scorecard.overall.metrics[metric.id];
  const note = noHeadlineNote(description);
  const value = `${formatMeasured(metric, estimate)} ${formatInterval(metric, estimate?.ci95_clustered)}`.trim();
  const found = figures && placeOfWhole(scorecard, description, figures);
  // A metric counts only tasks whose capabilities a system declares, so one system may be measured on few of them.
  const sizes = found?.named.map(({ n }) => n) ?? [];
  const unlike = new Set([...sizes, estimate?.n ?? 0]).size > 1;
  const named = found?.named.map(
    ({ role, name, value: theirs, n, alike }) =>
      `${role} ${safeText(name, 40)}${alike === 0 ? '' : ` and ${alike} more at`} ${theirs}${unlike ? ` (n=${n})` : ''}`,
  );
  const own = unlike ? `; yours has n=${estimate?.n ?? 0}` : '';
  return [
    `${style.bold(metric.label)}  ${[value, besideText(description, scorecard)].filter(Boolean).join(', ')}`,
    style.dim(`  ${metric.definition}`),
    ...(note === undefined ? [] : [style.dim(`  ${note}`)]),
    ...(view.counted === '' ? [] : [`  ${view.counted}${otherFigures(scorecard, description)}`]),
    ...measuredLines(scorecard, description),
    ...(found === undefined ? [] : boardLines(found, `${named?.join(', ')}${own}`)),
    ...(view.diagnosis?.groups.map(mechanismsLine) ?? weakestLines(scorecard, description)),
    ...(view.diagnosis?.alone ? [style.dim(`  ${view.diagnosis.alone}`)] : []),
  ];
}

/** @param others the nearest systems, which may have no place themselves */
function boardLines(found: BoardPlace, others: string): readonly string[] {
  const place = placeText(found);
  const none = found.notAbove && `No place: ${noPlaceText(found.notAbove)}, which never reads the question`;
  return [
    ...(place === undefined ? [] : [`  On the board, ${place}`]),
    ...(none === undefined ? [] : [`  ${none}`]),
    `  Of ${found.systems} other systems on the board: ${others}`,
    ...found.leftOut.map(
      ({ name, value }) =>
        `  The board’s ${safeText(name, 40)} (${value}) is left out: it has the name of this run’s system`,
    ),
  ];
}

/** The families that the main metric does not count, each by its own metric. */
function otherFigures({ families }: Scorecard, { families: described, metrics }: SuiteDescription): string {
  const texts = described.flatMap(({ id, label, metric: own }) => {
    const metric = metrics.find((one) => one.id === own);
    const found = families[id];
    return metric && found ? [`${label} ${formatMeasured(metric, found.metrics[metric.id])}`] : [];
  });
  return ` (${texts.join(', ')})`;
}

/** Of which families the measured tasks are, if some were not measured: the figure says nothing of the others. */
function measuredLines({ counts, families }: Scorecard, description: SuiteDescription): readonly string[] {
  const { tasks, not_measured: not } = counts;
  if (not === 0 || not === tasks) return [];
  const present = description.families.flatMap(({ id, label }) => {
    const items = families[id]?.items;
    return items === undefined ? [] : [{ label, n: items.measured, all: items.measured + items.not_measured }];
  });
  const found = present.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n);
  const others = present.length - found.length;
  const none = others === 0 ? '' : `, nothing of ${others} ${others === 1 ? 'family' : 'families'}`;
  return [`  Measured only: ${found.map(({ label, n, all }) => `${label} ${n} of ${all}`).join(', ')}${none}`];
}

function mechanismsLine({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly { readonly words: string }[];
}) {
  const more = rows.length > MOST_NAMED ? `; and ${rows.length - MOST_NAMED} more` : '';
  const words = rows.slice(0, MOST_NAMED).map((row) => row.words);
  return `  ${title}: ${words.join('; ')}${more}`;
}

function weakestLines(scorecard: Scorecard, description: SuiteDescription): readonly string[] {
  const { weak = [], asWeak = 0 } = weakestFamilies(scorecard, description, MOST_NAMED) ?? {};
  const more = asWeak === 0 ? '' : `, and ${asWeak} more at ${weak.at(-1)?.value}`;
  const named = weak.map(({ label, value, n }) => `${label} ${value} (n=${n})`).join(', ');
  const passed = fewerPassed(scorecard, description, MOST_NAMED).join(', ');
  return [
    ...(named === '' ? [] : [`  Weakest by ${mainMetric(description).label}: ${named}${more}`]),
    ...(passed === ''
      ? []
      : [`  Fewer tasks passed than ${mainMetric(description).label} counts, as a pass needs more: ${passed}`]),
  ];
}

function failedLines({ outcomes, description }: EndedRun, style: Style): readonly string[] {
  const failed = missedInOrder(description, outcomes);
  if (failed.length === 0) return [];
  const shown = failed.slice(0, MOST_FAILED);
  const tasks = failed.length === 1 ? 'one task' : `${failed.length} tasks`;
  const width = Math.max(...shown.map(({ id }) => id.length));
  const modes = ({ failure_modes }: Outcome) =>
    description.failureModes.filter(({ id }) => failure_modes.includes(id)).map(({ label }) => label);
  return [
    '',
    `${style.bold('Not passed')}, ${shown.length < failed.length ? `the first ${shown.length} of ` : ''}${tasks}:`,
    ...shown.map((outcome) =>
      [
        `  ${safeText(outcome.id, 80).padEnd(width)}`,
        verdictText(outcome.verdict, style),
        labelOf(description.families, outcome.family),
        ...(modes(outcome).length === 0 ? [] : [modes(outcome).join(', ')]),
      ].join(' · '),
    ),
    style.dim(`A task passes if ${description.passed}`),
  ];
}

function nextLine(
  { description, outcomes, scorecard, command, data, wholeRun, declareMore }: EndedRun,
  bundle: string,
): readonly string[] {
  const { tasks, not_measured } = scorecard.counts;
  if (not_measured === tasks) return [`Next: ${declareMore}`];
  if (scorecard.dataset.id === FRESH && description.contaminationReference !== undefined)
    return [
      `Next: ${command} score ${bundle} --public DIR, with the bundle of a run of the same system on public data`,
    ];
  // `explain` shows only why tasks failed; `verify` says how to keep a rule.
  if (scorecard.validity.state === 'invalid') return [`Next: ${command} verify ${bundle}${data}`];
  const isComplete = outcomes.every(({ verdict }) => verdict === 'passed' || verdict === 'not_measured');
  if (!isComplete) return [`Next: ${command} explain ${bundle}${data}`];
  if (scorecard.validity.state === 'partial') return wholeRun === undefined ? [] : [`Next: ${wholeRun}`];
  return [`Next: ${command} verify ${bundle}${data}`];
}
