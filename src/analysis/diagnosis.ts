import { isSound } from '../protocol/constants.ts';
import type { Estimate, Scorecard } from '../protocol/scorecard.ts';
import { type Family, type Mechanism, mainMetric, type SuiteDescription } from '../suite/description.ts';
import { type Results, UNMEASURED } from './results.ts';

/** Whether a system has one mechanism, with the estimate that shows it. */
export interface Finding {
  readonly family: Family & { readonly mechanism: Mechanism };
  readonly verdict: 'shows' | 'lacks';
  /** What is said of the system, which for several findings can be the same. */
  readonly words: string;
  readonly estimate: Estimate;
}

export interface Diagnosis {
  /** In the order of the families. */
  readonly findings: readonly Finding[];
  /** The families of all other mechanisms. */
  readonly undecided: readonly Family[];
}

/** What is known of a run beside its scorecard. */
export interface Known {
  /**
   * Whether the system is significantly better than the best cheat in a family, where that is known, as on a board: it has no mechanism
   * where it is not, and lacks none where it is.
   */
  readonly beatsCheat?: ((family: string) => boolean | undefined) | undefined;
  /** The families of `neverEmptyIn`, which are not shown to lack their mechanism. */
  readonly neverEmpty?: ReadonlySet<string> | undefined;
  /** The slug of its entry, which a suite may name as the measure of a mechanism. */
  readonly slug?: string | undefined;
}

/**
 * The families in which a run returned something to every question whose right reply is empty. No pair there can pass, so failing them
 * shows nothing else.
 */
export function neverEmptyIn(
  { families, failureModes }: Pick<SuiteDescription, 'families' | 'failureModes'>,
  { tasks, pairs, ...ofTasks }: Pick<Results, 'tasks' | 'passed' | 'failures' | 'pairs'>,
): ReadonlySet<string> {
  const { list, passed, failures } = pairs ?? { ...ofTasks, list: tasks };
  const returned = new Set(failures.get(failureModes.find(({ notEmpty }) => notEmpty)?.id ?? ''));
  const places = (id: string) =>
    [...list.families.keys()].filter((i) => list.families[i] === id && passed[i] !== UNMEASURED);
  const ids = families.flatMap(({ id, emptyReply }) => (emptyReply ? [id] : []));
  return new Set(ids.filter((id) => places(id).length > 0 && places(id).every((i) => returned.has(i))));
}

/**
 * Which mechanisms a system has and which it lacks, in comparison with two systems: one without the mechanism and one with it.
 * A system has the mechanism if its whole clustered 95% interval is in the upper third of the range between the two scores, or
 * above. It lacks it if the interval is in the lower third, or below, and begins in the lower tenth: a system that is certain to be
 * above that does something, though little. The same holds of a system that is certain to do something by the shorter headline.
 * Otherwise, or with too few clusters, it is undecided. The intervals are not corrected for the number of mechanisms.
 *
 * @returns undefined if the suite has no mechanisms, or the run is invalid or failed
 */
export function diagnose(
  description: SuiteDescription,
  { families, validity }: Pick<Scorecard, 'families' | 'validity'>,
  { beatsCheat, neverEmpty, slug }: Known = {},
): Diagnosis | undefined {
  const withMechanism = description.families.filter(hasMechanism);
  if (withMechanism.length === 0 || !isSound(validity.state)) return undefined;
  const metric = mainMetric(description);
  const findings = withMechanism.flatMap((family): Finding[] => {
    const estimate = families[family.id]?.metrics[metric.id];
    const shorter = families[family.id]?.metrics[description.shorterHeadline ?? ''];
    const verdict = estimate && verdictOf(family.mechanism, estimate, shorter);
    const beats = beatsCheat?.(family.id);
    const isRefuted = (verdict === 'shows' && beats === false) || (verdict === 'lacks' && beats === true);
    if (!verdict || isRefuted) return [];
    const { without, having } = family.mechanism;
    const isMeasure = slug !== undefined && [without.system, having.system].includes(slug);
    const words =
      verdict === 'lacks' && neverEmpty?.has(family.id)
        ? NEVER_EMPTY
        : `${family.mechanism[verdict]}${isMeasure ? OWN_MEASURE : ''}`;
    return [{ family, verdict, words, estimate }];
  });
  const decided = new Set<Family>(findings.map(({ family }) => family));
  return { findings, undecided: withMechanism.filter((family) => !decided.has(family)) };
}

const NEVER_EMPTY = 'never returned an empty reply where one is right';
const OWN_MEASURE = ', measured against its own figure';

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
