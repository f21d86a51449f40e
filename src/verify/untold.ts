import type { Validity } from '../protocol/scorecard.ts';

/** Stands for what a broken rule would show. */
export const UNTOLD = 'Where and how is not told: the data is held out.';

/**
 * The verdict without details. They quote the adapter, and an adapter may say what it was shown: the scorecard of a
 * held-out run is public before its texts are.
 */
export function untold({ state, rules, controls }: Validity): Validity {
  return {
    state,
    rules: rules.map((rule) => (rule.detail === undefined ? rule : { ...rule, detail: UNTOLD })),
    controls,
  };
}
