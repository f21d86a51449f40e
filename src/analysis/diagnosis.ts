import type { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { type Family, type Mechanism, mainMetric, type SuiteDescription } from '../suite/description.ts';

/** What is known of one mechanism of a system. */
export interface Finding {
  readonly family: Family & { readonly mechanism: Mechanism };
  readonly verdict: 'shows' | 'lacks';
  readonly estimate: Estimate;
}

export interface Diagnosis {
  /** In the order of the families. */
  readonly findings: readonly Finding[];
  /** How many mechanisms the suite asks for; of those without a finding nothing is known. */
  readonly mechanisms: number;
}

/**
 * Which mechanisms a system shows and which it lacks, read against the suite's references. Each family that asks for a mechanism
 * has two levels: what a reference without it reaches, and what one with it does. A system shows the mechanism where its whole
 * 95 % interval lies in the upper third between the two or above, and lacks it where the interval lies in the lower third or below.
 * Nothing is said where the interval reaches elsewhere, or rests on too few clusters. Each interval is 95 % by itself.
 *
 * @returns undefined where the suite names no mechanism, and for a run that does not count
 */
export function diagnose(
  description: SuiteDescription,
  { families, validity }: Pick<Scorecard, 'families' | 'validity'>,
): Diagnosis | undefined {
  const asking = description.families.filter(asksForMechanism);
  if (asking.length === 0 || validity.state === 'invalid' || validity.state === 'failed') return undefined;
  const metric = mainMetric(description);
  const findings = asking.flatMap((family): Finding[] => {
    const estimate = families[family.id]?.metrics[metric.id];
    const verdict = estimate && verdictOf(family.mechanism, estimate);
    return verdict ? [{ family, verdict, estimate }] : [];
  });
  return { findings, mechanisms: asking.length };
}

const asksForMechanism = (family: Family): family is Finding['family'] => family.mechanism !== undefined;

function verdictOf(
  { without, having }: Mechanism,
  { ci95_clustered: interval, few_clusters }: Estimate,
): Finding['verdict'] | undefined {
  if (interval === undefined || few_clusters) return undefined;
  const third = (having.reaches - without.reaches) / 3;
  if (interval[0] >= having.reaches - third) return 'shows';
  return interval[1] <= without.reaches + third ? 'lacks' : undefined;
}
