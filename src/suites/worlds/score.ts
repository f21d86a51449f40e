import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Item, Outcome, Share } from '../../protocol/outcome.ts';
import type { Capability, QueryResult } from '../../protocol/reply.ts';
import { taskVerdict } from '../shared/task-verdict.ts';
import { failureModes } from './scoring/failure-modes.ts';
import { type Kept, keepingOf, passes, type World, worldOfTask } from './scoring/kept.ts';
import { BUDGETS, type Budget, byPair, type WorldQuestion, type WorldTask } from './task.ts';

const BUDGET_NAMES = Object.keys(BUDGETS) as readonly Budget[];

/** The metric of a budget: the fair one's has no ending. */
const metricOf = (of: 'twins' | 'questions', budget: Budget) => (budget === 'fair' ? of : `${of}_${budget}`);

/** A question with what was kept of its reply under the fair budget, and whether it passes under each; none where it errored. */
interface Graded {
  readonly question: WorldQuestion;
  readonly fair?: Kept;
  readonly passed: Readonly<Record<Budget, boolean>>;
  readonly words: number;
}

/**
 * One world from its labels and the replies alone. The world passes where every question does. A pair, which counts in the
 * headline, passes where both of its questions do.
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
    // Each world is drawn by itself; its questions stand on one history.
    cluster: task.id,
    slices: {},
    verdict: taskVerdict(items),
    values: sumOf(items),
    failure_modes: [...new Set(items.flatMap(({ failure_modes = [] }) => failure_modes))],
    items,
  };
}

/**
 * What came back to each question; undefined where the answering model failed. Null where the episode did not get that far: the
 * world errored.
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

/** Both halves of a pair have the same values of the pair; they count with the first of them. */
function itemOf({ question, fair, passed, words }: Graded, halves: readonly Graded[]): Item {
  const first = halves[0]?.question === question;
  const values: Record<string, Share> = { words };
  for (const budget of BUDGET_NAMES) {
    values[metricOf('questions', budget)] = shareOf(passed[budget]);
    if (first) values[metricOf('twins', budget)] = shareOf(halves.every((half) => half.passed[budget]));
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
  const sums: Record<string, Share> = {};
  for (const { values = {} } of items)
    for (const [metric, share] of Object.entries(values)) {
      const [y, x] = typeof share === 'number' ? [share, 1] : share;
      const [sumY, sumX] = (sums[metric] as [number, number] | undefined) ?? [0, 0];
      sums[metric] = [sumY + y, sumX + x];
    }
  return sums;
}
