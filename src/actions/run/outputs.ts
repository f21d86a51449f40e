import { BUNDLE } from '../../evidence/bundle.ts';
import type { SuiteResult } from './measure.ts';
import { verdictOf } from './regression.ts';

/** The Action's outputs, with the values that a later step reads if there is no result. */
export const DEFAULT_OUTPUTS = { bundle: '', valid: 'false', scorecard: '', headline: '', results: '[]' } as const;

type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;

/** The first suite's values, and all suites' as JSON. */
export function outputsOf(all: readonly SuiteResult[]): Outputs {
  const results = all.map(resultOf);
  const [first] = results;
  if (first === undefined) return DEFAULT_OUTPUTS;
  return {
    bundle: first.bundle,
    valid: String(first.valid),
    scorecard: first.scorecard,
    headline: first.headline === null ? '' : String(first.headline),
    results: JSON.stringify(results),
  };
}

function resultOf({ plan, card, gates, comparison, faults }: SuiteResult) {
  const { id, headline } = plan.description;
  const value = headline === undefined ? undefined : card?.overall.metrics[headline]?.value;
  return {
    suite: id,
    bundle: card ? plan.folder : '',
    scorecard: card ? `${plan.folder}/${BUNDLE.scorecard}` : '',
    state: card?.validity.state ?? null,
    valid: card?.validity.state === 'valid',
    headline: value ?? null,
    gates_missed: gates.filter(({ met }) => !met).map(({ gate }) => gate.text),
    regression: comparison ? verdictOf(comparison) === 'worse' : null,
    errors: faults.map(({ code }) => code),
  };
}
