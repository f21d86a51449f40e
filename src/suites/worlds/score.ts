import type { EpisodeReplies } from '../../protocol/episode.ts';
import type { Item, Outcome, Share } from '../../protocol/outcome.ts';
import type { Capability, QueryResult } from '../../protocol/reply.ts';
import { groupBy } from '../../text/group-by.ts';
import { resultsOf, taskVerdict } from '../shared/questions.ts';
import type { WorldQuestion, WorldTask } from './schema.ts';
import {
  type CountedPart,
  failureModes,
  type LabelledWorld,
  labelledWorld,
  passes,
  returnedBy,
} from './scoring/kept.ts';
import { BUDGETS, type Budget } from './task.ts';

const BUDGET_NAMES = Object.keys(BUDGETS) as readonly Budget[];

/** The ids of the metrics under each budget. Under the fair budget they have no suffix. */
const METRICS: readonly { readonly budget: Budget; readonly questions: string; readonly twins: string }[] =
  BUDGET_NAMES.map((budget) => {
    const suffix = budget === 'fair' ? '' : `_${budget}`;
    return { budget, questions: `questions${suffix}`, twins: `twins${suffix}` };
  });

interface Graded {
  readonly question: WorldQuestion;
  /** What the fair budget keeps of the reply; absent if the question errored. */
  readonly fair?: CountedPart;
  /** Whether the question passes under each budget. */
  readonly passed: Readonly<Record<Budget, boolean>>;
  /** Absent if the question errored: how many it would have returned is not known. */
  readonly words?: number;
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
  const world = labelledWorld(task.events);
  const graded = task.questions.map((question, n) => grade(world, question, results?.[n], capabilities));
  const halves = groupBy(graded, ({ question }) => question.pair);
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

function grade(
  world: LabelledWorld,
  question: WorldQuestion,
  result: QueryResult | undefined,
  capabilities: ReadonlySet<Capability>,
): Graded {
  if (result === undefined) return { question, passed: { tight: false, fair: false, wide: false } };
  const { words, within } = returnedBy(world, result, capabilities);
  const kept = (budget: Budget) => within(question, BUDGETS[budget]);
  const fair = kept('fair');
  const passed = {
    tight: passes(question, kept('tight')),
    fair: passes(question, fair),
    wide: passes(question, kept('wide')),
  };
  return { question, fair, passed, words };
}

const ALL: Share = [1, 1];
const NONE: Share = [0, 1];
const shareOf = (passed: boolean) => (passed ? ALL : NONE);

/** The item of a question. The values of a pair are counted once, with the first of its questions. */
function itemOf({ question, fair, passed, words }: Graded, halves: readonly Graded[]): Item {
  const first = halves[0]?.question === question;
  const values: Record<string, Share> = words === undefined ? {} : { words };
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
