import { meanOutcomes } from '../analysis/mean-outcomes.ts';
import { checkSameTasks, taskList } from '../analysis/wins.ts';
import { canonical } from '../evidence/canonical.ts';
import { quoted } from '../evidence/display-name.ts';
import { type Manifest, undatedModel } from '../evidence/manifest.ts';
import { type ClaimReview, LONGEST_REASON, MOST_RUNS } from '../evidence/receipt.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { type MetricDescription, mainMetric, type SuiteDescription } from '../suite/description.ts';
import {
  formatDifference,
  formatDifferenceInterval,
  formatPercent,
  formatPoints,
  formatValue,
} from '../text/numbers.ts';
import { differenceBy, type MetricDifference, significantlyBetter } from './claim-difference.ts';

/** A valid run of one suite: the claim, or a run of the board that it is compared with. */
export interface ClaimRun {
  readonly manifest: Manifest;
  readonly outcomes: readonly Outcome[];
  /** A digest of all replies to each task, in the order of the outcomes: see `replyDigests`. */
  readonly replies: readonly string[];
}

/** The claim's 90% interval above the board's mean may reach this far for it to be confirmed: 3 points. */
const MARGIN = 0.03;
/** A claim that is less than 2 points above the board's mean is never contradicted by its headline. */
const LEAST_EXCESS = 0.02;
/** Tolerance for rounding errors: the mean of three runs is a sum of thirds. */
const ROUNDING = 1e-9;
/** The largest share of tasks on which the board's runs may differ before the system counts as unsteady. */
const MOST_DISCORDANCE = 0.05;

/** Whether one run of the board is not enough: its replies differ from the claim's, and no declaration contradicts the claim. */
export function needsMoreRuns(claim: ClaimRun, first: ClaimRun): boolean {
  return differing(claim, first) > 0 && contradictedDeclarations(claim.manifest, first.manifest).length === 0;
}

/**
 * Compares a claim with the board's own runs of the same image on the same tasks. Equal replies confirm it. Otherwise three
 * runs decide, by the headline over all tasks. D is the claim minus the runs' mean, with its 90% t interval over clusters.
 * The claim is *contradicted* if the interval is above 0 and D is more than 2 points, or if another metric is significantly
 * better than the board's (Holm over those metrics). It is *confirmed* if the interval ends at most 3 points above 0.
 * Otherwise it is *unconfirmed*: a difference that is not significant is not agreement. A declaration that the image does not
 * make also contradicts the claim.
 *
 * @param runs three, or one if `needsMoreRuns` is false
 * @throws RangeError if the tasks differ or runs are missing
 */
export function judgeClaim(claim: ClaimRun, runs: readonly ClaimRun[], description: SuiteDescription): ClaimReview {
  const [first] = runs;
  if (first === undefined) throw new RangeError('a verdict needs a run of the board');
  for (const run of runs) checkSameTasks(taskList(claim.outcomes), taskList(run.outcomes));
  if (runs.length < MOST_RUNS && needsMoreRuns(claim, first))
    throw new RangeError(`${runs.length} runs of the board, but a verdict needs ${MOST_RUNS}`);
  const metric = mainMetric(description);
  const mean = meanOutcomes(runs.map(({ outcomes }) => outcomes));
  const found = differenceBy(metric, claim.outcomes, mean, 'all tasks');
  const tasks = claim.outcomes.length;
  const differ = differing(claim, first);
  const discordance = runs.length > 1 ? discordanceOf(runs, metric.id) : null;
  const unsteady = discordance !== null && discordance > MOST_DISCORDANCE;
  const contradictions = [
    ...new Set(runs.flatMap(({ manifest }) => contradictedDeclarations(claim.manifest, manifest))),
    ...(differ === 0 ? [] : headlineContradiction(metric, found)),
    ...(differ === 0 ? [] : significantlyBetter(description.metrics, metric, claim.outcomes, mean)),
  ];
  const confirmed = differ === 0 || (found?.ci90 !== undefined && found.ci90[1] <= MARGIN + ROUNDING);
  const deterministic = determinismOf([claim, ...runs]);
  return {
    verdict: verdictOf(contradictions, confirmed),
    reason: [
      ...contradictions,
      ...(contradictions.length > 0 ? [] : [closeness(differ, confirmed, found)]),
      ...(differ === 0 ? [] : [`Replies differ in ${differ} of ${tasks} tasks.`]),
      ...(deterministic === 'lost' ? ['It declares itself deterministic, and two of its runs differ.'] : []),
      ...(unsteady ? [`The board’s runs differ on ${formatPercent(discordance)} of the tasks: it is unsteady.`] : []),
    ]
      .join(' ')
      // It has names that the image chose.
      .slice(0, LONGEST_REASON)
      .toWellFormed(),
    metric: found === undefined ? null : metric.id,
    claimed: found?.claimed ?? null,
    measured: found?.measured ?? null,
    ci90: found?.ci90 === undefined ? null : [found.ci90[0], found.ci90[1]],
    tasks,
    differing: differ,
    discordance,
    deterministic,
    unsteady,
  };
}

function verdictOf(contradictions: readonly string[], confirmed: boolean): ClaimReview['verdict'] {
  if (contradictions.length > 0) return 'contradicted';
  return confirmed ? 'confirmed' : 'unconfirmed';
}

/** How close a claim without contradictions is to the board's runs, in a sentence. */
function closeness(differ: number, confirmed: boolean, found: MetricDifference | undefined): string {
  if (differ === 0) return 'Every reply equals that of the board’s run.';
  if (found?.ci90 === undefined) return 'All tasks come from one template, so that no interval can be computed.';
  const above = `${formatPoints(found.ci90[1])} above the mean of the board’s three runs`;
  return confirmed
    ? `The claim lies at most ${above} (90% interval; ${100 * MARGIN} are allowed).`
    : `The claim may lie up to ${above} (90% interval; ${100 * MARGIN} are allowed), or may be equal or lower.`;
}

const differing = (claim: ClaimRun, run: ClaimRun) => claim.replies.filter((one, i) => one !== run.replies[i]).length;

function headlineContradiction(metric: MetricDescription, found: MetricDifference | undefined): readonly string[] {
  if (found?.ci90 === undefined || !(found.ci90[0] > 0 && found.excess > LEAST_EXCESS + ROUNDING)) return [];
  const { claimed, measured, ci90, excess } = found;
  return [
    `${metric.label}: submitted ${formatValue(metric, claimed)}, board ${formatValue(metric, measured)}. The submitted figure is better by ${formatDifference(metric, excess)}, 90% interval ${formatDifferenceInterval(metric, ci90)}.`,
  ];
}

/** Whether the system declares itself deterministic, and whether its runs then have the same replies. */
function determinismOf(runs: readonly ClaimRun[]): ClaimReview['deterministic'] {
  if (!runs.some(({ manifest }) => manifest.adapter.declared.deterministic === true)) return 'not declared';
  const [first] = runs as [ClaimRun];
  return runs.every((run) => differing(first, run) === 0) ? 'declared' : 'lost';
}

/** The share of tasks on which two runs differ in their result: the mean over all pairs of runs. */
function discordanceOf(runs: readonly ClaimRun[], metric: string): number {
  const pairs = runs.flatMap((a, i) => runs.slice(i + 1).map((b) => [a.outcomes, b.outcomes] as const));
  const result = ({ verdict, values }: Outcome) => `${verdict === 'passed'} ${values[metric]}`;
  const differ = pairs.map(([a, b]) => a.filter((one, i) => result(one) !== result(b[i] ?? one)).length);
  const compared = pairs.reduce((sum, [a]) => sum + a.length, 0);
  return differ.reduce((sum, tasks) => sum + tasks, 0) / compared;
}

/**
 * The differences between the declarations in the claim and those that the image made to the board: name, version, capabilities
 * and model, each in a sentence. To omit a capability hides the metrics that need it.
 */
function contradictedDeclarations(claim: Manifest, run: Manifest): readonly string[] {
  const claimed = claim.adapter.declared;
  const measured = run.adapter.declared;
  const added = claimed.capabilities.filter((one) => !measured.capabilities.includes(one));
  const dropped = measured.capabilities.filter((one) => !claimed.capabilities.includes(one));
  const difference = (what: string, ofClaim: string, ofImage: string) =>
    ofClaim === ofImage
      ? []
      : [`The claim gives the ${what} as ${quoted(ofClaim)}; the image gives ${quoted(ofImage)}.`];
  return [
    ...difference('name', claimed.name, measured.name),
    ...difference('version', claimed.version, measured.version),
    ...(dropped.length === 0 ? [] : [`The claim leaves out what the image declares: ${dropped.join(', ')}.`]),
    ...(added.length === 0 ? [] : [`The claim declares what the image does not: ${added.join(', ')}.`]),
    ...(canonical(undatedModel(claimed.model)) === canonical(undatedModel(measured.model))
      ? []
      : ['The claim names another model than the image.']),
  ];
}
