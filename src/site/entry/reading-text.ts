import { type Results, UNMEASURED } from '../../analysis/results.ts';
import type { TaskList } from '../../analysis/wins.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import type { MetricDescription } from '../../suite/description.ts';
import { counted, formatValue } from '../../text/numbers.ts';
import type { BoardRow } from '../board/board.ts';
import { type Bounds, isBeyond, isOfOtherTasks } from '../board/bounds.ts';
import type { AssessedFamily } from './assess-run.ts';

/** The reading of a figure in words; empty without a reference. It begins with the heading of the list that has the family. */
export function readingText(read: AssessedFamily, metric: MetricDescription, estimate: Estimate): string {
  const { reading, relations, bounds } = read;
  switch (reading) {
    case 'reaches':
      return `good: ${goodText(read, metric, estimate)}`;
    case 'far':
      return 'partly: beats the cheat, but is far below the reference';
    case 'between':
      return 'partly: beats the cheat, below the reference';
    case 'ahead':
      return `partly: beats the cheat${read.isBound ? `; ${boundText(read.located.row, bounds)}` : ', perhaps close to the reference'}`;
    case 'alone':
      return relations.aboveReference
        ? 'partly: beats the cheat and the best reference, which is not shown to beat the cheat'
        : 'partly: beats the cheat, which no reference is shown to do';
    case 'below':
      return `poor: ${lowText(read)}`;
    case 'unclear':
      return `undecided: ${openText(read, metric, estimate)}`;
    case 'uninformative':
      return `tells nothing: ${uselessText(metric, bounds)}`;
    case 'unbounded':
      return '';
  }
}

function goodText(
  { isBound, located, bounds, relations }: AssessedFamily,
  metric: MetricDescription,
  estimate: Estimate,
) {
  if (isBound) return `beats the cheat; ${boundText(located.row, bounds)}`;
  if (relations.belowReference) return 'close to the best reference, but below it';
  const { reference } = bounds;
  if (reference === undefined || estimate.value === reference.value) return 'the same figure as the best reference';
  return isBeyond(metric, estimate, reference)
    ? 'a better figure than the best reference'
    : 'close to the best reference; that it is below is not significant';
}

function lowText({ relations: { belowCheat, belowReference }, bounds: { cheat } }: AssessedFamily): string {
  if (belowCheat) return belowReference ? 'worse than the cheat, and below the reference' : 'worse than the cheat';
  return cheat ? 'does not beat the cheat, and is far below the reference' : 'far below the reference';
}

function openText(
  { located, family, relations, bounds }: AssessedFamily,
  metric: MetricDescription,
  estimate: Estimate,
) {
  const { cheat, reference } = bounds;
  if (isOfOtherTasks(estimate, cheat))
    return `measured in ${counted(estimate.n, 'task')}, the best cheat in ${cheat?.n}`;
  const few = fewText(located.row.bundle.results, family.id, estimate);
  if ([cheat, reference].every((bound) => bound && isBeyond(metric, estimate, bound)))
    return `the value is above the best cheat and the best reference, but ${few || 'the difference is not significant'}`;
  if (few) return few;
  return relations.belowReference
    ? 'does not beat the cheat, and is below the reference, but perhaps not far'
    : 'neither beats the cheat nor is below the reference';
}

/** Of a run that is the best reference, or has its results. */
export const boundText = ({ entry }: BoardRow, { reference }: Bounds): string =>
  reference?.slug === entry.slug ? 'it is the best reference itself' : 'the best reference has the same results';

/** How a cheat compares with the best reference, where that does no better. */
export function uselessText(metric: MetricDescription, { cheat, reference }: Bounds): string {
  const [fake, best] = [cheat?.value ?? 0, reference?.value ?? 0];
  if (formatValue(metric, fake) !== formatValue(metric, best)) return 'a cheat does better than the best reference';
  if (fake === 0 && best === 0 && metric.better === 'higher')
    return `no valid run of a cheat, nor of a reference that reads no labels, has more than ${formatValue(metric, 0)}`;
  return 'a cheat does as well as the best reference';
}

/** With so many templates of equal size, a clustered interval is relied on. */
const ENOUGH = 8;

/**
 * How many templates a family's figure is based on, where they are too few: `only 5 tasks`, if each task is a template of its own, or
 * `only 4 templates`; empty otherwise.
 */
function fewText(
  { tasks, passed, pairs }: Pick<Results, 'tasks' | 'passed' | 'pairs'>,
  family: string,
  estimate: Pick<Estimate, 'few_clusters'> | undefined,
): string {
  if (!estimate?.few_clusters) return '';
  const ofTasks = sizeOf(tasks, passed, family);
  const { units, templates } =
    ofTasks.units > 0 || pairs === undefined ? ofTasks : sizeOf(pairs.list, pairs.passed, family);
  if (templates >= ENOUGH)
    return `only ${templates} templates of different sizes: fewer than ${ENOUGH} effective templates`;
  return `only ${units === templates ? counted(units, 'task') : counted(templates, 'template')}`;
}

/** The units that were measured, and how many templates they are made from. */
function sizeOf({ families, clusters }: TaskList, passed: Uint8Array, family: string) {
  const own = [...families.keys()].filter((i) => families[i] === family && passed[i] !== UNMEASURED);
  return { units: own.length, templates: new Set(own.map((i) => clusters[i])).size };
}
