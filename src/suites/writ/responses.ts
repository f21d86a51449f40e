import { INTEGRITY } from '../../protocol/constants.ts';
import type { Episode, EpisodeReplies } from '../../protocol/episode.ts';
import type { Capability, Inspection, InspectResult, QueryResult, Reply } from '../../protocol/reply.ts';
import type { Step } from '../../protocol/request.ts';
import { compile, keyOf } from './compile.ts';
import type { QueryAnswer } from './grading/grade.ts';
import { declines } from './grading/words.ts';
import type { WritTask } from './scenario.ts';
import { truthOf } from './truth.ts';

/** A store's values of a fact, oldest first. Null if the call failed. */
export type InspectedValues = NonNullable<InspectResult>['values'] | null;

/** One arm's replies. What was not declared, or not requested, is undefined. */
export interface Response {
  readonly answered: QueryAnswer;
  /** The answer to the question repeated after unrelated sessions. */
  readonly again?: QueryAnswer;
  readonly history?: InspectedValues;
  readonly past?: InspectedValues;
  readonly now?: InspectedValues;
  readonly provenance?: InspectedValues;
  /** Whether a call failed, so that the following calls were not made. */
  readonly errored: boolean;
}

/** Undefined if the arm was not run. */
export function readArm(
  task: WritTask,
  arm: string,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Response | undefined {
  const key = keyOf(task, arm);
  const episode = compile(task).find((episode) => episode.key === key);
  const came = episodes.find((episode) => episode.key === key);
  if (episode === undefined || came === undefined) return undefined;
  return read(task, episode, came.replies, capabilities);
}

function read(
  task: WritTask,
  { steps }: Episode,
  replies: readonly Reply[],
  capabilities: ReadonlySet<Capability>,
): Response {
  const phrases = task.ground_truth.eval_rubric?.accept_patterns;
  const [first, again] = steps.flatMap((step, at) =>
    step.method === 'query' ? [answeredIn(replies[at], capabilities, phrases)] : [],
  );
  const { past } = truthOf(task);
  const inspected = (
    method: Inspection,
    isRequested: (step: Step) => boolean = () => true,
  ): InspectedValues | undefined => {
    const at = steps.findIndex((step) => step.method === method && isRequested(step));
    return at < 0 || !capabilities.has(method) ? undefined : valuesIn(replies[at]);
  };
  const ofPast = (step: Step) => 'as_of' in step.params && step.params.as_of === past?.asOf;
  const found = {
    history: inspected('history'),
    past: past === undefined ? undefined : inspected('state_as_of', ofPast),
    now: inspected('state_as_of', (step) => past === undefined || !ofPast(step)),
    provenance: inspected('provenance'),
  };
  return {
    answered: first ?? answeredIn(undefined, capabilities, phrases),
    ...(again !== undefined && { again }),
    ...Object.fromEntries(Object.entries(found).filter(([, values]) => values !== undefined)),
    errored: replies.length < steps.length || replies.some((reply) => 'fault' in reply),
  };
}

/** A system that does not declare abstaining abstains by an answer that says so. A failed call does not. */
function answeredIn(
  reply: Reply | undefined,
  capabilities: ReadonlySet<Capability>,
  phrases: readonly string[] | undefined,
): QueryAnswer {
  const result = reply !== undefined && 'result' in reply && reply.method === 'query' ? reply.result : undefined;
  const {
    context = '',
    answer = '',
    action = '',
    abstain,
    confidence,
    evidence = [],
    flags = [],
  }: Partial<QueryResult> = result ?? {};
  return {
    failed: result === undefined,
    evidence: new Set(evidence),
    ...(capabilities.has('context') && { context }),
    ...(capabilities.has('answer') && { text: answer }),
    ...(capabilities.has('action') && { action }),
    ...(capabilities.has('abstain') && { abstained: abstain ?? declines(answer, phrases) }),
    ...(capabilities.has('confidence') && confidence !== undefined && { confidence }),
    ...(capabilities.has('integrity_flags') && { flagged: flags.some((flag) => flag.startsWith(INTEGRITY)) }),
  };
}

function valuesIn(reply: Reply | undefined): InspectedValues {
  if (reply === undefined || !('result' in reply) || reply.method === 'query' || reply.method === 'observe')
    return null;
  return reply.result?.values ?? [];
}
