import { betterOf, compareResults, wasMeasuredInEither } from '../analysis/comparison.ts';
import { differenceOf, pairedDifferenceInterval } from '../analysis/pairing.ts';
import { isPairable, type Results, resultsMaker } from '../analysis/results.ts';
import { type Unit, unitsOf } from '../analysis/units.ts';
import { taskList } from '../analysis/wins.ts';
import { loadManifest, loadOutcomes, loadScorecard } from '../bundles/load-bundle.ts';
import { requireUnchanged } from '../bundles/verify/form.ts';
import { Fault } from '../errors/fault.ts';
import { RUN_OWN_AGAIN } from '../evidence/bundle.ts';
import { isNewer, type Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import { isSound } from '../protocol/constants.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { Changes } from '../report/markdown/comment-changes.ts';
import type { Comparison } from '../report/terminal/comparison.ts';
import { holm } from '../stats/holm.ts';
import { mainMetric, type SuiteDescription } from '../suite/description.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { shellWord } from '../text/escape.ts';
import { namesHint } from '../text/nearest.ts';
import { safeText } from '../text/safe-text.ts';

/**
 * Compares two bundles on the same tasks, task by task, or pair by pair if items have pairs and no other metric is requested.
 *
 * @param metricId by default the suite's headline, or without one, the metric by which its families are compared
 * @throws Fault `bundle.incomparable` if suite, dataset or tasks differ, or a run has no such figure; `metric.unknown`
 */
export async function compare(files: Files, folderA: string, folderB: string, metricId?: string): Promise<Comparison> {
  const [a, b] = [await loadScorecard(files, folderA), await loadScorecard(files, folderB)];
  for (const [what, left, right, hint] of [
    ['suite', a.suite.id, b.suite.id, 'Suites have different tasks. Name two bundles of one suite.'],
    ['version of the suite', a.suite.version, b.suite.version, await versionHint(a, b, [folderA, folderB])],
    [
      'dataset',
      a.dataset.sha256,
      b.dataset.sha256,
      'Run both with the same --dataset, or both without; fresh data also needs the same --nonce.',
    ],
    [
      'number of tasks',
      a.counts.tasks,
      b.counts.tasks,
      `${a.counts.tasks < b.counts.tasks ? folderA : folderB} has fewer: run it again like the other, without options such as --limit.`,
    ],
  ] as const) {
    if (left === right) continue;
    throw new Fault('bundle.incomparable', `The bundles differ in their ${what}: ${left} and ${right}.`, {
      hint: `Only runs on the same tasks can be compared. ${hint}`,
    });
  }
  const { description } = await loadSuite(a.suite.id);
  const metric = metricOf(description, metricId);
  const outcomes = [await loadOutcomes(files, folderA), await loadOutcomes(files, folderB)] as const;
  const families = description.families.map(({ id }) => id);
  const direction = directionOf(description, metric);
  const shared = { description, metric, direction, a, b };
  try {
    const resultsOf = resultsMaker();
    const [left, right] = [resultsOf(outcomes[0]), resultsOf(outcomes[1])];
    checkPaired(description, metric, left, right);
    const basis = { metric, headline: description.headline ?? null, families };
    const { wins, unit, overall, families: byFamily } = compareResults(left, right, basis);
    const others = otherMetrics(description, metric, left, right);
    const listed = unit === 'pair' ? wins[0].tasks.ids.length : a.counts.tasks;
    const count = wins[0].tasks.ids.filter((_, i) => wasMeasuredInEither(...wins, i)).length;
    const compared = { count, of: listed };
    const passed = passedByOne(unit, ...outcomes);
    const ci95 = pairedDifferenceInterval(...wins);
    return {
      ...shared,
      unit,
      compared,
      ci95,
      overall,
      passed,
      others,
      better: betterOf(overall.delta, overall.pClustered, direction),
      families: byFamily.map((one) => ({ ...one, better: betterOf(one.delta, one.pHolm, direction) })),
    };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new Fault('bundle.incomparable', `The bundles do not contain the same tasks: ${cause.message}.`, {
      cause,
      hint: 'Only runs on the same tasks can be compared.',
    });
  }
}

/**
 * Refuses a run by which no gate may be decided: one that was changed, or that is neither valid nor a part of a valid one.
 *
 * @throws Fault `bundle.list`, `bundle.hash` or `bundle.incomparable`
 */
export async function requireSound(files: Files, folder: string): Promise<void> {
  await requireUnchanged(files, folder);
  const { validity } = await loadScorecard(files, folder);
  if (isSound(validity.state)) return;
  throw new Fault(
    'bundle.incomparable',
    `The run in ${folder} is ${validity.state}. Only valid and partial runs are compared here.`,
    {
      hint: `Make a new one: run the suite again in a new folder. \`cib score ${shellWord(safeText(folder, 1_000))}\` shows why.`,
    },
  );
}

/**
 * Refuses two runs of which one had another actor: that chose the answers, so the difference is not that of the two systems.
 *
 * @throws Fault `bundle.incomparable`
 */
export async function requireSameActor(files: Files, folderA: string, folderB: string): Promise<void> {
  const [a, b] = [await loadManifest(files, folderA), await loadManifest(files, folderB)].map(actorText);
  if (a === b) return;
  throw new Fault('bundle.incomparable', `The bundles differ in their actor: ${a} and ${b}.`, {
    hint: 'Make both runs with the same --actor, or both without.',
  });
}

/** The kind of a run's actor. */
export const actorText = ({ actor }: Pick<Manifest, 'actor'>): string => actor?.kind ?? 'none';

/** How to compare runs of two versions of a suite. */
async function versionHint(a: Scorecard, b: Scorecard, folders: readonly [string, string]): Promise<string> {
  const [{ suite }, other] = [a, b.suite];
  if (suite.id !== other.id || suite.version === other.version) return '';
  const { version } = (await loadSuite(suite.id)).description;
  if ([suite, other].some((one) => isNewer(one.version, version)))
    return `This program has ${version}: use the one with the later version.`;
  const earlier = folders.filter((_, at) => (at === 0 ? suite : other).version !== version).join(' and of ');
  return `Make a copy of ${earlier}; \`cib score COPY --write\` gives the copy the version ${version}. ${RUN_OWN_AGAIN}`;
}

/** Whether more of a metric is better. */
const directionOf = ({ metrics }: SuiteDescription, metric: string) =>
  metrics.find(({ id }) => id === metric)?.better ?? 'higher';

/** By their verdicts: the tasks or pairs that only one of two runs passed, and how many each passed, of those that both measured. */
function passedByOne(unit: Comparison['unit'], a: readonly Outcome[], b: readonly Outcome[]): Comparison['passed'] {
  const tasks = measuredInBoth(a, b);
  const listed = unit === 'pair' ? measuredInBoth(unitsOf(a), unitsOf(b)) : tasks;
  const ids = (which: (one: (typeof listed)[number]) => boolean) => listed.filter(which).map(({ unit: { id } }) => id);
  const list = taskList(listed.map((one) => one.unit));
  const wins = (by: 'byA' | 'byB') => ({ tasks: list, won: Uint8Array.from(listed, (one) => Number(one[by])) });
  const difference = differenceOf(wins('byA'), wins('byB'));
  const counts = (units: typeof listed) => ({
    a: units.filter(({ byA }) => byA).length,
    b: units.filter(({ byB }) => byB).length,
    measured: units.length,
  });
  return {
    onlyA: ids((one) => one.byA && !one.byB),
    onlyB: ids((one) => one.byB && !one.byA),
    ...difference,
    better: betterOf(difference.delta, difference.pClustered, 'higher'),
    units: counts(listed),
    tasks: counts(tasks),
  };
}

/** What both runs measured, and which of them passed it. */
function measuredInBoth(a: readonly Pick<Unit, 'id' | 'family' | 'cluster' | 'verdict'>[], b: typeof a) {
  const theirs = new Map(b.map(({ id, verdict }) => [id, verdict]));
  return a.flatMap((unit) => {
    const other = theirs.get(unit.id) ?? 'not_measured';
    if (unit.verdict === 'not_measured' || other === 'not_measured') return [];
    return [{ unit, byA: unit.verdict === 'passed', byB: other === 'passed' }];
  });
}

/** The differences by every other metric that can be compared: the compared one may hide a change. */
function otherMetrics(description: SuiteDescription, compared: string, a: Results, b: Results): Comparison['others'] {
  const found = description.metrics.flatMap(({ id }) => {
    const pair = id === compared ? undefined : overallBy(id, a, b);
    return pair === undefined ? [] : [{ metric: id, pair }];
  });
  const corrected = holm(found.map(({ pair }) => pair.pClustered));
  return found.map(({ metric, pair: { values, delta } }, i) => {
    const [direction, pHolm] = [directionOf(description, metric), corrected[i] ?? 1];
    return { metric, direction, values, delta, pHolm, better: betterOf(delta, pHolm, direction) };
  });
}

/** Undefined if a run did not measure the metric, or it counts what each system returned, such as precision. */
function overallBy(metric: string, a: Results, b: Results) {
  if (!isPairable(a, metric) || !isPairable(b, metric)) return undefined;
  try {
    return compareResults(a, b, { metric, headline: null, families: [] }).overall;
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

function metricOf(description: SuiteDescription, requested: string | undefined): string {
  if (requested === undefined) return mainMetric(description).id;
  const ids = description.metrics.map(({ id }) => id);
  if (ids.includes(requested)) return requested;
  const all = `Its metrics are ${ids.join(', ')}.`;
  const near = namesHint(requested, ids);
  throw new Fault('metric.unknown', `Suite ${description.id} has no metric "${requested}".`, {
    hint: near.startsWith('Did') ? `${near}\n${all}` : all,
  });
}

/**
 * Refuses a figure that does not make a task right or wrong, such as a count of tokens. For the headline, a task that was not
 * measured is not passed.
 */
function checkPaired({ id, metrics, headline }: SuiteDescription, metric: string, a: Results, b: Results): void {
  const inBoth = (name: string) => isPairable(a, name) && isPairable(b, name);
  if (metric === headline || inBoth(metric)) return;
  const others = metrics.flatMap((one) => (inBoth(one.id) ? [one.id] : []));
  throw new Fault(
    'bundle.incomparable',
    `Metric ${metric} has no value per task, or one of the two runs did not measure it.`,
    {
      hint:
        others.length === 0
          ? `They share no metric that --metric could name. \`cib suites ${id}\` lists the metrics and what they need.`
          : `They share ${others.join(', ')}. Name one with --metric.`,
    },
  );
}

/**
 * The tasks, or pairs of items, that only one of two bundles passed: `failed` has those that only the second passed, and
 * `passed` has those that only the first passed.
 */
export async function changedTasks(
  files: Files,
  folderA: string,
  folderB: string,
  { passed: { onlyA, onlyB } }: Comparison,
): Promise<Changes> {
  const [gained, lost] = [new Set(onlyA), new Set(onlyB)];
  return {
    failed: unitsOf(await loadOutcomes(files, folderA)).filter(({ id }) => lost.has(id)),
    passed: unitsOf(await loadOutcomes(files, folderB)).filter(({ id }) => gained.has(id)),
  };
}
