import type { Outcome } from '../../../protocol/outcome.ts';
import type { Capability } from '../../../protocol/reply.ts';
import type { OwnSystem } from '../../../suite/suite.ts';
import { groupBy } from '../../../text/group-by.ts';
import { replies } from '../compile.ts';
import type { WorldQuestion, WorldTask } from '../schema.ts';
import { score } from '../score.ts';

/** A pair of questions, with the world and the wording that it shares with other pairs. */
export interface PairOf {
  readonly family: string;
  readonly world: string;
  /** The question without names and numbers. */
  readonly wording: string;
}

/** The results of a system: 1 or 0 for each pair and each question of the data, in their order. */
export interface SystemResults {
  readonly name: string;
  readonly pairs: Uint8Array;
  readonly questions: Uint8Array;
}

/** The pairs of the data, in the order of `SystemResults.pairs`. */
export function questionPairs(tasks: readonly WorldTask[]): readonly PairOf[] {
  return tasks.flatMap(({ id, questions }) =>
    [...groupBy(questions, ({ pair }) => pair).values()].map(([first]) => ({
      family: first?.family ?? '',
      world: id,
      wording: (first?.text ?? '').replace(/\p{Lu}[\p{L}\d-]*|\d[\d:-]*/gu, ''),
    })),
  );
}

export type Measurable = Pick<OwnSystem<WorldTask>, 'name' | 'answer' | 'capabilities'>;

/** Scores the systems world by world, so that each world is read once. Results are in the order of the systems. */
export function measure(tasks: readonly WorldTask[], systems: readonly Measurable[]): readonly SystemResults[] {
  const outcomes = systems.map((): Outcome[] => []);
  const declared = systems.map(({ capabilities }) => new Set(capabilities));
  for (const task of tasks)
    for (const [n, { answer }] of systems.entries())
      outcomes[n]?.push(score(task, answer(task), declared[n] as ReadonlySet<Capability>));
  return systems.map(({ name }, n) => measured(name, outcomes[n] ?? []));
}

/** @param outcomes of every world of the data, in its order */
export function measured(name: string, outcomes: readonly Outcome[]): SystemResults {
  const items = outcomes.flatMap((outcome) => outcome.items ?? []);
  return {
    name,
    pairs: Uint8Array.from(items.flatMap(({ values }) => passedPair(values?.twins))),
    questions: Uint8Array.from(items, ({ verdict }) => Number(verdict === 'passed')),
  };
}

/** Both halves of a pair count with the first of them. */
const passedPair = (share: unknown) => (Array.isArray(share) ? [Number(share[0])] : []);

/** A system of the gates' own, from what it finds for a question. */
export const finder = (
  name: string,
  find: (task: WorldTask, question: WorldQuestion) => readonly string[],
): Measurable => ({
  name,
  capabilities: [],
  answer: (task) => replies(task, (question) => ({ evidence: [...find(task, question)] })),
});

export const share = (passed: Uint8Array): number =>
  passed.reduce((sum, one) => sum + one, 0) / Math.max(1, passed.length);

/** The share of pairs passed in each family. */
export const byFamily = ({ pairs }: SystemResults, of: readonly PairOf[]) => meansByFamily(pairs, of);

/** The mean over the pairs of each family. */
export function meansByFamily(values: ArrayLike<number>, of: readonly PairOf[]): ReadonlyMap<string, number> {
  const sums = new Map<string, readonly [sum: number, count: number]>();
  for (const [n, { family }] of of.entries()) {
    const [sum, count] = sums.get(family) ?? [0, 0];
    sums.set(family, [sum + (values[n] ?? 0), count + 1]);
  }
  return new Map([...sums].map(([family, [sum, count]]) => [family, sum / count]));
}
