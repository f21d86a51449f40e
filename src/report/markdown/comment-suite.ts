import { pairOutcomes } from '../../analysis/pairing.ts';
import { haveSameTasks } from '../../analysis/wins.ts';
import type { ClaimReview } from '../../evidence/receipt.ts';
import { isSignificant } from '../../stats/significance.ts';
import type { SuiteDescription } from '../../suite/description.ts';
import { formatP } from '../../text/numbers.ts';
import { formatWithInterval } from '../format.ts';
import { type ScorecardView, scorecardView } from '../scorecard-view.ts';
import { fewerPassed, weakestFamilies } from '../weakest.ts';
import { type Changes, changes, taskLists } from './comment-changes.ts';
import type { EntryName, ScoredRun, SuiteFacts } from './comment-facts.ts';
import { change, figures, formatChange, mainMetrics, sideMetrics } from './comment-figures.ts';
import { nearestEntries } from './comment-nearest.ts';
import { STATES, trustOf } from './comment-words.ts';
import { right, shown, type Table, table } from './table.ts';

export const SUMMARY = ['Suite', 'Headline', 'Run by', 'Change', 'Rank', 'Weakest families', 'Tasks', 'State'];

/** The index of the column of changes, which is left out without changes. */
export const CHANGE = SUMMARY.indexOf('Change');

/** The largest number of families in the summary, and of mechanisms that a system shows or lacks. */
const MOST_WEAK = 3;
const MOST_NAMED = 5;

/** It quotes untrusted files; the run's log has them in full. */
const LONGEST_REASON = 2_000;
const NONE = table([], []);

/** One suite of an entry. Untrusted text is only in tables. */
export function suiteView(entry: EntryName, suite: SuiteFacts) {
  const { description, board, submitted, claim } = suite;
  const now = board ?? submitted;
  const { gateway, beatsCheat } = suite;
  const known = { beatsCheat, slug: entry.slug, outcomes: now?.outcomes };
  const view = now && scorecardView(now.scorecard, description, now.timing, { gateway }, known);
  const title = view?.suite ?? `${description.title} ${description.version}`;
  const previous = now && before(now, suite.previous);
  const against = { submitted: board && submitted, previous: typeof previous === 'string' ? undefined : previous };
  const beside = { submitted: undefined, previous: against.previous && { measured: against.previous.measured } };
  const nearest = now ? nearestEntries(entry, now, suite) : { rank: '', nearest: NONE };
  const [main] = description.headline === undefined ? [] : mainMetrics(description);
  const overall = main && now?.scorecard.overall.metrics[main.id];
  const former = main && against.previous?.measured.scorecard.overall.metrics[main.id];
  return {
    title,
    // As in `SUMMARY`, since a phone shows only the first columns.
    summary: [
      title,
      main ? `${main.label} ${formatWithInterval(main, overall)}` : 'none in this suite',
      trustOf(suite),
      main ? change(main, overall, former) : '–',
      nearest.rank || '–',
      weakText(now, description),
      view ? shown(view.counts, 200) : '–',
      STATES[suite.state],
    ],
    /** The mechanisms in short form. Their intervals are above the families. */
    shortly: shortDiagnosis(view),
    again: claim === undefined ? '' : claimText(suite, claim),
    diagnosis: view?.diagnosis,
    figures: now ? figures(now, description, mainMetrics(description), against) : NONE,
    counted: view?.counted ?? '',
    clusters: view?.clusters ?? '',
    fewTemplates: view?.fewTemplates ?? '',
    change: now === undefined ? '' : typeof previous === 'string' ? previous : changeText(now, suite),
    tasks: [
      ...taskLists(against.previous?.changes, description, ['newly failed', 'newly passed']),
      ...taskLists(claimChanges(suite), description, [
        'passed as claimed, not in the board’s run',
        'passed only in the board’s run',
      ]),
    ],
    arms: figuresTable(
      [`${view?.arms?.metric} by arm`, 'value', '95% interval', 'clustered 95%', 'n'],
      view?.arms?.rows,
    ),
    verdicts: view?.arms?.verdicts.map(({ pair, figures: values, text }) => `${text} (${pair}: ${values})`),
    side: now ? figures(now, description, sideMetrics(description), beside) : NONE,
    model: view?.model ?? [],
    modelUse: figuresTable(['Its model', ...(view?.modelUse?.columns ?? [])], view?.modelUse?.rows),
    latency: figuresTable(
      [view?.machine ? `Latency on ${view.machine}` : 'Latency', 'Calls', 'p50', 'p95', 'max', 'Distribution'],
      view?.latency,
    ),
    ...nearest,
  };
}

/** A name in the first column, and figures in the others. */
const figuresTable = ([first = '', ...others]: readonly string[], rows: Table['rows'] = []): Table =>
  table([first, ...right(...others)], rows);

function weakText(now: ScoredRun | undefined, description: SuiteDescription): string {
  if (now === undefined) return '–';
  const { weak = [] } = weakestFamilies(now.scorecard, description, MOST_WEAK) ?? {};
  const values = weak.map(({ label, value }) => `${label} ${value}`).join(', ');
  const passed = fewerPassed(now.scorecard, description, MOST_WEAK).join(', ');
  return [values, passed === '' ? '' : `fewer passed: ${passed}`].filter(Boolean).join('; ') || '–';
}

function shortDiagnosis(view: ScorecardView | undefined): string {
  const groups = view?.diagnosis?.groups ?? [];
  return groups
    .map(({ rows }, at) => {
      const listed = rows.slice(0, MOST_NAMED).map(({ words, count }) => `${words} (${count})`);
      const more = rows.length - listed.length;
      return `${at === 0 ? 'In this run, with its adapter, it' : 'It'} ${listed.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
    })
    .join(' ');
}

/** The former run with the changes since; or a sentence that says why there is none to compare with. */
function before(now: ScoredRun, previous: ScoredRun | undefined) {
  if (now.outcomes === undefined)
    return 'The outcomes do not follow from the transcript: they are compared with nothing.';
  if (previous === undefined) return 'The board shows no earlier run of this entry to compare with.';
  if (previous.scorecard.suite.version !== now.scorecard.suite.version)
    return 'The entry’s earlier run is of another version of the suite: it is not compared.';
  if (previous.scorecard.dataset.sha256 !== now.scorecard.dataset.sha256)
    return 'The entry’s earlier run is on other tasks: it is not compared.';
  if (!(previous.outcomes && haveSameTasks(now.outcomes, previous.outcomes)))
    return 'The entry’s earlier run does not cover the same tasks: it is not compared.';
  const found = changes(previous.outcomes, now.outcomes);
  const same = found.failed.length + found.passed.length === 0 && sameFigures(previous, now);
  return same ? 'Nothing changed against the entry as the board has it.' : { measured: previous, changes: found };
}

function sameFigures({ scorecard: { overall: a } }: ScoredRun, { scorecard: { overall: b } }: ScoredRun): boolean {
  const ids = new Set([...Object.keys(a.metrics), ...Object.keys(b.metrics)]);
  return [...ids].every((id) => a.metrics[id]?.value === b.metrics[id]?.value);
}

function changeText(now: ScoredRun, { previous, description }: SuiteFacts): string {
  const [metric] = mainMetrics(description);
  if (!(description.headline && metric && now.outcomes && previous?.outcomes)) return '';
  const { delta, pClustered } = pairOutcomes(now.outcomes, previous.outcomes, metric.id);
  const says = isSignificant(pClustered) ? 'a significant change' : 'no significant difference';
  return `Against the entry as the board has it: ${formatChange(metric, delta)}, clustered paired p ${formatP(pClustered)}: ${says}.`;
}

/** The claim's verdict with its reason, which quotes an untrusted manifest. */
function claimText({ runs, provisional }: SuiteFacts, { verdict, reason }: ClaimReview): string {
  const made =
    runs === 0 ? '' : ` The figures are ${runs === 1 ? 'those of one run' : `the mean of ${runs} runs`} of the board.`;
  const later = provisional ? ' As replies differ from the submitted ones, new runs replace them after the merge.' : '';
  return `Claim ${verdict}: ${shown(reason, LONGEST_REASON)}${made}${later}`;
}

/** The tasks on which the board's run and the submitted one differ. */
function claimChanges({ submitted, board }: SuiteFacts): Changes | undefined {
  if (!(submitted?.outcomes && board?.outcomes)) return undefined;
  return changes(submitted.outcomes, board.outcomes);
}
