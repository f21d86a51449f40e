import type { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { type Family, type Mechanism, mainMetric, type SuiteDescription } from '../suite/description.ts';

/** Whether a system has one mechanism, with the estimate that shows it. */
export interface Finding {
  readonly family: Family & { readonly mechanism: Mechanism };
  readonly verdict: 'shows' | 'lacks';
  readonly estimate: Estimate;
}

export interface Diagnosis {
  /** In the order of the families. */
  readonly findings: readonly Finding[];
  /** The families of all other mechanisms. */
  readonly undecided: readonly Family[];
}

/**
 * Which mechanisms a system has and which it lacks, in comparison with two systems: one without the mechanism and one with it.
 * A system has the mechanism if its whole clustered 95% interval is in the upper third of the range between the two scores, or
 * above. It lacks it if the interval is in the lower third, or below, and begins in the lower tenth: a system that is certain to be
 * above that does something, though little. The same holds of a system that is certain to do something by the shorter headline.
 * Otherwise, or with too few clusters, it is undecided. The intervals are not corrected for the number of mechanisms.
 *
 * @param beatsCheat whether the system is significantly better than the best cheat in a family, where that is known, as on a board: it
 * has no mechanism where it is not, and lacks none where it is
 * @returns undefined if the suite has no mechanisms, or the run is invalid or failed
 */
export function diagnose(
  description: SuiteDescription,
  { families, validity }: Pick<Scorecard, 'families' | 'validity'>,
  beatsCheat: (family: string) => boolean | undefined = () => undefined,
): Diagnosis | undefined {
  const withMechanism = description.families.filter(hasMechanism);
  if (withMechanism.length === 0 || validity.state === 'invalid' || validity.state === 'failed') return undefined;
  const metric = mainMetric(description);
  const findings = withMechanism.flatMap((family): Finding[] => {
    const estimate = families[family.id]?.metrics[metric.id];
    const shorter = families[family.id]?.metrics[description.shorterHeadline ?? ''];
    const verdict = estimate && verdictOf(family.mechanism, estimate, shorter);
    const beats = beatsCheat(family.id);
    const isRefuted = (verdict === 'shows' && beats === false) || (verdict === 'lacks' && beats === true);
    return verdict && !isRefuted ? [{ family, verdict, estimate }] : [];
  });
  const decided = new Set<Family>(findings.map(({ family }) => family));
  return { findings, undecided: withMechanism.filter((family) => !decided.has(family)) };
}

const hasMechanism = (family: Family): family is Finding['family'] => family.mechanism !== undefined;

function verdictOf(
  { without, having }: Mechanism,
  { ci95_clustered: interval, few_clusters }: Estimate,
  shorter?: Estimate,
): Finding['verdict'] | undefined {
  if (interval === undefined || few_clusters) return undefined;
  const range = having.reaches - without.reaches;
  if (interval[0] >= having.reaches - range / 3) return 'shows';
  const [tenth, third] = [without.reaches + range / 10, without.reaches + range / 3];
  const doesSomething = [interval, shorter?.ci95_clustered ?? interval].some(([start]) => start > tenth);
  return interval[1] <= third && !doesSomething ? 'lacks' : undefined;
}
