import type { Contamination } from '../protocol/scorecard.ts';
import type { MetricDescription, SuiteDescription } from '../suite/description.ts';
import { safeText } from '../text/safe-text.ts';
import { formatInterval, formatP, formatValue } from './format.ts';

/** The contamination gap as people read it. */
export interface ContaminationView {
  readonly metric: string;
  /** System, then reference: public value, held-out value, public less held out. */
  readonly rows: readonly (readonly [name: string, onPublic: string, onHeldOut: string, difference: string])[];
  readonly gap: string;
  readonly verdict: string;
}

export function contaminationView(
  { metric, reference, system, reference_values, gap, ci95, p }: Contamination,
  description: SuiteDescription,
  name: string,
): ContaminationView {
  const described = description.metrics.find(({ id }) => id === metric);
  const of = described ?? ({ label: metric, unit: 'count', digits: 3 } as MetricDescription);
  const show = (value: number) => formatValue(of, value);
  const row = (who: string, on: Contamination['system']) =>
    [safeText(who, 100), show(on.public), show(on.heldout), show(on.public - on.heldout)] as const;
  const certainty = p === undefined ? 'no interval: a family is a single cluster' : `p = ${formatP(p)}`;
  return {
    metric: of.label,
    rows: [row(name, system), row(reference, reference_values)],
    gap: [show(gap), formatInterval(of, ci95), certainty].filter(Boolean).join(' '),
    verdict: verdictOf(gap, p),
  };
}

function verdictOf(gap: number, p: number | undefined): string {
  if (p === undefined || p >= 0.05)
    return 'No gap is shown: the public data gave this system no advantage that these tasks tell.';
  return gap > 0
    ? 'The system is significantly further ahead on public data: it may know that data.'
    : 'The system is significantly further ahead on held-out data.';
}
