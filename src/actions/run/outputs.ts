import { BUNDLE } from '../../evidence/bundle.ts';
import type { Measured } from './measure.ts';
import { verdictOf } from './regression.ts';

/** The Action's outputs: what a later step reads before, or without, any result. */
export const DEFAULT_OUTPUTS = { bundle: '', valid: 'false', scorecard: '', headline: '', results: '[]' } as const;

type Outputs = Readonly<Record<keyof typeof DEFAULT_OUTPUTS, string>>;

/** The first suite's values, and all suites' as JSON. */
export function outputsOf(all: readonly Measured[]): Outputs {
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

function resultOf({ planned, card, judged, comparison, faults }: Measured) {
  const { id, headline } = planned.description;
  const value = headline === undefined ? undefined : card?.overall.metrics[headline]?.value;
  return {
    suite: id,
    bundle: card ? planned.folder : '',
    scorecard: card ? `${planned.folder}/${BUNDLE.scorecard}` : '',
    state: card?.validity.state ?? null,
    valid: card?.validity.state === 'valid',
    headline: value ?? null,
    gates_missed: judged.filter(({ held }) => !held).map(({ gate }) => gate.text),
    regression: comparison ? verdictOf(comparison) === 'worse' : null,
    errors: faults.map(({ code }) => code),
  };
}
