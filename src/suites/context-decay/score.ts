import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Item, Outcome, Share } from '../../protocol/outcome.ts';
import type { Capability } from '../../protocol/reply.ts';
import type { FreeAnswer } from '../../suite/suite.ts';
import { formatInteger } from '../../text/numbers.ts';
import { resultsOf, taskVerdict } from '../shared/questions.ts';
import { distanceOf, lengthOfFamily } from './families.ts';
import type { DecayTask } from './schema.ts';
import { type Assessment, assess, bare, type Finding } from './scoring/assess.ts';
import { failureModes } from './scoring/failure-modes.ts';
import { holdsWhole, normal } from './scoring/sentence.ts';
import { budgetOf, lengthOf, quarterOf, targetsOf } from './task.ts';

const KINDS = ['explicit', 'implicit'] as const;

/** The quarters of the conversation in which a fact can be stated, in order. */
const QUARTERS = ['early', 'mid_early', 'mid_late', 'late'] as const;

/**
 * Scores one conversation from its labels and the replies alone. It passes if each requested fact is grounded and the budget
 * is kept. A question that errored is not found.
 */
export function score(
  task: DecayTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome {
  const queries = resultsOf(task, episodes);
  const isErrored = (_: Finding, i: number) => queries?.[i] === undefined;
  const assessment = assessed(task, queries, capabilities);
  const length = lengthOf(task);
  const items = assessment.findings.map((finding, i) => itemOf(finding, length, isErrored(finding, i)));
  const verdict = taskVerdict(items, !assessment.overBudget);
  const answered = { ...assessment, findings: assessment.findings.filter((one, i) => !isErrored(one, i)) };
  const standard = lengthOfFamily(task.family) !== undefined;
  const values = {
    ...(standard ? standardValues(task, assessment) : extensionValues(assessment, isErrored)),
    ...commonValues(assessment),
  };
  return {
    id: task.id,
    family: task.family,
    // Conversations are generated independently of each other; the questions of one conversation are not independent.
    cluster: task.id,
    slices: { set: standard ? 'standard' : 'extension', ...(task.language && { language: task.language }) },
    verdict,
    values: verdict === 'errored' ? withoutCost(values) : values,
    failure_modes: verdict === 'failed' ? failureModes(answered, length) : [],
    items,
  };
}

function assessed(
  task: DecayTask,
  queries: ReturnType<typeof resultsOf>,
  capabilities: ReadonlySet<Capability>,
): Assessment {
  const replies = task.questions.map((_, i) => queries?.[i] ?? { evidence: [] });
  return assess(task, replies, capabilities);
}

export function budgetUse(
  task: DecayTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): string {
  const { tokens } = assessed(task, resultsOf(task, episodes), capabilities);
  return `Words in all replies together: ${formatInteger(tokens)}. Budget: ${formatInteger(budgetOf(task))}.`;
}

/** A question passes if its fact is grounded. Text beyond the budget grounds no fact. */
function itemOf(finding: Finding, length: number, errored: boolean): Item {
  const slices = { distance: distanceOf(finding.needle.turn, length) };
  if (errored) return { slices, verdict: 'errored' };
  if (finding.grounded) return { slices, verdict: 'passed' };
  return { slices, verdict: 'failed', failure_modes: failureModes({ findings: [finding], overBudget: false }, length) };
}

function standardValues(task: DecayTask, { findings, tokens }: Assessment): Record<string, Share> {
  const length = lengthOf(task);
  const values: Record<string, Share> = {};
  const count = (id: string, among: readonly Finding[]) => {
    if (among.length > 0) values[id] = countFound(among);
  };
  values.grounded_accuracy = countGrounded(findings);
  count('retrieval_accuracy', findings);
  const [hits, questions] = countFound(findings);
  values.mean_accuracy = hits / questions;
  for (const [quarter, name] of QUARTERS.entries()) {
    const inQuarter = findings.filter(({ needle }) => quarterOf(needle.turn, length) === quarter);
    count(`${name}_accuracy`, inQuarter);
    for (const kind of KINDS) count(`${kind}_${name}_accuracy`, inQuarter.filter(isOf(kind)));
  }
  for (const kind of KINDS) count(`${kind}_accuracy`, findings.filter(isOf(kind)));
  values.avg_context_tokens = tokens;
  if (tokens > 0) values.compression_ratio = task.words / tokens;
  values.information_density = tokens > 0 ? (1000 * hits) / tokens : 0;
  return values;
}

/**
 * The values of a conversation that errored: an error improves no figure. How many words all replies would have had is not known, so
 * it is in no mean of words, and counts as over budget.
 */
function withoutCost(values: Record<string, Share>): Record<string, Share> {
  const { avg_context_tokens: _words, compression_ratio: _ratio, ...others } = values;
  return { ...others, budget_overrun: 1, ...('information_density' in others && { information_density: 0 }) };
}

function extensionValues(
  { findings }: Assessment,
  isErrored: (finding: Finding, i: number) => boolean,
): Record<string, Share> {
  const isUpdated = ({ former }: Finding) => former.length > 0;
  const updated = findings.filter(isUpdated).length;
  // An error counts as stale, so that it does not improve the rate.
  const stale = findings.filter((one, i) => isUpdated(one) && (one.stale || isErrored(one, i))).length;
  return {
    x_accuracy: countFound(findings),
    x_grounded_accuracy: countGrounded(findings),
    ...(updated > 0 && { x_stale_rate: [stale, updated] }),
  };
}

const commonValues = ({ findings, overBudget }: Assessment): Record<string, Share> => ({
  all_accuracy: countFound(findings),
  budget_overrun: Number(overBudget),
});

const share =
  (of: 'found' | 'grounded') =>
  (among: readonly Finding[]): [number, number] => [among.filter((finding) => finding[of]).length, among.length];
const countFound = share('found');
const countGrounded = share('grounded');

const isOf =
  (kind: (typeof KINDS)[number]) =>
  ({ needle }: Finding) =>
    needle.implicit === (kind === 'implicit');

/** One for each question. The conversation is their cluster. */
export function freeAnswers(task: DecayTask, episodes: readonly EpisodeReplies[]): readonly FreeAnswer[] {
  const queries = resultsOf(task, episodes);
  const targets = targetsOf(task);
  return task.questions.map(({ text }, i) => {
    const gold = targets[i]?.needle.value ?? '';
    const { answer = '', abstain } = queries?.[i] ?? {};
    const exact = bare(answer) === normal(gold);
    const amongOthers = !exact && !abstain && holdsWhole(normal(answer), normal(gold));
    return {
      id: `${task.id}/${i + 1}`,
      cluster: task.id,
      question: text,
      gold,
      answer,
      exact,
      ...(amongOthers && { amongOthers }),
    };
  });
}
