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
    'Share of the past dates for which state_as_of gives the value of that date, and nothing if there was none. The date is the probe’s, or one at which the first value of a changed fact held. Without state_as_of, the answers to probes about a date count (metrics: diagnostic).',
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
    'Share of the facts with a current value where provenance gives that value with the id of a message in which the user stated it, and no source outside the sessions that state the fact or what it follows from (metrics: diagnostic).',
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
    'Share of the tasks with something that was withdrawn, deleted, expired or not to be stored where the answer or the current state still gives it, or a history has what was deleted (metrics: diagnostic).',
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
