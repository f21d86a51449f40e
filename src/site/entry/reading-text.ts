import type { Estimate } from '../../protocol/scorecard.ts';
import { formatCount, formatValue } from '../../report/format.ts';
import type { MetricDescription } from '../../suite/description.ts';
import type { BoardRow } from '../board/board.ts';
import { type Bounds, isBeyond, isOfOtherTasks } from '../board/bounds.ts';
import { fewText } from './family-size.ts';
import type { ReadFamily } from './read-run.ts';

/** The reading of a figure in words; empty without a reference. It begins with the heading of the list that has the family. */
export function readingText(read: ReadFamily, metric: MetricDescription, estimate: Estimate): string {
  const { reading, relations, bounds } = read;
  switch (reading) {
    case 'reaches':
      return `good: ${goodText(read)}`;
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

function goodText({ isBound, located, bounds, relations }: ReadFamily): string {
  if (isBound) return `beats the cheat; ${boundText(located.row, bounds)}`;
  return relations.belowReference
    ? 'close to the best reference, but below it'
    : 'at the level of the best reference, or above';
}

function lowText({ relations: { aboveCheat, belowCheat, belowReference } }: ReadFamily): string {
  if (belowCheat) return belowReference ? 'worse than the cheat, and below the reference' : 'worse than the cheat';
  return aboveCheat
    ? 'beats the cheat, but is far below the reference'
    : 'does not beat the cheat, and is far below the reference';
}

function openText({ located, family, relations, bounds }: ReadFamily, metric: MetricDescription, estimate: Estimate) {
  const { cheat, reference } = bounds;
  if (isOfOtherTasks(estimate, cheat))
    return `measured in ${formatCount(estimate.n, 'task')}, the best cheat in ${cheat?.n}`;
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
    return `no cheat and no reference has more than ${formatValue(metric, 0)}`;
  return 'a cheat does as well as the best reference';
}
