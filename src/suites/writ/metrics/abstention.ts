import type { ScoringContext } from '../scoring-context.ts';
import { type Metric, proportion, when } from './metric.ts';

/** How well a system that may abstain knows when to. */

const abstained = ({ response, graded }: ScoringContext): boolean | undefined =>
  response.answered.abstained === undefined ? undefined : graded.declined;

export const abstentionQuality: Metric = {
  id: 'abstention_quality',
  label: 'Abstention quality',
  short: 'abstention',
  unit: 'fraction',
  better: 'higher',
  kind: 'ratio',
  digits: 1,
  definition:
    'F1 of precision and recall of abstaining: twice the tasks rightly abstained from, over these twice and those wrongly abstained from or claimed (metrics: core).',
  measure: (of) => {
    const did = abstained(of);
    const due = of.task.probe.should_abstain;
    if (did === undefined || (!did && !due)) return undefined;
    return did && due ? [2, 2] : [0, 1];
  },
};

export const abstentionPrecision = proportion({
  id: 'abstention_precision',
  label: 'Abstention precision',
  short: 'abst. prec.',
  better: 'higher',
  definition: 'Of the tasks abstained from: nothing was known (metrics: core).',
  measure: (of) => when(abstained(of) === true, () => of.task.probe.should_abstain),
});

export const abstentionRecall = proportion({
  id: 'abstention_recall',
  label: 'Abstention recall',
  short: 'abst. recall',
  better: 'higher',
  definition: 'Of the tasks where nothing is known: the system abstained (metrics: core).',
  measure: (of) => when(of.task.probe.should_abstain, () => abstained(of)),
});
