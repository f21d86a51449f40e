import { comparePairs, compareWins } from '../analysis/comparison.ts';
import { unitsOf } from '../analysis/units.ts';
import { winsOf } from '../analysis/wins.ts';
import { loadOutcomes, loadScorecard } from '../bundles/load-bundle.ts';
import { Fault } from '../errors/fault.ts';
import type { Files } from '../ports/files.ts';
import type { Changes } from '../report/markdown/comment-changes.ts';
import type { Comparison } from '../report/terminal/comparison.ts';
import { loadSuite } from '../suites/catalogue.ts';

/**
 * Compares two bundles on the same tasks, task by task, by the suite's headline metric; pair by pair where items have pairs.
 *
 * @throws Fault `bundle.incomparable` where suite, dataset or tasks differ
 */
export async function compare(files: Files, folderA: string, folderB: string): Promise<Comparison> {
  const [a, b] = [await loadScorecard(files, folderA), await loadScorecard(files, folderB)];
  for (const [what, left, right] of [
    ['suite', `${a.suite.id} ${a.suite.version}`, `${b.suite.id} ${b.suite.version}`],
    ['dataset', a.dataset.sha256, b.dataset.sha256],
    ['number of tasks', a.counts.tasks, b.counts.tasks],
  ] as const) {
    if (left === right) continue;
    throw new Fault('bundle.incomparable', `The bundles differ in their ${what}: ${left} and ${right}.`, {
      hint: 'Only runs over the same tasks can be compared.',
    });
  }
  const { description } = await loadSuite(a.suite.id);
  const metric = description.headline;
  if (metric === undefined) {
    throw new Fault('bundle.incomparable', `Suite ${description.id} has no headline metric to compare by.`);
  }
  const [left, right] = [await loadOutcomes(files, folderA), await loadOutcomes(files, folderB)];
  const families = description.families.map(({ id }) => id);
  const [unitsA, unitsB] = [unitsOf(left), unitsOf(right)];
  const unit = unitsA.some(({ task }) => task) ? 'pair' : 'task';
  try {
    const compared =
      unit === 'pair'
        ? comparePairs(unitsA, unitsB, families)
        : compareWins(winsOf(left, metric), winsOf(right, metric), families);
    return { description, metric, unit, a, b, ...compared };
  } catch (cause) {
    throw new Fault('bundle.incomparable', 'The bundles do not hold the same tasks.', {
      cause,
      hint: 'Only runs over the same tasks can be compared.',
    });
  }
}

/** The tasks, or pairs of items, that only one of two bundles passed: `failed`, only the second, and `passed`, only the first. */
export async function changedTasks(
  files: Files,
  folderA: string,
  folderB: string,
  { overall: { discordant } }: Comparison,
): Promise<Changes> {
  const [onlyA, onlyB] = [new Set(discordant.onlyA), new Set(discordant.onlyB)];
  return {
    failed: unitsOf(await loadOutcomes(files, folderA)).filter(({ id }) => onlyB.has(id)),
    passed: unitsOf(await loadOutcomes(files, folderB)).filter(({ id }) => onlyA.has(id)),
  };
}
