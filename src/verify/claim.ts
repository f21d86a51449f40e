import { meanOutcomes } from '../analysis/mean-outcomes.ts';
import { checkSameTasks, taskList } from '../analysis/wins.ts';
import { canonical } from '../evidence/canonical.ts';
import { quoted } from '../evidence/display-name.ts';
import { type Manifest, undated } from '../evidence/manifest.ts';
import type { Claim } from '../evidence/receipt.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { type MetricDescription, mainMetric, type SuiteDescription } from '../suite/description.ts';
import { differenceBy, type MetricDifference, significantlyBetter } from './claim-difference.ts';

/** A valid run of one suite, as a claim is judged by it. */
export interface ClaimRun {
  readonly manifest: Manifest;
  readonly outcomes: readonly Outcome[];
  /** A digest of all replies to each task, in the order of the outcomes: see `replyDigests`. */
  readonly replies: readonly string[];
}

/** How many runs of the board decide where the replies differ. */
export const ROUNDS = 3;

/** The claim's 90 % interval above the board's mean may reach this far for it to be confirmed: 3 points. */
const MARGIN = 0.03;
/** A claim that is less than 2 points above the board's mean is never contradicted by its headline. */
const LEAST_EXCESS = 0.02;
/** The mean of three runs is a sum of thirds: what rounding may leave of a difference of exactly 2 or 3 points. */
const ROUNDING = 1e-9;
/** Of the tasks that two runs of the board may come out otherwise on. */
const MOST_DISCORDANCE = 0.05;

/** Whether one run of the board leaves the verdict open: its replies differ from the claim's, and no declaration decides. */
export function needsMoreRuns(claim: ClaimRun, first: ClaimRun): boolean {
  return differing(claim, first) > 0 && contradictedDeclarations(claim.manifest, first.manifest).length === 0;
}

/**
 * Compares a claim with the board's own runs of the same image on the same tasks. Equal replies confirm it, whatever else.
 * Otherwise three runs decide, by the headline over all tasks: with D the claim less the runs' mean and its 90 % t
 * interval over clusters, the claim is *contradicted* where the interval lies above 0 and D is more than 2 points, or where
 * another metric is significantly better than the board's (Holm over those metrics), and *confirmed* where the interval ends
 * at most 3 points above. What is neither is *unconfirmed*: the absence of significance is no agreement. A declaration that
 * the image does not make contradicts the claim as well.
 *
 * @param runs three, or one where `needsMoreRuns` says no
 * @throws RangeError where the tasks differ, or runs are missing
 */
export function judgeClaim(claim: ClaimRun, runs: readonly ClaimRun[], description: SuiteDescription): Claim {
  const [first] = runs;
  if (first === undefined) throw new RangeError('no run of the board, no verdict');
  for (const run of runs) checkSameTasks(taskList(claim.outcomes), taskList(run.outcomes));
  if (runs.length < ROUNDS && needsMoreRuns(claim, first))
    throw new RangeError(`${runs.length} runs of the board, ${ROUNDS} decide`);
  const metric = mainMetric(description);
  const mean = meanOutcomes(runs.map(({ outcomes }) => outcomes));
  const found = differenceBy(metric, claim.outcomes, mean, 'all tasks');
  const tasks = claim.outcomes.length;
  const differ = differing(claim, first);
  const discordance = runs.length > 1 ? discordanceOf(runs, metric.id) : null;
  const unsteady = discordance !== null && discordance > MOST_DISCORDANCE;
  const contradictions =
    differ === 0
      ? contradictedDeclarations(claim.manifest, first.manifest)
      : [
          ...contradictedDeclarations(claim.manifest, first.manifest),
          ...headlineContradiction(metric, found),
          ...significantlyBetter(description.metrics, metric, claim.outcomes, mean).map(({ text }) => text),
        ];
  const confirmed = differ === 0 || (found?.ci90 !== undefined && found.ci90[1] <= MARGIN + ROUNDING);
  const deterministic = determinismOf([claim, ...runs]);
  return {
    verdict: contradictions.length > 0 ? 'contradicted' : confirmed ? 'confirmed' : 'unconfirmed',
    reason: [
      ...contradictions,
      ...(contradictions.length > 0 ? [] : [closeness(differ, confirmed, found)]),
      ...(differ === 0 ? [] : [`Replies differ in ${differ} of ${tasks} tasks.`]),
      ...(deterministic === 'lost' ? ['It declares itself deterministic, and two of its runs differ.'] : []),
      ...(unsteady ? [`The board’s own runs differ on ${percent(discordance)} of the tasks: it is unsteady.`] : []),
    ].join(' '),
    metric: found === undefined ? null : metric.id,
    claimed: found?.claimed ?? null,
    measured: found?.measured ?? null,
    ci90: found?.ci90 === undefined ? null : [found.ci90[0], found.ci90[1]],
    ...{ tasks, differing: differ, discordance, deterministic, unsteady },
  };
}

function closeness(differ: number, confirmed: boolean, found: MetricDifference | undefined): string {
  if (differ === 0) return 'Every reply is the one that the board’s run got.';
  if (found?.ci90 === undefined) return 'All tasks come from one template, so that no interval can be computed.';
  const above = `${points(found.ci90[1])} points above the mean of the board’s three runs`;
  return confirmed
    ? `The claim lies at most ${above} (90 % interval; 3 are allowed).`
    : `The claim may lie up to ${above} (90 % interval; 3 are allowed), and need not lie above it.`;
}

const differing = (claim: ClaimRun, run: ClaimRun) => claim.replies.filter((one, i) => one !== run.replies[i]).length;

function headlineContradiction(metric: MetricDescription, found: MetricDifference | undefined): readonly string[] {
  if (found?.ci90 === undefined || !(found.ci90[0] > 0 && found.excess > LEAST_EXCESS + ROUNDING)) return [];
  const { claimed, measured, ci90, excess } = found;
  return [
    `${metric.label}: ${percent(claimed)} claimed, ${percent(measured)} measured by the board: better by ${points(excess)} points, 90 % interval ${points(ci90[0])} to ${points(ci90[1])}.`,
  ];
}

/** Of a system that declares itself deterministic, in the claim or to the board, two runs must have the same replies. */
function determinismOf(runs: readonly ClaimRun[]): Claim['deterministic'] {
  if (!runs.some(({ manifest }) => manifest.adapter.declared.deterministic === true)) return 'not declared';
  const [first] = runs as [ClaimRun];
  return runs.every((run) => differing(first, run) === 0) ? 'declared' : 'lost';
}

/** The mean over the pairs of runs: on which share of the tasks they do not come to the same result. */
function discordanceOf(runs: readonly ClaimRun[], metric: string): number {
  const pairs = runs.flatMap((a, i) => runs.slice(i + 1).map((b) => [a.outcomes, b.outcomes] as const));
  const result = ({ verdict, values }: Outcome) => `${verdict === 'passed'} ${values[metric]}`;
  const differ = pairs.map(([a, b]) => a.filter((one, i) => result(one) !== result(b[i] ?? one)).length);
  const compared = pairs.reduce((sum, [a]) => sum + a.length, 0);
  return differ.reduce((sum, tasks) => sum + tasks, 0) / compared;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const points = (difference: number) => (100 * difference).toFixed(1);

/**
 * What a claim says of its system that the image does not say to the board: name, version, capabilities and model, each in
 * a sentence. A capability that is left out hides what it measures; one that is made up measures what is not there.
 */
function contradictedDeclarations(claim: Manifest, run: Manifest): readonly string[] {
  const [said, found] = [claim.adapter.declared, run.adapter.declared];
  const only = (a: typeof said, b: typeof said) => a.capabilities.filter((one) => !b.capabilities.includes(one));
  const [added, dropped] = [only(said, found), only(found, said)];
  const declares = (what: string, mine: string, theirs: string) =>
    mine === theirs ? [] : [`The claim gives the ${what} as ${quoted(mine)}; the image gives ${quoted(theirs)}.`];
  return [
    ...declares('name', said.name, found.name),
    ...declares('version', said.version, found.version),
    ...(dropped.length === 0 ? [] : [`The claim leaves out what the image declares: ${dropped.join(', ')}.`]),
    ...(added.length === 0 ? [] : [`The claim declares what the image does not: ${added.join(', ')}.`]),
    ...(canonical(undated(said.model)) === canonical(undated(found.model))
      ? []
      : ['The claim names another model than the image.']),
  ];
}
