import { says } from '../grading/words.ts';
import { current, holds, isState } from '../inspected-values.ts';
import type { InspectedValues } from '../responses.ts';
import { answers, type ScoringContext } from '../scoring-context.ts';
import { proportion, when } from './metric.ts';

/** What is read off past states, sources and what should be gone. */

export const temporalAccuracy = proportion({
  id: 'temporal_accuracy',
  label: 'Temporal accuracy',
  short: 'temporal',
  better: 'higher',
  definition:
    'Of the past dates asked for (the probe’s, else one in the first value’s time of a fact that changed): state_as_of gives what held then, and nothing where nothing did. Where state_as_of is not declared: the answer to a probe about a date is right (metrics: diagnostic).',
  measure: (of) => {
    const { past } = of.truth;
    if (past !== undefined && of.response.past !== undefined) {
      return when(true, () => isState(of, of.response.past ?? null, past.value));
    }
    return when(Boolean(of.task.probe.temporal_query?.as_of) && answers(of), () => of.graded.correct);
  },
});

export const provenanceCompleteness = proportion({
  id: 'provenance_completeness',
  label: 'Provenance completeness',
  short: 'provenance',
  better: 'higher',
  definition:
    'Of the facts with a present value: provenance gives it with the source id of a message in which the user told it, and no source outside the sessions in which the user told it or what leads to it (metrics: diagnostic).',
  measure: (of) => {
    const { truth, response } = of;
    return when(truth.now !== undefined && response.provenance !== undefined, () => traced(of));
  },
});

export const overRetentionRate = proportion({
  id: 'over_retention_rate',
  label: 'Over-retention rate',
  short: 'over-ret.',
  better: 'lower',
  definition:
    'Of the tasks in which something was withdrawn, deleted, over or never to be kept: the answer or the present state still gives it, or a history holds what was to be deleted (metrics: diagnostic).',
  measure: (of) => {
    const { truth, response } = of;
    const inspected = [response.history, response.now].some((values) => values !== undefined);
    return when(truth.gone.length > 0 && (answers(of) || inspected), () => retained(of));
  },
});

function traced(of: ScoringContext): boolean {
  const { truth, response } = of;
  const present = current(of, response.provenance ?? null);
  const ids = present?.source_ids ?? [];
  if (present === undefined || !holds(of, present, truth.now?.value ?? '')) return false;
  return ids.some((id) => truth.now?.sources.includes(id)) && ids.every((id) => truth.citable.has(id));
}

function retained(of: ScoringContext): boolean {
  const { truth, response, graded } = of;
  const gives = (texts: readonly string[], values: readonly string[]) =>
    texts.some((text) => values.some((value) => says(text, value)));
  const { text = '' } = response.answered;
  const present = current(of, response.history ?? null)?.value;
  const state = [...(present === undefined ? [] : [present]), ...textsOf(response.now)];
  return (
    (graded.claims && gives([text], truth.gone)) ||
    gives(state, truth.gone) ||
    gives(textsOf(response.history), truth.erased)
  );
}

const textsOf = (values: InspectedValues | undefined): readonly string[] => (values ?? []).map(({ value }) => value);
