import { quantileOf, rounded } from '../../evidence/timing.ts';
import { formatLatency } from '../../report/format.ts';
import type { EntryBundle } from './entries.ts';

type Timed = Pick<EntryBundle, 'timing'>;

/** The median time of a query, as text; a dash if none was timed. */
export function medianText({ timing }: Timed): string {
  const query = timing.latency_ms.query;
  return query === undefined ? '–' : formatLatency(query.p50);
}

/** The 95th percentile of the time of a query in milliseconds; undefined if no query was timed. */
export function p95Of({ timing }: Timed): number | undefined {
  const query = timing.latency_ms.query;
  return query === undefined || query.buckets.length === 0 ? undefined : rounded(quantileOf(query, 0.95));
}

export function p95Text(bundle: Timed): string {
  const p95 = p95Of(bundle);
  return p95 === undefined ? '–' : formatLatency(p95);
}
