import { isWhole } from '../evidence/selection.ts';
import type { Validity } from '../protocol/scorecard.ts';
import type { Facts } from './rule.ts';
import { RULES } from './rules.ts';

/**
 * How the run ended. A control out of its range speaks against the harness or the data, so it comes first;
 * then the rules; then whether the run covered everything.
 */
export function judge(facts: Facts, controls: Validity['controls']): Validity {
  const rules = RULES.map((rule) => {
    const detail = rule.check(facts);
    return { id: rule.id, held: detail === undefined, ...(detail !== undefined && { detail }) };
  });
  return { state: stateOf(facts, rules, controls), rules, controls };
}

function stateOf(facts: Facts, rules: Validity['rules'], controls: Validity['controls']): Validity['state'] {
  if (controls.some((control) => !control.held)) return 'failed';
  if (rules.some((rule) => !rule.held)) return 'invalid';
  return isWhole(facts.manifest.selection) && !facts.datasetResized ? 'valid' : 'partial';
}
