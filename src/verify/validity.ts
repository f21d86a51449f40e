import type { Validity } from '../protocol/scorecard.ts';
import { type Facts, isComparable, RULES } from './rules.ts';

/**
 * The validity of a run. The first of these that applies decides its state:
 * 1. A control is out of its bounds: failed. The harness or the data is wrong.
 * 2. Too many tasks errored: failed. Other rules may be broken only as a consequence of missing answers.
 * 3. Another rule is broken: invalid.
 * 4. The run covers only a part of the dataset, or built-in data of another size: partial.
 * 5. Otherwise: valid.
 */
export function validityOf(facts: Facts, controls: Validity['controls']): Validity {
  const rules = RULES.map((rule) => {
    const detail = rule.check(facts);
    return { id: rule.id, held: detail === undefined, ...(detail !== undefined && { detail }) };
  });
  return { state: stateOf(facts, rules, controls), rules, controls };
}

/** Whether a run failed because of errored tasks and not because of a control. */
export function failedByErrors({ state, rules, controls }: Validity): boolean {
  return state === 'failed' && controls.every(({ held }) => held) && rules.some(breaksTo('failed'));
}

/** What is wrong with a control that is out of its range. The value -1 means that nothing was measured. */
export const controlProblem = ({ metric, value, min, max }: Validity['controls'][number]): string =>
  value === -1 ? `${metric} was not measured` : `${metric} is ${value}, not between ${min} and ${max}`;

/** Returns a predicate: whether a rule is broken and makes the run `state`. */
function breaksTo(state: 'failed' | 'invalid') {
  return ({ id, held }: Validity['rules'][number]) =>
    !held && (RULES.find((rule) => rule.id === id)?.state ?? 'invalid') === state;
}

/** The state of a run whose rules and controls have these results. */
export function stateOf(
  facts: Pick<Facts, 'data'> & { readonly manifest: Pick<Facts['manifest'], 'selection'> },
  rules: Validity['rules'],
  controls: Validity['controls'],
): Validity['state'] {
  if (controls.some((control) => !control.held)) return 'failed';
  if (rules.some(breaksTo('failed'))) return 'failed';
  if (rules.some(breaksTo('invalid'))) return 'invalid';
  return isComparable(facts.data, facts.manifest.selection) ? 'valid' : 'partial';
}

/** Replaces the detail of a broken rule. */
export const DETAIL_WITHHELD = 'Where and how is not told: the data is held out.';

/**
 * The validity without details. Details quote the adapter's replies, which can repeat held-out texts, and the scorecard of a
 * held-out run is published before its texts.
 */
export function withoutDetails({ state, rules, controls }: Validity): Validity {
  return {
    state,
    rules: rules.map((rule) => (rule.detail === undefined ? rule : { ...rule, detail: DETAIL_WITHHELD })),
    controls,
  };
}
