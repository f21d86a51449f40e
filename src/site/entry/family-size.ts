import { type Results, UNMEASURED } from '../../analysis/results.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import { formatCount } from '../../report/format.ts';

/** With so many templates of equal size, a clustered interval is relied on. */
const ENOUGH = 8;

/**
 * How many templates a family's figure is based on, where they are too few: `only 5 tasks`, if each task is a template of its own, or
 * `only 4 templates`; empty otherwise.
 */
export function fewText(
  { tasks, passed, pairs }: Pick<Results, 'tasks' | 'passed' | 'pairs'>,
  family: string,
  estimate: Pick<Estimate, 'few_clusters'> | undefined,
): string {
  if (!estimate?.few_clusters) return '';
  const ofTasks = sizeOf(tasks, passed, family);
  const { units, templates } =
    ofTasks.units > 0 || pairs === undefined ? ofTasks : sizeOf(pairs.list, pairs.passed, family);
  if (templates >= ENOUGH) return `only ${templates} templates of different sizes, which count as fewer than ${ENOUGH}`;
  return `only ${units === templates ? formatCount(units, 'task') : formatCount(templates, 'template')}`;
}

/** The units that were measured, and how many templates they are made from. */
function sizeOf({ families, clusters }: TaskList, passed: Uint8Array, family: string) {
  const own = [...families.keys()].filter((i) => families[i] === family && passed[i] !== UNMEASURED);
  return { units: own.length, templates: new Set(own.map((i) => clusters[i])).size };
}
