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
const INTEGRITY = {
  update_fidelity: 'A log of observations gives current values where overwriting does not.',
  drift_rate: 'Values drift in a store that overwrites, and less in a log of observations.',
  detectability: 'A log of observations shows what changed and when; overwriting hides it.',
  temporal_accuracy: 'A log of observations tells past states; overwriting loses them.',
  provenance_completeness: 'A log of observations keeps sources that overwriting loses.',
};

/** How far the integrity of a store must be below its recall for the two to differ. */
const APART = 0.1;
const UNMEASURED = 'a system it needs was not measured';
const CORRUPTED = ['update_fidelity', 'detectability', 'temporal_accuracy', 'provenance_completeness'];

export function claims(results: SystemResults): readonly Claim[] {
  const compared = Object.entries(INTEGRITY).map(([metric, text]) => ({
    metric,
    text,
    paired: compare(results, metric),
  }));
  const corrected = holm(compared.map(({ paired }) => paired?.pClustered ?? 1));
  const integrity = compared.map(({ metric, text, paired }, at): Claim => {
    const id = `log-${metric.replaceAll('_', '-')}`;
    if (paired === undefined) return { id, text, held: null, because: UNMEASURED };
    const p = corrected[at] ?? 1;
    const better = metric === 'drift_rate' ? -1 : 1;
    const held = isSignificant(p) && Math.sign(paired.delta) === better;
    return { id, text, held, because: figures(results, metric, paired, p) };
  });
  return [...integrity, profile(results)];
}

/** Compares the tasks that both systems measured. */
function compare(results: SystemResults, metric: string): Paired | undefined {
  const measuredBy = (name: string) =>
    (results.get(name)?.outcomes ?? []).filter(({ values }) => values[metric] !== undefined);
  const [log, store] = [measuredBy(LOG), measuredBy(STORE)];
  const [ofLog, ofStore] = [sharedWith(store, log), sharedWith(log, store)];
  return ofLog.length === 0 ? undefined : pairOutcomes(ofLog, ofStore, metric);
}

/** Those outcomes that are of tasks of the others. */
function sharedWith(others: readonly Outcome[], outcomes: readonly Outcome[]): readonly Outcome[] {
  const ids = new Set(others.map(({ id }) => id));
  return outcomes.filter(({ id }) => ids.has(id));
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
      : UNMEASURED,
  };
}

function figures(results: SystemResults, metric: string, { delta }: Paired, p: number): string {
  const [log, store] = [LOG, STORE].map((name) => measuredValue(results, name, metric) ?? 0) as [number, number];
  return `${metric}: ${LOG} ${formatPercent(log)}, ${STORE} ${formatPercent(store)}; ${formatPoints(delta)} on the same tasks (over templates, corrected for five, p ${formatP(p)})`;
}
