import { scoresOfResults } from '../../analysis/results.ts';
import type { Competitor, Floor } from '../../analysis/standings.ts';
import type { Entry } from '../../evidence/entry.ts';
import { type MetricDescription, signOf } from '../../suite/description.ts';
import { type EntryBundle, isValid, ownSystemIn, readsLabels } from './entries.ts';

/** A run; `runs` has all of the board's runs if there are several. */
export interface Run {
  readonly entry: Entry;
  readonly bundle: EntryBundle & { readonly runs?: readonly EntryBundle[] };
}

/** The scores of a run by task; the mean if the board made several runs. */
export function competitor({ entry: { slug }, bundle }: Run, metric: MetricDescription): Competitor {
  const { runs = [] } = bundle;
  const all = (runs.length > 1 ? runs : [bundle]).map(({ results }) => scoresOfResults(results, metric.id));
  const scores = Float64Array.from(
    all[0] ?? [],
    (_, i) => all.reduce((sum, one) => sum + (one[i] ?? 0), 0) / all.length,
  );
  return { slug, tasks: bundle.results.tasks, scores };
}

/**
 * The best of a board's controls that read neither labels nor the question: its score needs no memory.
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

const isBlindControl = ({ entry, bundle }: Run): boolean =>
  entry.kind === 'control' && !readsLabels(entry, bundle) && ownSystemIn(bundle)?.questionBlind === true;
