import { setImmediate } from 'node:timers/promises';
import { type DatasetChoice, justifiesThread } from '../bundles/dataset.ts';
import type { Helper, Helpers } from '../ports/ports.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { loadGraded } from '../suites/catalogue.ts';

/** The first tasks of a suite's public data, which several threads score together. */
export interface SharedTasks {
  readonly suite: string;
  readonly grader: string | undefined;
  readonly tasks: number;
  /** One integer: how many of them a thread has taken. Threads have this memory in common. */
  readonly taken: SharedArrayBuffer;
}

/** A task's index and its outcomes as JSON: text goes from a thread to another one sooner than objects. */
type Scored = readonly [index: number, outcomes: string];

/** Scores a task: the outcome of each of the suite's own systems, in their order. */
export function scorerOf(suite: Suite): (task: Task) => readonly Outcome[] {
  const systems = suite.ownSystems.map(({ answer, capabilities }) => ({ answer, declared: new Set(capabilities) }));
  return (task) => systems.map(({ answer, declared }) => suite.score(task, answer(task), declared));
}

/** The indices of the tasks that a thread takes: each time the first one that nobody has. */
function* taking({ tasks, taken }: SharedTasks): Generator<number> {
  const counter = new Int32Array(taken);
  for (let index = Atomics.add(counter, 0, 1); index < tasks; index = Atomics.add(counter, 0, 1)) yield index;
}

/** Scores tasks with other threads, until none is left. */
export async function* scoredTogether(shared: SharedTasks): AsyncGenerator<Scored> {
  const suite = await loadGraded(shared.suite, shared.grader);
  const score = scorerOf(suite);
  const { generate, publicSeed } = suite.generator;
  for (const index of taking(shared)) yield [index, JSON.stringify(score(generate(publicSeed, index)))];
}

/**
 * Starts another thread on the tasks of a suite, if they are public data and much of it.
 *
 * @returns the outcomes of each task, in order, of this thread and the other one; undefined if no thread was started
 */
export function startShared(
  helpers: Helpers | undefined,
  suite: Suite,
  grader: string | undefined,
  { path, count: tasks = suite.generator.publicCount }: DatasetChoice,
): ((taskAt: (index: number) => Task) => AsyncGenerator<readonly Outcome[]>) | undefined {
  const { generate, publicSeed } = suite.generator;
  if (helpers === undefined || path !== undefined) return undefined;
  if (!justifiesThread(helpers, generate(publicSeed, 0), tasks)) return undefined;
  const shared = { suite: suite.description.id, grader, tasks, taken: new SharedArrayBuffer(4) };
  const scored = new Map<number, readonly Outcome[]>();
  const ended = scoreInThreads(helpers.start(), shared, scored);
  return (taskAt) => scoreHere(suite, taskAt, shared, { scored, ended });
}

/** What a thread scores. What one that failed had taken is missing. */
async function scoreInThreads(
  helper: Helper,
  shared: SharedTasks,
  scored: Map<number, readonly Outcome[]>,
): Promise<void> {
  try {
    for await (const answer of helper.ask({ score: shared })) {
      const [index, outcomes] = answer as Scored;
      scored.set(index, JSON.parse(outcomes));
    }
  } catch {
    // This thread scores the rest, and meets what is wrong with it.
  } finally {
    await helper.stop();
  }
}

interface OtherThread {
  /** By task. Both threads add to it; what was delivered is removed. */
  readonly scored: Map<number, readonly Outcome[]>;
  readonly ended: Promise<void>;
}

/** Scores what the other thread does not take, and then what it took and did not score. */
async function* scoreHere(
  suite: Suite,
  taskAt: (index: number) => Task,
  shared: SharedTasks,
  { scored, ended }: OtherThread,
): AsyncGenerator<readonly Outcome[]> {
  const score = scorerOf(suite);
  let next = 0;
  function* ready() {
    for (let outcomes = scored.get(next); outcomes !== undefined; outcomes = scored.get(next)) {
      scored.delete(next);
      next += 1;
      yield outcomes;
    }
  }
  for (const index of taking(shared)) {
    scored.set(index, score(taskAt(index)));
    // What the other thread has scored arrives meanwhile.
    await setImmediate();
    yield* ready();
  }
  await ended;
  for (; next < shared.tasks; yield* ready()) if (!scored.has(next)) scored.set(next, score(taskAt(next)));
}
