import type { Claim } from '../../../suite/claim.ts';
import type { DatasetResult } from '../dataset/bench.ts';
import type { Rates } from '../probe.ts';
import type { StrategyName } from '../runtime/strategies.ts';
import { type ClaimVerdict, decide, points } from './figures.ts';

type RatesOf = (strategy: StrategyName, category?: string) => Rates | undefined;

const CLAIMS: readonly { id: string; text: string; decide: (of: RatesOf) => ClaimVerdict | undefined }[] = [
  {
    id: 'dataset-gate-removes-leakage',
    text: 'The gate lets no distractor through, where plain nearness does.',
    decide(of) {
      const [plain, gated] = [of('baseline_1')?.leakage, of('variant_2')?.leakage];
      if (plain == null || gated == null) return undefined;
      return { held: gated === 0 && plain > 0, because: `leakage ${points(gated)} against ${points(plain)}` };
    },
  },
  {
    id: 'dataset-gate-raises-clean-context',
    text: 'More contexts are clean with the gate than without.',
    decide(of) {
      const [plain, gated] = [of('baseline_1')?.clean, of('variant_2')?.clean];
      if (plain == null || gated == null) return undefined;
      return { held: gated > plain, because: `clean ${points(gated)} against ${points(plain)}` };
    },
  },
  {
    id: 'dataset-cost-is-valid-facts-on-failed-branches',
    text: 'What the gate costs in recall is right facts on failed branches alone.',
    decide(of) {
      const all = of('variant_2');
      const lost = of('variant_2', 'valid_on_failed');
      if (all?.recall == null || lost?.recall == null) return undefined;
      const missing = Math.round(all.with_recall * (1 - all.recall));
      const there = Math.round(lost.with_recall * (1 - lost.recall));
      return {
        held: missing === there && there > 0,
        because: `${there} of ${missing} probes that miss their fact are of valid_on_failed`,
      };
    },
  },
  {
    id: 'dataset-superseded-facts-are-kept-out-by-all',
    text: 'Superseded facts tell no strategy with a memory from another: nothing is won by the gate there.',
    decide(of) {
      const rows = (['long_context', 'baseline_1', 'variant_1', 'variant_2', 'variant_3'] as const).map((name) =>
        of(name, 'superseded'),
      );
      if (rows.some((row) => row === undefined)) return undefined;
      const clean = rows.map((row) => row?.clean ?? 0);
      return { held: clean.every((one) => one === clean[0]), because: `clean ${clean.map(points).join(', ')}` };
    },
  },
];

/** A claim is undecided if the records have no cases for it. */
export function datasetClaims(results: readonly DatasetResult[]): readonly Claim[] {
  const of: RatesOf = (strategy, category) => {
    const row = results.find((result) => result.strategy === strategy);
    return category === undefined ? row?.overall : row?.categories.get(category);
  };
  return CLAIMS.map(({ id, text, decide: by }) => decide(id, text, by(of)));
}
