import { standardLimits } from '../evidence/default-limits.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Suite } from '../suite/suite.ts';
import type { Observations } from './observations.ts';
import texts from './rules.json' with { type: 'json' };

/** What a rule may look at: values only. */
export interface Facts {
  readonly manifest: Pick<Manifest, 'limits' | 'system' | 'dataset' | 'selection' | 'model' | 'adapter' | 'suite'>;
  readonly suite: Suite;
  /** The dataset's digest is a published one, or that of the built-in data generated again. */
  readonly datasetKnown: boolean;
  /** Built-in data of another size than the published one: its scores cannot be compared. */
  readonly datasetResized: boolean;
  readonly observed: Observations;
  readonly counts: { readonly tasks: number; readonly errored: number };
  /** Ids of all metrics that the scorecard holds. */
  readonly metrics: readonly string[];
}

/** A condition that a run must meet to be valid. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly breaks: string;
  readonly remedy: string;
  /** How a run ends that breaks it, where that is not *invalid*. */
  readonly state?: 'failed';
  /** What breaks it here, or undefined where it holds. */
  check(facts: Facts): string | undefined;
}

type Check = Rule['check'];

/** What breaks each rule; their texts, in the order that they are shown, are in `rules.json`. */
const CHECKS: Readonly<Record<keyof typeof texts, Check>> = {
  'source-ids': ({ observed: { claims, claimsWithSources } }) =>
    claims > 0 && claimsWithSources === 0 ? `${claims} claims, none with a source id` : undefined,
  'known-sources': ({ observed }) => observed.foreignSources.toString(),
  'stale-auditable': ({ observed }) => observed.unsoundTasks.toString(),
  'model-record': ({ manifest, metrics }) =>
    manifest.model === null && metrics.includes('billable_tokens')
      ? 'tokens were billed and no model is declared'
      : undefined,
  'separate-grading': ({ suite, metrics }) => {
    const computed = new Set(suite.description.metrics.map(({ id }) => id));
    const foreign = metrics.filter((id) => !computed.has(id));
    return foreign.length > 0 ? foreign.join(', ') : undefined;
  },
  'same-requests': ({ observed }) => observed.otherRequests.toString(),
  'fitting-replies': ({ observed }) => observed.misfits.toString(),
  'reported-usage': ({ observed }) => observed.withoutUsage.toString(),
  'known-dataset': ({ datasetKnown, manifest }) =>
    datasetKnown ? undefined : `SHA-256 ${manifest.dataset.sha256} is not that of published data`,
  'known-version': ({ manifest, suite }) =>
    manifest.suite.version === suite.description.version
      ? undefined
      : `version ${manifest.suite.version}, this harness has ${suite.description.version}`,
  'standard-limits': ({ manifest: { limits }, suite }) => {
    const standard = standardLimits(suite.description);
    const names = Object.keys(standard) as (keyof typeof standard)[];
    const wider = names.filter((name) => limits[name] > standard[name]);
    if (wider.length === 0) return undefined;
    return wider.map((name) => `$.limits.${name} is ${limits[name]}, not at most ${standard[name]}`).join('; ');
  },
  'errored-tasks': ({ manifest, counts }) =>
    tooManyErrors(manifest, counts) ? `${counts.errored} of ${counts.tasks} tasks errored` : undefined,
};

/** The rule by which a run has *failed*. */
export const ERRORED_TASKS = 'errored-tasks';

/** Fewer errors than this are accidents, however few tasks there are. */
const FEWEST = 3;
const MOST_PERCENT = 5;

/** The rule on errored tasks: it takes no more than the counts, which are public before a held-out run's transcript is. */
export function tooManyErrors({ selection }: Pick<Facts['manifest'], 'selection'>, counts: Facts['counts']): boolean {
  const { tasks, errored } = counts;
  return selection.shard === null && errored >= FEWEST && errored * 100 > tasks * MOST_PERCENT;
}

/** The run-validity rules. A new rule is an entry of `CHECKS` and its texts. */
export const RULES: readonly Rule[] = Object.entries(texts).map(([id, text]) => ({
  id,
  ...text,
  ...(id === ERRORED_TASKS && { state: 'failed' as const }),
  check: CHECKS[id as keyof typeof texts],
}));
