import { proportion, when } from './metric.ts';

/** What is read off choices. */

export const constraintConsistency = proportion({
  id: 'constraint_consistency',
  label: 'Constraint consistency',
  short: 'constraint',
  better: 'higher',
  definition:
    'Share of the choices that must fit the user’s habits where the answer names the option that fits and no other. For systems without answers, the action counts (metrics: core).',
  measure: ({ expected, response: { answered }, graded }) =>
    when(expected.constraint && (answered.text ?? answered.action) !== undefined, () => graded.right),
});

export const applicationCorrectness = proportion({
  id: 'application_correctness',
  label: 'Application correctness',
  short: 'application',
  better: 'higher',
  definition: 'Share of the probes with actions where the chosen action has the right label (metrics: core).',
  measure: ({ graded: { acted } }) => when(true, () => acted),
});
