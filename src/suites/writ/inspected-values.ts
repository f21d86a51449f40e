import { DAY } from '../shared/times.ts';
import { countWords, says } from './grading/words.ts';
import type { InspectedValues } from './responses.ts';
import { sourceId } from './scenario.ts';
import type { Scenario } from './schema.ts';
import type { ScoringContext } from './scoring-context.ts';
import { askedTime, instant } from './timeline.ts';
import type { SourcedPeriod } from './truth.ts';

type InspectedValue = NonNullable<InspectedValues>[number];

const SURPLUS = 12;

/** Whether a stored value is the expected one and none of the fact's other values. It may be within a sentence. */
export function holds({ truth, expected }: ScoringContext, { value: text }: InspectedValue, value: string): boolean {
  const others = [...truth.periods.map((one) => one.value), ...expected.rejected.map((one) => one.value)];
  const foreign = others.some((other) => !says(value, other) && !says(other, value) && says(text, other));
  return !foreign && says(text, value) && countWords(text) <= countWords(value) + SURPLUS;
}

/**
 * The present value of a history: the last one that has not ended. Retracted links of a chain, and statements of the agent
 * alone, do not count.
 */
export function current({ task }: Pick<ScoringContext, 'task'>, values: InspectedValues): InspectedValue | undefined {
  const at = askedTime(task);
  const retracted = new Set((values ?? []).filter(({ action }) => action === 'retracted').map(({ value }) => value));
  return values?.findLast(
    ({ value, by, until }) =>
      by !== 'agent' && !retracted.has(value) && (until === undefined || !(instant(until) <= at)),
  );
}

/** A state: one value, or the same one several times. Several different values are not a state. */
function state(values: InspectedValues): InspectedValue | undefined {
  const [first, ...others] = values ?? [];
  return others.every(({ value }) => value === first?.value) ? first : undefined;
}

/** Whether a state is the expected one. Null means that nothing is known. */
export function isState(context: ScoringContext, values: InspectedValues, value: string | null): boolean {
  if (values === null) return false;
  if (value === null) return values.length === 0;
  const found = state(values);
  return found !== undefined && holds(context, found, value);
}

/** Whether a history shows when a value began: on the day it did or was stated, by its date or by a source of that day. */
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
