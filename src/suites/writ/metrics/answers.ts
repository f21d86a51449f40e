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
    'The probe is answered right, by rule: the right value in whole words, no wrong one, in at most 60 words more, of which 8 may be the conversation’s (6 more of both for each item of a list), everyday words aside, and in fewer words than the conversation; of a choice also the right action, where actions are declared; where nothing is known, an abstention (scenario structure: evaluation).',
  measure: ({ graded }) => when(true, () => graded.correct),
});

export const recallAccuracy = proportion({
  id: 'recall_accuracy',
  label: 'Recall accuracy',
  short: 'recall',
  better: 'higher',
  definition:
    'Of the questions about a fact that the user told and never changed: answered right. Facts that changed are update fidelity’s, so that a store which finds facts and corrupts them shows both (metrics: core).',
  measure: (of) => when(asksFact(of) && asksPresent(of) && answers(of) && !of.truth.changed, () => of.graded.correct),
});

export const updateFidelity = proportion({
  id: 'update_fidelity',
  label: 'Update fidelity',
  short: 'update',
  better: 'higher',
  definition:
    'Of the questions about the present value of a fact that the user changed, took back or told an older state of, or whose holder changed: answered with the value that holds (metrics: core).',
  measure: (of) => when(asksFact(of) && asksPresent(of) && answers(of) && of.truth.changed, () => of.graded.correct),
});

export const staleUsageRate = proportion({
  id: 'stale_usage_rate',
  label: 'Stale usage rate',
  short: 'stale',
  better: 'lower',
  definition:
    'Of the questions about a fact that had several values: the answer names one of another time than the one asked for (metrics: diagnostic).',
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
    'Of all questions: the answer is wrong, names no value of the scenario, and holds a word that nobody said, everyday words aside (metrics: diagnostic).',
  measure: (of) => when(answers(of), () => of.graded.invented),
});
