import { DEFAULT_LIMITS } from '../evidence/default-limits.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Suite } from '../suite/suite.ts';
import type { Observations } from './observations.ts';

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

const sourceIds: Rule = {
  id: 'source-ids',
  title: 'The system returns source ids',
  why: 'A system that cannot name its sources cannot be told from a lucky guess (CIB section 11.1, condition one).',
  breaks: 'The system acted or answered, and not one of its claims in the whole run named a source.',
  remedy: 'Return in `evidence` the source ids of the events that the answer or action rests on.',
  check: ({ observed: { claims, claimsWithSources } }) =>
    claims > 0 && claimsWithSources === 0 ? `${claims} claims, none with a source id` : undefined,
};

const knownSources: Rule = {
  id: 'known-sources',
  title: 'Sources are events of the episode',
  why: 'Evidence that was never observed is invented, or carried over from another episode (CIB section 11.1, condition two).',
  breaks: 'A reply cites, or reports as written, a source id that the episode did not send.',
  remedy: 'Cite ids exactly as they came in `observe`, and forget everything at `reset`.',
  check: ({ observed }) => observed.foreignSources.toString(),
};

const staleAuditable: Rule = {
  id: 'stale-auditable',
  title: 'Stale evidence stays auditable',
  why: 'A system may suppress stale facts; the evaluator must still know them (CIB section 11.1, condition three).',
  breaks: 'A task of the dataset has evidence that is no event, or a stale event that does not say what superseded it.',
  remedy: 'Mend the dataset: `cib validate` names every task.',
  check: ({ observed }) => observed.unsoundTasks.toString(),
};

const modelRecord: Rule = {
  id: 'model-record',
  title: 'A model is on record',
  why: 'A score that a model took part in means nothing without the model (CIB section 11.1, condition four).',
  breaks: 'Tokens were billed, so a model took part, and the adapter declared no model.',
  remedy:
    'Declare `model` in `initialize`: name, endpoint family, temperature, maximum output tokens, date, prompt template.',
  check: ({ manifest, metrics }) =>
    manifest.model === null && metrics.includes('billable_tokens')
      ? 'tokens were billed and no model is declared'
      : undefined,
};

const separateGrading: Rule = {
  id: 'separate-grading',
  title: 'Judged grades stand apart',
  why: 'Grades by a person or a model are opinions; mixed with exact ones they cannot be recomputed (CIB section 11.1, condition five).',
  breaks: 'The scorecard holds a metric that the suite does not compute from source ids, labels and normalised text.',
  remedy: 'Report judged grades in a block of their own.',
  check: ({ suite, metrics }) => {
    const computed = new Set(suite.description.metrics.map(({ id }) => id));
    const foreign = metrics.filter((id) => !computed.has(id));
    return foreign.length > 0 ? foreign.join(', ') : undefined;
  },
};

const sameRequests: Rule = {
  id: 'same-requests',
  title: 'Replies belong to the requests',
  why: 'A reply is evidence only for what was asked.',
  breaks: 'The digest of an episode’s requests is not that of the requests derived again from dataset and nonce.',
  remedy: 'Run again with this harness; a transcript cannot be mended.',
  check: ({ observed }) => observed.otherRequests.toString(),
};

const fittingReplies: Rule = {
  id: 'fitting-replies',
  title: 'Each request has its reply',
  why: 'Replies that answer nothing, or that hold what was not declared, are no evidence: a weak metric could be undeclared afterwards.',
  breaks:
    'An episode’s replies are not one a request, in order, of its method, ending early only at a fault; or one holds a field whose capability was not declared.',
  remedy: 'Run again with this harness; a transcript cannot be mended.',
  check: ({ observed }) => observed.misfits.toString(),
};

const reportedUsage: Rule = {
  id: 'reported-usage',
  title: 'Declared usage is reported each time',
  why: 'Leaving dear questions out would make a system look cheap.',
  breaks: 'The system declared `usage`, and answered a question without it.',
  remedy: 'Return `usage` with every answer, zeros included, or do not declare it.',
  check: ({ observed }) => observed.withoutUsage.toString(),
};

const knownDataset: Rule = {
  id: 'known-dataset',
  title: 'The dataset is a published one',
  why: 'Scores on different tasks cannot be compared.',
  breaks:
    'The SHA-256 of the tasks that the run was checked with is no published one. For built-in data it is computed again, not taken from the suite or the manifest.',
  remedy: 'Leave out --dataset, or give the published file unchanged.',
  check: ({ datasetKnown, manifest }) =>
    datasetKnown ? undefined : `SHA-256 ${manifest.dataset.sha256} is not that of published data`,
};

const knownVersion: Rule = {
  id: 'known-version',
  title: 'The suite’s version is this harness’s',
  why: 'Scoring rules change with the version: older evidence is to be rescored, not compared.',
  breaks: 'The bundle was made with another version of the suite.',
  remedy: 'Rescore it: `cib score DIR --write`.',
  check: ({ manifest, suite }) =>
    manifest.suite.version === suite.description.version
      ? undefined
      : `version ${manifest.suite.version}, this harness has ${suite.description.version}`,
};

const standardLimits: Rule = {
  id: 'standard-limits',
  title: 'No limit is wider than the standard one',
  why: 'A system that is given more time, memory or output than the others is measured by another yardstick.',
  breaks: 'A limit in the manifest, such as the seconds an episode may take, is above the harness’s standard.',
  remedy: 'Run again with the standard limits; narrower ones are fine.',
  check: ({ manifest: { limits } }) => {
    const names = Object.keys(DEFAULT_LIMITS) as (keyof typeof DEFAULT_LIMITS)[];
    const wider = names.filter((name) => limits[name] > DEFAULT_LIMITS[name]);
    if (wider.length === 0) return undefined;
    return wider.map((name) => `$.limits.${name} is ${limits[name]}, not at most ${DEFAULT_LIMITS[name]}`).join('; ');
  },
};

/** Fewer errors than this are accidents, however few tasks there are. */
const FEWEST = 3;
const MOST_PERCENT = 5;

export const erroredTasks: Rule = {
  id: 'errored-tasks',
  title: 'Few tasks ended in an error',
  why: 'A score over tasks that were never answered measures a defect of the adapter, or a rate limit behind it, and not a memory.',
  breaks: `At least ${FEWEST} tasks, and more than ${MOST_PERCENT} % of them, errored. A single shard is not judged: the bundle merged of all shards is.`,
  remedy: 'Run `cib check SPEC` with the same adapter: it makes each call once and says what is wrong. Then run again.',
  state: 'failed',
  check: ({ manifest, counts }) =>
    tooManyErrors(manifest, counts) ? `${counts.errored} of ${counts.tasks} tasks errored` : undefined,
};

/** The rule itself: it takes no more than the counts, which are public before a held-out run's transcript is. */
export function tooManyErrors({ selection }: Pick<Facts['manifest'], 'selection'>, counts: Facts['counts']): boolean {
  const { tasks, errored } = counts;
  return selection.shard === null && errored >= FEWEST && errored * 100 > tasks * MOST_PERCENT;
}

/** The run-validity rules, in the order they are shown. A new rule is a constant above and a line here. */
export const RULES: readonly Rule[] = [
  sourceIds,
  knownSources,
  staleAuditable,
  modelRecord,
  separateGrading,
  sameRequests,
  fittingReplies,
  reportedUsage,
  knownDataset,
  knownVersion,
  standardLimits,
  erroredTasks,
];
