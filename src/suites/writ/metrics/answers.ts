import { names } from '../grading/grade.ts';
import { answers, asksFact, asksPresent } from '../scoring-context.ts';
import { proportion, when } from './metric.ts';

/** What is read off the answers. */

export const correct = proportion({
  id: 'correct',
  label: 'Correct',
  short: 'correct',
  better: 'higher',
  definition:
    'The probe is answered correctly. The answer has the right value in whole words and no wrong value. It may have 60 words more, 8 of them from the conversation (6 more of both for each item of a list; everyday words do not count), and must be shorter than the conversation. A choice also needs the right action, if the system declares actions. If nothing is known, the system must abstain (scenario structure: evaluation).',
  measure: ({ graded }) => when(true, () => graded.correct),
});

export const recallAccuracy = proportion({
  id: 'recall_accuracy',
  label: 'Recall accuracy',
  short: 'recall',
  better: 'higher',
  definition:
    'Share of the questions about a fact that the user stated and never changed that are answered correctly. Facts that changed count in update fidelity, so that a store that finds facts but corrupts them is visible (metrics: core).',
  measure: (of) => when(asksFact(of) && asksPresent(of) && answers(of) && !of.truth.changed, () => of.graded.correct),
});

export const updateFidelity = proportion({
  id: 'update_fidelity',
  label: 'Update fidelity',
  short: 'update',
  better: 'higher',
  definition:
    'Share of the questions about the current value of a fact that changed that are answered with the current value. A fact changed if the user changed or withdrew it or stated an older value of it, or if it now belongs to someone else (metrics: core).',
  measure: (of) => when(asksFact(of) && asksPresent(of) && answers(of) && of.truth.changed, () => of.graded.correct),
});

export const staleUsageRate = proportion({
  id: 'stale_usage_rate',
  label: 'Stale usage rate',
  short: 'stale',
  better: 'lower',
  definition:
    'Share of the questions about a fact with several values where the answer names the value of another time (metrics: diagnostic).',
  measure: (of) =>
    when(answers(of) && of.expected.rejected.some(({ because }) => because === 'stale'), () =>
      names(of.graded, 'stale'),
    ),
});

export const hallucinationRate = proportion({
  id: 'hallucination_rate',
  label: 'Hallucination rate',
  short: 'halluc.',
  better: 'lower',
  definition:
    'Share of all questions where the answer is wrong, names no value of the scenario, and has a word that occurs nowhere in the conversation. Everyday words do not count (metrics: diagnostic).',
  measure: (of) => when(answers(of), () => of.graded.invented),
});
