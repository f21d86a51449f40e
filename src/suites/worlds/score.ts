import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Item, Outcome, Share } from '../../protocol/outcome.ts';
import type { Capability, QueryResult } from '../../protocol/reply.ts';
import { taskVerdict } from '../shared/task-verdict.ts';
import { failureModes } from './scoring/failure-modes.ts';
import { type Kept, keepingOf, passes, type World, worldOfTask } from './scoring/kept.ts';
import { BUDGETS, type Budget, byPair, type WorldQuestion, type WorldTask } from './task.ts';

const BUDGET_NAMES = Object.keys(BUDGETS) as readonly Budget[];

/** The ids of the metrics under each budget. Under the fair budget they have no suffix. */
const METRICS: readonly { readonly budget: Budget; readonly questions: string; readonly twins: string }[] =
  BUDGET_NAMES.map((budget) => {
    const suffix = budget === 'fair' ? '' : `_${budget}`;
    return { budget, questions: `questions${suffix}`, twins: `twins${suffix}` };
  });

/** The grading of the reply to one question. */
interface Graded {
  readonly question: WorldQuestion;
  /** What the fair budget keeps of the reply; absent if the question errored. */
  readonly fair?: Kept;
  /** Whether the question passes under each budget. */
  readonly passed: Readonly<Record<Budget, boolean>>;
  readonly words: number;
}

/**
 * Scores one world from its labels and the replies alone. The world passes if every question does. A pair, which the headline
 * counts, passes if both of its questions do.
 */
export function score(
  task: WorldTask,
  episodes: readonly EpisodeReplies[],
  capabilities: ReadonlySet<Capability>,
): Outcome {
  const results = resultsOf(task, episodes);
  const world = worldOfTask(task);
  const graded = task.questions.map((question, n) => grade(world, question, results?.[n], capabilities));
  const halves = byPair(graded, ({ question }) => question.pair);
  const items = graded.map((one) => itemOf(one, halves.get(one.question.pair) ?? []));
  return {
    id: task.id,
    family: task.family,
    // Worlds are generated independently of each other, while the questions of one world share a history.
    cluster: task.id,
    slices: {},
    verdict: taskVerdict(items),
    values: sumOf(items),
    failure_modes: [...new Set(items.flatMap(({ failure_modes = [] }) => failure_modes))],
    items,
  };
}

/**
 * The result of each question, undefined for a question on which the answering model failed. Null if the episode ended before
 * the last question: then the world errored.
 */
function resultsOf(task: WorldTask, episodes: readonly EpisodeReplies[]): readonly (QueryResult | undefined)[] | null {
  const found: (QueryResult | undefined)[] = [];
  for (const reply of episodes.find(({ key }) => key === task.id)?.replies ?? []) {
    if ('fault' in reply) {
      if (!('acted' in reply)) return null;
      found.push(undefined);
    } else if ('result' in reply && reply.method === 'query') found.push(reply.result);
  }
  return found.length === task.questions.length ? found : null;
}

function grade(
  world: World,
  question: WorldQuestion,
  result: QueryResult | undefined,
  capabilities: ReadonlySet<Capability>,
): Graded {
  if (result === undefined) return { question, passed: { tight: false, fair: false, wide: false }, words: 0 };
  const keep = keepingOf(world, result, capabilities);
  const kept = (budget: Budget) => keep(question, BUDGETS[budget]);
  const fair = kept('fair');
  const passed = {
    tight: passes(question, kept('tight')),
    fair: passes(question, fair),
    wide: passes(question, kept('wide')),
  };
  let words = 0;
  for (const id of result.evidence) words += world.words.get(id) ?? 0;
  return { question, fair, passed, words };
}

const ALL: Share = [1, 1];
const NONE: Share = [0, 1];
const shareOf = (passed: boolean) => (passed ? ALL : NONE);

/** The item of a question. The values of a pair are counted once, with the first of its questions. */
function itemOf({ question, fair, passed, words }: Graded, halves: readonly Graded[]): Item {
  const first = halves[0]?.question === question;
  const values: Record<string, Share> = { words };
  for (const { budget, questions, twins } of METRICS) {
    values[questions] = shareOf(passed[budget]);
    if (first) values[twins] = shareOf(halves.every((half) => half.passed[budget]));
  }
  return {
    family: question.family,
    pair: question.pair,
    verdict: fair === undefined ? 'errored' : passed.fair ? 'passed' : 'failed',
    values,
    ...(fair !== undefined && !passed.fair && { failure_modes: failureModes(question, fair) }),
    ...(fair?.cut && { kept: fair.kept }),
  };
}

function sumOf(items: readonly Item[]): Record<string, Share> {
  const sums: Record<string, [number, number]> = {};
  for (const { values = {} } of items)
    for (const metric in values) {
      const share = values[metric] as Share;
      sums[metric] ??= [0, 0];
      const sum = sums[metric];
      sum[0] += typeof share === 'number' ? share : share[0];
      sum[1] += typeof share === 'number' ? 1 : share[1];
    }
  return sums;
}
