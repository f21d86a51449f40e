import { type Paired, pairOutcomes } from '../../analysis/pairing.ts';
import type { Outcome } from '../../protocol/outcome.ts';
import { holm } from '../../stats/holm.ts';
import { isSignificant } from '../../stats/significance.ts';
import type { Claim, SystemResults } from '../../suite/claim.ts';
import { formatP, formatPercent, formatPoints } from '../../text/numbers.ts';
import { measuredValue } from '../shared/own-claims.ts';

const LOG = 'observation-log';
const STORE = 'kv-overwrite';

/** Metrics in which an append-only log should be better than a store that overwrites (WRIT, the gap; adapters). */
const INTEGRITY: readonly { metric: string; better: 1 | -1; text: string }[] = [
  {
    metric: 'update_fidelity',
    better: 1,
    text: 'A log of observations gives current values where overwriting does not.',
  },
  {
    metric: 'drift_rate',
    better: -1,
    text: 'Values drift in a store that overwrites, and less in a log of observations.',
  },
  {
    metric: 'detectability',
    better: 1,
    text: 'A log of observations shows what changed and when; overwriting hides it.',
  },
  { metric: 'temporal_accuracy', better: 1, text: 'A log of observations tells past states; overwriting loses them.' },
  { metric: 'provenance_completeness', better: 1, text: 'A log of observations keeps sources that overwriting loses.' },
];

/** How far the integrity of a store must be below its recall for the two to differ. */
const APART = 0.1;
const CORRUPTED = ['update_fidelity', 'detectability', 'temporal_accuracy', 'provenance_completeness'];

export function claims(results: SystemResults): readonly Claim[] {
  const compared = INTEGRITY.map(({ metric }) => compare(results, metric));
  const corrected = holm(compared.map((paired) => paired?.pClustered ?? 1));
  return [
    ...INTEGRITY.map(({ metric, better, text }, at): Claim => {
      const paired = compared[at];
      const p = corrected[at] ?? 1;
      return {
        id: `log-${metric.replaceAll('_', '-')}`,
        text,
        held: paired === undefined ? null : isSignificant(p) && Math.sign(paired.delta) === better,
        because: paired === undefined ? 'a system it needs was not measured' : figures(results, metric, paired, p),
      };
    }),
    profile(results),
  ];
}

/** Compares the tasks that both systems measured. */
function compare(results: SystemResults, metric: string): Paired | undefined {
  const [log, store] = [LOG, STORE].map((name) => results.get(name)?.outcomes ?? []) as [
    readonly Outcome[],
    readonly Outcome[],
  ];
  const measured = new Set(log.filter(({ values }) => values[metric] !== undefined).map(({ id }) => id));
  const both = store.filter(({ id, values }) => measured.has(id) && values[metric] !== undefined);
  const shared = new Set(both.map(({ id }) => id));
  return both.length === 0
    ? undefined
    : pairOutcomes(
        log.filter(({ id }) => shared.has(id)),
        both,
        metric,
      );
}

/** As in the benchmark's own example of a scorecard: recall is the figure that retrieval alone would report. */
function profile(results: SystemResults): Claim {
  const recall = measuredValue(results, STORE, 'recall_accuracy');
  const integrity = CORRUPTED.flatMap((metric) => {
    const value = measuredValue(results, STORE, metric);
    return value === undefined ? [] : [{ metric, value }];
  });
  const known = recall !== undefined && integrity.length === CORRUPTED.length;
  return {
    id: 'retrieval-is-not-integrity',
    text: 'A store retrieves better than it keeps what it retrieves.',
    held: known ? integrity.every(({ value }) => recall - value >= APART) : null,
    because: known
      ? `${STORE} has recall_accuracy ${formatPercent(recall)}, but ${integrity.map(({ metric, value }) => `${metric} ${formatPercent(value)}`).join(', ')}`
      : 'a system it needs was not measured',
  };
}

function figures(results: SystemResults, metric: string, { delta }: Paired, p: number): string {
  const [log, store] = [LOG, STORE].map((name) => measuredValue(results, name, metric) ?? 0) as [number, number];
  return `${metric}: ${LOG} ${formatPercent(log)}, ${STORE} ${formatPercent(store)}; ${formatPoints(delta)} on the same tasks (over templates, corrected for five, p ${formatP(p)})`;
}
