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
    'F1 of abstention precision and recall: 2 × correct abstentions / (2 × correct abstentions + wrong abstentions + wrong claims) (metrics: core).',
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
  definition: 'Share of the tasks from which the system abstained where nothing is known (metrics: core).',
  measure: (of) => when(abstained(of) === true, () => of.task.probe.should_abstain),
});

export const abstentionRecall = proportion({
  id: 'abstention_recall',
  label: 'Abstention recall',
  short: 'abst. recall',
  better: 'higher',
  definition: 'Share of the tasks where nothing is known from which the system abstained (metrics: core).',
  measure: (of) => when(of.task.probe.should_abstain, () => abstained(of)),
});
