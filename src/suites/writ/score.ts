import type { Verdict } from '../../protocol/constants.ts';
import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Outcome, Share } from '../../protocol/outcome.ts';
import type { Capability } from '../../protocol/reply.ts';
import { ARMS } from './describe.ts';
import { failureModes } from './failure-modes.ts';
import { expectationOf } from './grading/expectation.ts';
import { type Grade, grade } from './grading/grade.ts';
import { measure } from './metrics/metrics.ts';
import { type Response, readArm } from './responses.ts';
import type { WritTask } from './scenario.ts';
import type { ScoringContext } from './scoring-context.ts';
import { truthOf } from './truth.ts';

/**
 * Scores one task from its truth and the replies alone. Metrics are measured in the arm `native`; they are absent if it was not
 * run. The task passes if the answer in `native` is right and no failure mode applies; if `native` was not run, it passes if
 * the answer in each arm is right.
 */
export function score(
  task: WritTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome {
  const run = ARMS.flatMap(({ id }) => {
    const response = readArm(task, id, episodes, capabilities);
    return response === undefined ? [] : [{ id, response, graded: grade(task, response.answered) }];
  });
  const graded = new Map(run.map((arm) => [arm.id, arm.graded]));
  const native = run.find(({ id }) => id === 'native');
  const chained = capabilities.has('provenance_chain');
  const context = native && contextOf(task, native.response, chained, graded);
  const values = context === undefined ? {} : measure(context);
  const errored = run.length === 0 || run.some(({ response }) => response.errored);
  const modes = context === undefined || errored ? [] : failureModes(context, values);
  const deciding = native === undefined ? run : [native];
  return {
    id: task.id,
    family: task.family,
    cluster: task.template ?? task.id,
    slices: slicesOf(task),
    verdict: errored ? 'errored' : verdictOf(deciding, modes),
    values,
    arms: Object.fromEntries(run.map(({ id, graded: one, response }) => [id, armValues(one, response)])),
    failure_modes: modes,
  };
}

/** `not_measured` if the system declares no capability that the task could grade. */
function verdictOf(deciding: readonly { readonly graded: Grade }[], modes: readonly string[]): Verdict {
  if (deciding.some(({ graded }) => graded.correct === undefined)) return 'not_measured';
  return deciding.every(({ graded }) => graded.correct) && modes.length === 0 ? 'passed' : 'failed';
}

function contextOf(
  task: WritTask,
  replied: Response,
  chained: boolean,
  graded: ReadonlyMap<string, Grade>,
): ScoringContext {
  const truth = truthOf(task);
  const { answered, again, errored } = replied;
  // If the truth cannot be stated in words, inspections of the store cannot be graded.
  const response = truth.inspectable ? replied : { answered, errored, ...(again && { again }) };
  return {
    task,
    truth,
    expected: expectationOf(task),
    response,
    chained,
    graded: graded.get('native') as Grade,
    again: response.again && grade(task, response.again),
    undistracted: graded.get('undistracted'),
    oracle: graded.get('oracle'),
  };
}

/** The metrics that are measured in every arm: whether the answer is right, and whether it invents anything. */
function armValues({ correct, invented, failed }: Grade, { answered }: Response): Record<string, Share> {
  return {
    ...(correct !== undefined && { correct: Number(correct) }),
    ...(answered.text !== undefined && { hallucination_rate: Number(invented || failed) }),
  };
}

/** The slices of a task: its rubric and, so that a scorecard shows it, a category that belongs to no family of the suite. */
export function slicesOf(task: WritTask): Record<string, string> {
  return { rubric: expectationOf(task).rubric, ...(task.family === 'other' && { category: task.category }) };
}
