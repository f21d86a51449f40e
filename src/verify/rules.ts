import { standardLimits } from '../evidence/limits.ts';
import type { Manifest } from '../evidence/manifest.ts';
import { isWhole, type Selection } from '../evidence/selection.ts';
import { MOST_ERRORED_PERCENT } from '../protocol/constants.ts';
import type { Suite } from '../suite/suite.ts';
import type { Observations } from './rescore.ts';
import texts from './rules.json' with { type: 'json' };

/**
 * What the data of a run is by its digest: `standard` has the tasks of the published data, or as many of another seed;
 * `resized` is generated too, and of another size; `unknown` is anything else.
 */
export type DataKind = 'standard' | 'resized' | 'unknown';

/** Whether the scores of a run can be compared with those of others: it covers the whole of standard data. */
export const isComparable = (data: DataKind, selection: Selection): boolean =>
  data === 'standard' && isWhole(selection);

/** The values that rules are checked on. */
export interface Facts {
  readonly manifest: Pick<
    Manifest,
    'limits' | 'system' | 'dataset' | 'selection' | 'model' | 'gateway' | 'adapter' | 'suite'
  >;
  readonly suite: Suite;
  readonly data: DataKind;
  readonly observed: Observations;
  readonly counts: { readonly tasks: number; readonly errored: number };
  /** Ids of all metrics in the scorecard. */
  readonly metrics: readonly string[];
}

/** A condition that a run must meet to be valid. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly breaks: string;
  readonly remedy: string;
  /** The state of a run that breaks the rule. Default: `invalid`. */
  readonly state?: 'failed';
  /** Returns what breaks the rule, in words; undefined if nothing does. */
  check(facts: Facts): string | undefined;
}

/** The check of each rule. `rules.json` has their texts, in display order. */
const CHECKS: Readonly<Record<keyof typeof texts, Rule['check']>> = {
  'source-ids': ({ observed: { claims, claimsWithSources } }) =>
    claims > 0 && claimsWithSources === 0 ? `${claims} claims, none with a source id` : undefined,
  'known-sources': ({ observed }) => observed.foreignSources.text(),
  'stale-auditable': ({ observed }) => observed.unsoundTasks.text(),
  'model-record': ({ manifest, metrics }) =>
    manifest.model === null && manifest.gateway === undefined && metrics.includes('billable_tokens')
      ? 'tokens were billed and no model is declared'
      : undefined,
  'separate-grading': ({ suite, metrics }) => {
    const computed = new Set(suite.description.metrics.map(({ id }) => id));
    const foreign = metrics.filter((id) => !computed.has(id));
    return foreign.length > 0 ? foreign.join(', ') : undefined;
  },
  'same-requests': ({ observed }) => observed.otherRequests.text(),
  'fitting-replies': ({ observed }) => observed.misfits.text(),
  'reported-usage': ({ observed }) => observed.withoutUsage.text(),
  'known-dataset': ({ data, manifest }) =>
    data === 'unknown' ? `SHA-256 ${manifest.dataset.sha256} is not that of published data` : undefined,
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

/** The only rule that makes a run *failed* instead of *invalid*. */
export const ERRORED_TASKS = 'errored-tasks';

/** Fewer errors than this are tolerated, however few tasks there are. */
const FEWEST = 3;

/**
 * Whether too many tasks errored. It needs only the counts, so that it can be checked on a held-out run before its transcript
 * is public.
 */
function tooManyErrors({ selection }: Pick<Facts['manifest'], 'selection'>, counts: Facts['counts']): boolean {
  const { tasks, errored } = counts;
  return selection.shard === null && errored >= FEWEST && errored * 100 > tasks * MOST_ERRORED_PERCENT;
}

/**
 * The run-validity rules. A new rule is an entry of `CHECKS` and its texts. Raise the version of every suite with it, and run
 * `npm run board`, because each scorecard lists the rules.
 */
export const RULES: readonly Rule[] = Object.entries(texts).map(([id, text]) => ({
  id,
  ...text,
  ...(id === ERRORED_TASKS && { state: 'failed' as const }),
  check: CHECKS[id as keyof typeof texts],
}));
