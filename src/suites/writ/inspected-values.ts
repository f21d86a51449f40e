import { countWords, says } from './grading/words.ts';
import type { SourcedPeriod } from './periods.ts';
import type { InspectedValues } from './responses.ts';
import { type Scenario, sourceId } from './scenario.ts';
import type { ScoringContext } from './scoring-context.ts';
import { instant } from './timeline.ts';
import { askedTime } from './truth.ts';

type InspectedValue = NonNullable<InspectedValues>[number];

const SURPLUS = 12;
const DAY = 24 * 60 * 60 * 1000;

/** Whether a stored value is the wanted one and no other of the fact's, within a sentence. */
export function holds({ truth, expected }: ScoringContext, { value: text }: InspectedValue, value: string): boolean {
  const others = [...truth.periods.map((one) => one.value), ...expected.rejected.map((one) => one.value)];
  const foreign = others.some((other) => !says(value, other) && !says(other, value) && says(text, other));
  return !foreign && says(text, value) && countWords(text) <= countWords(value) + SURPLUS;
}

/**
 * Of a history, the value that holds at the question: the last one that has not ended. Of the links of a chain those that were
 * retracted, and what the agent alone said, are no state.
 */
export function current({ task }: Pick<ScoringContext, 'task'>, values: InspectedValues): InspectedValue | undefined {
  const at = askedTime(task);
  const retracted = (values ?? []).filter(({ action }) => action === 'retracted').map(({ value }) => value);
  return values?.findLast(
    ({ value, by, until }) =>
      by !== 'agent' && !retracted.includes(value) && (until === undefined || !(instant(until) <= at)),
  );
}

/** What a state is given as: one value, or several times the same. A state of several values is none. */
function state(values: InspectedValues): InspectedValue | undefined {
  const [first, ...others] = values ?? [];
  return others.every(({ value }) => value === first?.value) ? first : undefined;
}

/** Whether a state is the wanted one; null is that nothing is known. */
export function isState(of: ScoringContext, values: InspectedValues, value: string | null): boolean {
  if (values === null) return false;
  if (value === null) return values.length === 0;
  const found = state(values);
  return found !== undefined && holds(of, found, value);
}

/** Whether a history shows when a value began: on the day it did or was told, as its date or by a source of that day. */
export function dated(
  { task }: ScoringContext,
  { from, source_ids: ids = [] }: InspectedValue,
  since: SourcedPeriod,
): boolean {
  const days = [instant(since.from), instant(since.toldAt)].map(dayOf);
  const shown = [...(from === undefined ? [] : [instant(from)]), ...ids.flatMap((id) => timeOf(task, id))];
  return shown.some((time) => days.includes(dayOf(time)));
}

const dayOf = (time: number): number => Math.floor(time / DAY);

function timeOf(task: Scenario, id: string): number[] {
  const session = task.sessions.find((one) =>
    one.messages.some((_, index) => sourceId(task, one.session_id, index) === id),
  );
  return session === undefined ? [] : [instant(session.timestamp)];
}
