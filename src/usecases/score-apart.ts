import type { DatasetChoice } from '../bundles/dataset.ts';
import type { Helper, Helpers } from '../ports/helpers.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { loadGraded } from '../suites/catalogue.ts';

/** Tasks of a suite's public data: those from one index up to, not including, another. */
export interface Stretch {
  readonly suite: string;
  readonly grader: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** Scores a task: the outcome of each of the suite's own systems, in their order. */
export function scorerOf(suite: Suite): (task: Task) => readonly Outcome[] {
  const systems = suite.ownSystems.map(({ answer, capabilities }) => ({
    answer,
    declared: new Set(capabilities),
  }));
  return (task) => systems.map(({ answer, declared }) => suite.score(task, answer(task), declared));
}

/** The outcomes on each task of a stretch, as JSON: text goes from a thread to another one sooner than objects. */
export async function* scoredStretch({ suite: id, grader, from, to }: Stretch): AsyncGenerator<string> {
  const suite = await loadGraded(id, grader);
  const score = scorerOf(suite);
  const { generate, publicSeed } = suite.generator;
  for (let index = from; index < to; index += 1) yield JSON.stringify(score(generate(publicSeed, index)));
}

/** Characters of data. Less is scored sooner than a thread is started. */
const MUCH = 4_000_000;

/** Whether another thread can score a part of the data, and is worth its while. Tasks are about as long as the first one. */
export const isShared = (helpers: Helpers, { path }: DatasetChoice, first: Task, tasks: number): boolean =>
  helpers.most > 1 && path === undefined && tasks > 1 && JSON.stringify(first).length * tasks > MUCH;

/** What a thread makes of a stretch, from its first task on. What one that failed left is missing. */
export async function scoredApart(helper: Helper, stretch: Stretch): Promise<readonly string[]> {
  const scored: string[] = [];
  try {
    for await (const outcomes of helper.ask({ score: stretch })) scored.push(outcomes as string);
  } catch {
    // The caller scores the rest, and meets what is wrong with it.
  } finally {
    await helper.stop();
  }
  return scored;
}
