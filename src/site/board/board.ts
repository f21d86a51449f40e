import { type Floor, standings } from '../../analysis/standings.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Estimate, Scorecard } from '../../protocol/scorecard.ts';
import type { RankRange } from '../../stats/rank-ranges.ts';
import { type MetricDescription, mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { namedByRun, readsLabels, type ShownBundle, type ShownEntry } from './entries.ts';
import { competitor, floorOf } from './ranking.ts';

export interface BoardRow {
  readonly entry: Entry;
  readonly bundle: ShownBundle;
  readonly dispute: ShownEntry['dispute'];
  readonly estimate: Estimate | undefined;
  /** Absent for what is outside the ranking or not valid, and for what does not beat the board's floor. */
  readonly rank: RankRange | undefined;
  /** Set where the floor alone is why there is no rank. */
  readonly belowFloor: boolean;
}

type Entered = Pick<BoardRow, 'entry' | 'bundle' | 'dispute'>;

/** Runs that may stand in one table: the same suite in the same version on the same tasks. */
export interface Board {
  readonly id: string;
  /** With those families alone that its data has. */
  readonly description: SuiteDescription;
  readonly suite: Scorecard['suite'];
  readonly dataset: Scorecard['dataset'];
  /** Whether claims are ranked as well: only where no board has made a run. */
  readonly ranksClaims: boolean;
  /** The best first; a system without a rank behind those with one. */
  readonly rows: readonly BoardRow[];
  /** The best control that never reads the question: who is not significantly better has no rank. */
  readonly floor: Floor | undefined;
  /** Ids of the tasks that have a page, in the order of the data; absent where its tasks are not shown. */
  readonly taskPages?: ReadonlySet<string>;
}

export function tokensMetric({ metrics }: SuiteDescription): MetricDescription | undefined {
  return metrics.find(({ unit }) => unit === 'tokens');
}

export function betterText({ better }: MetricDescription): string {
  return better === 'higher' ? 'Higher is better.' : 'Lower is better.';
}

/**
 * In the order of the catalogue; of one suite the official data first.
 *
 * @param ranksClaims whether runs that no board made are ranked as well: only on a private or local board, which has no others
 */
export function boards(
  entries: readonly ShownEntry[],
  catalogue: readonly string[],
  { ranksClaims }: { readonly ranksClaims: boolean },
): readonly Board[] {
  const together = new Map<string, Entered[]>();
  for (const { entry, bundles, dispute } of entries) {
    for (const bundle of bundles) {
      const { suite, dataset } = bundle.scorecard;
      const place = String(catalogue.indexOf(suite.id)).padStart(4, '0');
      const key = [place, Number(!dataset.official), suite.version, dataset.sha256].join(' ');
      together.set(key, [...(together.get(key) ?? []), { entry: namedByRun(entry, [bundle]), bundle, dispute }]);
    }
  }
  const ordered = [...together].sort(([a], [b]) => (a < b ? -1 : 1));
  return ordered.flatMap(([, runs]) => (runs[0] === undefined ? [] : [board(runs[0].bundle, runs, ranksClaims)]));
}

function board(first: ShownBundle, runs: readonly Entered[], ranksClaims: boolean): Board {
  const description = withFamiliesOf(runs, first.suite.description);
  const { suite, dataset } = first.scorecard;
  const metric = mainMetric(description);
  const measured = runs.map((run) => ({ ...run, estimate: run.bundle.scorecard.overall.metrics[metric.id] }));
  const competitors = measured
    // Who reads labels, a perfect agent's choices among them, stands outside.
    .filter(({ entry, bundle }) => entry.kind === 'system' && !readsLabels(entry, bundle))
    .filter(({ bundle }) => bundle.scorecard.validity.state === 'valid')
    // What the board did not run is a claim.
    .filter(({ bundle }) => ranksClaims || bundle.tier !== 'self-reported')
    .filter(({ estimate }) => estimate !== undefined && description.headline !== undefined)
    .map((run) => competitor(run, metric));
  const floor = floorOf(runs, metric);
  const { ranges } = standings(competitors, metric, floor);
  const compared = new Set(competitors.map(({ slug }) => slug));
  const rows = measured.map((run) => {
    const { slug } = run.entry;
    const rank = ranges.get(slug);
    return { ...run, rank, belowFloor: rank === undefined && compared.has(slug) };
  });
  const sign = metric.better === 'higher' ? -1 : 1;
  const order = ({ rank, estimate }: BoardRow) => [
    rank?.best ?? Number.MAX_VALUE,
    rank?.worst ?? Number.MAX_VALUE,
    estimate === undefined ? Number.MAX_VALUE : sign * estimate.value,
  ];
  rows.sort((a, b) => compare(order(a), order(b)) || (a.entry.slug < b.entry.slug ? -1 : 1));
  return { id: `${suite.id}-${dataset.sha256.slice(0, 8)}`, description, suite, dataset, ranksClaims, rows, floor };
}

/** A suite may name families for data of others: a board shows those that its own data has. */
function withFamiliesOf(runs: readonly Entered[], description: SuiteDescription): SuiteDescription {
  const families = description.families.filter(({ id }) => runs.some(({ bundle }) => bundle.scorecard.families[id]));
  return { ...description, families };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i] ?? 0;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
