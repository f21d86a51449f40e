import { type Paired, pairWins } from '../../analysis/pairing.ts';
import { isPairable, type Results, winsOfResults } from '../../analysis/results.ts';
import { isSignificant } from '../../stats/significance.ts';
import { labelOf, type Named, type SuiteDescription } from '../../suite/description.ts';
import { counted, formatP, formatPoints } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { EntryBundle } from '../board/entries.ts';
import type { History } from './history.ts';

/** A task's page, from the site's top; undefined if it has none. */
type HrefOf = (task: string) => string | undefined;

const LISTED = 50;

/**
 * The tasks that only one of this run and the newest former run on the same tasks passed, both as submitted. Null
 * without such a former run.
 */
export function changesView(
  { suite: { description }, results: now }: EntryBundle,
  history: History | undefined,
  hrefOf: HrefOf,
) {
  const former = history?.comparable.get(description.id);
  if (former === undefined) return null;
  const { version, results: before } = former;
  const paired = pairWins(wins(now, description), wins(before, description));
  const { onlyA: fixed, onlyB: broken } = paired.discordant;
  const lists = [
    { ids: broken, what: 'newly broken', reason: 'Failure mode now', of: now },
    { ids: fixed, what: 'newly fixed', reason: 'Failure mode before', of: before },
  ];
  return {
    against: [version.since.slice(0, 10), safeText(version.version, 80)].filter(Boolean).join(', version '),
    verdict: `${verdictOf(paired, now.tasks.ids.length, metricOf(now, description))}${verdictsText(now, before, paired)}`,
    lists: lists
      .filter(({ ids }) => ids.length > 0)
      .map(({ ids, what, reason, of }) => ({
        title: `${ids.length} ${ids.length === 1 ? 'task' : 'tasks'} ${what}`,
        reason,
        tasks: tasksOf(ids.slice(0, LISTED), of, description, hrefOf),
        /** The number of tasks that are left out. */
        more: Math.max(0, ids.length - LISTED),
      })),
  };
}

/** Compares the headline if it is paired by task, otherwise whether tasks passed. */
function wins(results: Results, { headline }: SuiteDescription) {
  return headline !== undefined && isPairable(results, headline) ? winsOfResults(results, headline) : passesOf(results);
}

const passesOf = ({ tasks, passed }: Results) => ({ tasks, won: passed.map((value) => Number(value === 1)) });

/** What is compared, in words. */
const metricOf = (results: Results, { headline, metrics }: SuiteDescription): string =>
  headline !== undefined && isPairable(results, headline) ? `“${labelOf(metrics, headline)}”` : 'verdict';

/** How many tasks changed their verdict, if these are not those that changed by what is compared; otherwise empty. */
function verdictsText(now: Results, before: Results, { discordant }: Paired): string {
  const { discordant: changed } = pairWins(passesOf(now), passesOf(before));
  if (JSON.stringify(changed) === JSON.stringify(discordant)) return '';
  const { onlyA: fixed, onlyB: broken } = changed;
  return ` Verdicts changed in ${counted(fixed.length + broken.length, 'task')}: ${broken.length} newly failed, ${fixed.length} newly passed.`;
}

function verdictOf({ onlyA, onlyB, delta, pClustered }: Paired, tasks: number, metric: string): string {
  if (onlyA + onlyB === 0) return `All ${tasks} tasks have the same ${metric} as before.`;
  const better = delta > 0 ? 'better' : 'worse';
  const verdict = delta !== 0 && isSignificant(pClustered) ? `Significantly ${better}` : 'No significant difference';
  const change = `${delta > 0 ? '+' : ''}${formatPoints(delta)}`.replace('-', '−');
  return `${verdict}: ${change} over ${tasks} tasks, ${onlyA + onlyB} of which changed; clustered p ${formatP(pClustered)}.`;
}

function tasksOf(
  ids: readonly string[],
  { tasks, failures }: Results,
  { families, failureModes }: SuiteDescription,
  hrefOf: HrefOf,
) {
  const label = (named: readonly Named[], id = '') => safeText(labelOf(named, id), 80);
  return ids.map((id) => {
    const index = tasks.ids.indexOf(id);
    const modes = [...failures]
      .filter(([, indices]) => indices.includes(index))
      .map(([mode]) => label(failureModes, mode));
    const href = hrefOf(id);
    return {
      id: safeText(id, 80),
      /** Its page; empty if it has none. */
      href: href === undefined ? '' : `../${href}`,
      family: label(families, tasks.families[index]),
      why: modes.join(', ') || 'not passed',
    };
  });
}
