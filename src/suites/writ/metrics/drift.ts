import { current, dated, holds, isState } from '../inspected-values.ts';
import type { ScoringContext } from '../scoring-context.ts';
import { proportion, when } from './metric.ts';

/** What is read off the state, and whether its changes can be seen. */

export const driftRate = proportion({
  id: 'drift_rate',
  label: 'Drift rate',
  short: 'drift',
  better: 'lower',
  definition:
    'Share of the facts with a current value where the store’s current value (the last open value of history, or state_as_of the time of the question) differs from what the user said, or where a correct answer is wrong when the question is repeated after unrelated sessions. Needs history, state_as_of or repeated answers (metrics: core).',
  measure: (of) => when(true, () => drifted(of)),
});

export const detectability = proportion({
  id: 'detectability',
  label: 'Detectability',
  short: 'detect.',
  better: 'higher',
  definition:
    'Share of the facts that changed, by the user or by drift, where history shows the old value, the new value and the day of every change, or the day on which it was stated. Needs history (metrics: core).',
  measure: (of) => {
    const { truth, response } = of;
    const changes = changesOf(of);
    const strayed = truth.inspectable && strays(of) === true;
    return when(response.history !== undefined && (changes.length > 0 || strayed), () => {
      const shown = changes.every(([former, latter]) =>
        shows(of, former.value, (one) => dated(of, one, latter), latter.value),
      );
      return shown && (!strayed || showsDrift(of));
    });
  },
});

/** Undefined if nothing shows it. */
function drifted(of: ScoringContext): boolean | undefined {
  const { task, graded, again } = of;
  const repeated = again !== undefined && !task.probe.should_abstain && graded.correct === true;
  const signs = [driftedState(of), repeated ? again.correct !== true : undefined].filter((sign) => sign !== undefined);
  return signs.length === 0 ? undefined : signs.includes(true);
}

/** Whether the present state, as inspected, is not the true one. Undefined without a state or an inspection. */
export function driftedState(of: ScoringContext): boolean | undefined {
  const byState = of.truth.now && of.response.now !== undefined ? !isNow(of) : undefined;
  const signs = [strays(of), byState].filter((sign) => sign !== undefined);
  return signs.length === 0 ? undefined : signs.includes(true);
}

const isNow = (of: ScoringContext): boolean =>
  of.truth.now !== undefined && isState(of, of.response.now ?? null, of.truth.now.value);

/** Whether the present value of the history is not the true one. Undefined without a value or a history. */
function strays(of: ScoringContext): boolean | undefined {
  const { truth, response } = of;
  if (truth.now === undefined || response.history === undefined) return undefined;
  const present = current(of, response.history);
  return present === undefined || !holds(of, present, truth.now.value);
}

function changesOf({ truth: { inspectable, periods } }: ScoringContext) {
  if (!inspectable) return [];
  return periods.slice(1).map((latter, at) => [periods[at] as typeof latter, latter] as const);
}

type InspectedValue = Parameters<typeof holds>[1];

function shows(of: ScoringContext, former: string, isDated: (one: InspectedValue) => boolean, latter: string): boolean {
  const values = of.response.history ?? [];
  const at = values.findLastIndex((one) => holds(of, one, latter) && isDated(one));
  return at > 0 && values.slice(0, at).some((one) => holds(of, one, former));
}

/** Whether the true value is still in the history, followed by the wrong one with its date or source. */
function showsDrift(of: ScoringContext): boolean {
  const present = current(of, of.response.history ?? null);
  const { from, source_ids: ids = [] } = present ?? {};
  const marked = from !== undefined || ids.length > 0;
  return marked && (of.response.history ?? []).some((one) => holds(of, one, of.truth.now?.value ?? ''));
}
