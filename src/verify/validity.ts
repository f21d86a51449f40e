import { isWhole } from '../evidence/selection.ts';
import type { Validity } from '../protocol/scorecard.ts';
import { type Facts, RULES } from './rules.ts';

/**
 * How the run ended. A control out of its range speaks against the harness or the data, so it comes first; then a rule
 * that makes a run failed, since what the other rules say of a run with few answers is a consequence; then the other
 * rules; then whether the run covered everything.
 */
export function validityOf(facts: Facts, controls: Validity['controls']): Validity {
  const rules = RULES.map((rule) => {
    const detail = rule.check(facts);
    return { id: rule.id, held: detail === undefined, ...(detail !== undefined && { detail }) };
  });
  return { state: stateOf(facts, rules, controls), rules, controls };
}

/** Whether errors made the run failed, and not a control, which would speak against the harness. */
export function failedByErrors({ state, rules, controls }: Validity): boolean {
  return state === 'failed' && controls.every(({ held }) => held) && rules.some(breaksTo('failed'));
}

/** Whether the rule is broken, and a run that breaks it ends so. */
function breaksTo(state: 'failed' | 'invalid') {
  return ({ id, held }: Validity['rules'][number]) =>
    !held && (RULES.find((rule) => rule.id === id)?.state ?? 'invalid') === state;
}

function stateOf(facts: Facts, rules: Validity['rules'], controls: Validity['controls']): Validity['state'] {
  if (controls.some((control) => !control.held)) return 'failed';
  if (rules.some(breaksTo('failed'))) return 'failed';
  if (rules.some(breaksTo('invalid'))) return 'invalid';
  return isWhole(facts.manifest.selection) && !facts.datasetResized ? 'valid' : 'partial';
}

/** Replaces the detail of a broken rule. */
export const DETAIL_WITHHELD = 'Where and how is not told: the data is held out.';

/**
 * The verdict without details. They quote the adapter, and an adapter may say what it was shown: the scorecard of a
 * held-out run is public before its texts are.
 */
export function withoutDetails({ state, rules, controls }: Validity): Validity {
  return {
    state,
    rules: rules.map((rule) => (rule.detail === undefined ? rule : { ...rule, detail: DETAIL_WITHHELD })),
    controls,
  };
}
