import { machineText } from '../../report/latency.ts';
import { actorUseText, costLines, modelText } from '../../report/model-use.ts';
import { mainMetric } from '../../suite/description.ts';
import { addTo } from '../../text/group-by.ts';
import { formatDifference, formatValue } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type EntryBundle, isClaimed, type ShownBundle } from '../board/entries.ts';

export type Fact = ReturnType<typeof fact>;

/**
 * @param length the largest length of `value`, which is cut to it
 * @param code whether it is shown in a monospaced font, as a digest or a command
 * @param claimed whether it is only a claim of the submitter
 */
export const fact = (term: string, value: string, { length = 500, code = false, claimed = false } = {}) => ({
  term,
  value: safeText(value, length),
  code,
  claimed,
});

/** The facts in a run's manifest. Nothing proves them, so they are claimed unless the board made the run. */
export function runFacts(bundle: ShownBundle): readonly Fact[] {
  const { manifest, scorecard, timing, claim, submitted } = bundle;
  const { declared } = manifest.adapter;
  const claimed = isClaimed(bundle);
  const of = (term: string, value: string) => fact(term, value, { claimed });
  return [
    of('Its own name', `${safeText(declared.name, 100)} ${safeText(declared.version, 100)}`),
    of('Capabilities', declared.capabilities.join(', ') || 'none'),
    of('Deterministic', deterministicText(declared.deterministic === true, claim?.deterministic === 'lost')),
    ...(manifest.gateway ? [of('Model', modelText(manifest.gateway))] : []),
    ...(scorecard.actor ? [of('Model that chose', actorUseText(scorecard.actor))] : []),
    ...costLines(scorecard, timing).map((line) => of('Cost', line)),
    ...(bundle.fresh ? [of('Fresh tasks', freshText(bundle))] : []),
    of('Limits', limitsText(manifest.limits)),
    of('Machine', machineText(timing) || 'not recorded'),
    of('Harness', manifest.harness.version),
    of(submitted ? 'The board’s run ended' : 'Run ended', manifest.dates.finished),
  ];
}

/** What the board's run on fresh tasks shows. */
function freshText({ fresh, suite }: ShownBundle): string {
  const { contamination, flagged } = fresh ?? {};
  if (!contamination) return flagged ?? '';
  const metric = mainMetric(suite.description);
  const { system, gap, ci95, reference } = contamination;
  const [onFresh, onPublic] = [system.unseen, system.public].map((value) => formatValue(metric, value));
  return `${metric.label} ${onFresh}, on the public tasks ${onPublic}; the gap beside ${reference} is ${formatDifference(metric, gap, ci95)}`;
}

function deterministicText(declared: boolean, lost: boolean): string {
  if (lost) return 'declared, and lost: two of its runs differ';
  return declared ? 'declared' : 'not declared';
}

function limitsText({ episode_seconds, memory_mb, cpus, pids }: ShownBundle['manifest']['limits']): string {
  return `${episode_seconds} s an episode, ${memory_mb} MiB, ${cpus} ${cpus === 1 ? 'processor' : 'processors'}, ${pids} processes`;
}

/** The actor that chose instead of the adapter, and the suites with such runs if not all runs had one. */
export function chosenBy(bundles: readonly EntryBundle[]): readonly Fact[] {
  const suites = new Map<string, string[]>();
  for (const { manifest, suite } of bundles) {
    const who = actorText(manifest);
    if (who !== undefined) addTo(suites, who, suite.description.title);
  }
  if (suites.size === 0) return [];
  const texts = [...suites].map(([who, titles]) =>
    titles.length === bundles.length ? who : `${who}, in ${titles.join(', ')}`,
  );
  return [fact('Chosen by', texts.join('; '), { length: 1_000 })];
}

function actorText({ actor, model }: EntryBundle['manifest']): string | undefined {
  if (actor === undefined) return undefined;
  if (actor.kind === 'oracle') return 'a perfect agent';
  return `model ${safeText(model?.name ?? 'unnamed', 100)}, prompt ${safeText(actor.prompt.id, 100)}`;
}
