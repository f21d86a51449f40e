import { proportion, when } from './metric.ts';

/** What is read off choices. */

export const constraintConsistency = proportion({
  id: 'constraint_consistency',
  label: 'Constraint consistency',
  short: 'constraint',
  better: 'higher',
  definition:
    'Of the choices that must fit what the user’s habits show: the answer (the action, where no answers are declared) says what fits and nothing that does not (metrics: core).',
  measure: ({ expected, response: { answered }, graded }) =>
    when(expected.constraint && (answered.text ?? answered.action) !== undefined, () => graded.right),
});

export const applicationCorrectness = proportion({
  id: 'application_correctness',
  label: 'Application correctness',
  short: 'application',
  better: 'higher',
  definition: 'Of the probes that offer actions: the action taken is the right one, label by label (metrics: core).',
  measure: ({ graded: { acted } }) => when(true, () => acted),
});
