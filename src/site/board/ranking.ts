import { scoresOfResults } from '../../analysis/results.ts';
import type { Competitor, Floor } from '../../analysis/standings.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { type MetricDescription, signOf } from '../../suite/description.ts';
import { type EntryBundle, isClaimed, isValid, ownSystemIn, readsLabels, type ShownBundle } from './entries.ts';

/** A run; `runs` has all of the board's runs if there are several. */
export interface Run {
  readonly entry: Entry;
  readonly bundle: EntryBundle & { readonly runs?: readonly EntryBundle[] };
}

/** The scores of a run by task; the mean if the board made several runs. */
export function competitor({ entry: { slug }, bundle }: Run, metric: MetricDescription): Competitor {
  const { runs = [] } = bundle;
  const all = (runs.length > 1 ? runs : [bundle]).map(({ results }) => scoresOfResults(results, metric.id));
  return { slug, tasks: bundle.results.tasks, scores: meanScores(all) };
}

/** By task, the mean over several runs. */
export const meanScores = (all: readonly ArrayLike<number>[]): Float64Array =>
  Float64Array.from(all[0] ?? [], (_, i) => all.reduce((sum, one) => sum + (one[i] ?? 0), 0) / all.length);

/**
 * The best of a board's controls that read neither labels nor the question.
 *
 * @returns undefined if no such control has a valid run
 */
export function floorOf(runs: readonly Run[], metric: MetricDescription): Floor | undefined {
  const sign = signOf(metric);
  const blind = runs.flatMap((run) => {
    const { entry, bundle } = run;
    const value = bundle.scorecard.overall.metrics[metric.id]?.value;
    if (value === undefined || !isValid(bundle) || !isBlindControl(run)) return [];
    return [{ run, value, slug: entry.slug, name: entry.name }];
  });
  const [best] = blind.sort((a, b) => sign * (b.value - a.value) || (a.slug < b.slug ? -1 : 1));
  return best && { ...competitor(best.run, metric), name: best.name, value: best.value };
}

/**
 * The version of a suite of which a board has such controls, if it has none of another version, on data of the same kind: nothing there
 * says what a program that never reads the question gets on that version. Undefined if it has some, and if it has none at all.
 */
export function versionOfControls(
  runs: readonly { readonly entry: Entry; readonly bundle: ShownBundle }[],
  { suite, dataset }: Pick<Scorecard, 'suite'> & { readonly dataset: Pick<Scorecard['dataset'], 'id'> },
): string | undefined {
  const versions = runs
    .filter(({ bundle: { scorecard: of } }) => of.suite.id === suite.id && of.dataset.id === dataset.id)
    .filter((run) => isValid(run.bundle) && isBlindControl(run) && !isClaimed(run.bundle))
    .map(({ bundle }) => bundle.scorecard.suite.version);
  return versions.includes(suite.version) ? undefined : versions[0];
}

const isBlindControl = ({ entry, bundle }: Run): boolean =>
  entry.kind === 'control' && !readsLabels(entry, bundle) && ownSystemIn(bundle)?.questionBlind === true;
