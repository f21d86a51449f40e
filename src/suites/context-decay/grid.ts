import { type Conversation, type Draft, draftConversation, renderConversation } from './conversation.ts';
import { type Experiment, experiment } from './experiment.ts';
import type { HashSecret } from './python-hash.ts';
import { pythonRandom } from './python-random.ts';
import type { Strategy } from './strategies/strategy.ts';

/** The paper's grid. */
const SEED = 42;
export const LENGTHS = [50, 100, 200, 500, 1000];
const TRIALS = 5;

/** A conversation that all strategies are given, and the seed of their chance. */
export interface Cell {
  readonly trial: number;
  readonly draft: Draft;
  readonly seed: number;
}

/** The grid's conversations, by length and trial. */
export function draftGrid(): readonly Cell[] {
  return LENGTHS.flatMap((length) =>
    Array.from({ length: TRIALS }, (_, trial) => {
      const random = pythonRandom(SEED + length * 1000 + trial);
      const draft = draftConversation(random, length);
      return { trial, draft, seed: random.randint(0, 2 ** 31) };
    }),
  );
}

/**
 * All experiments, by length, strategy and trial: the order of the original's raw data. Each conversation is told once, in
 * the order of the cells, to `hear` as well.
 */
export async function runGrid(
  cells: readonly Cell[],
  strategies: readonly Strategy[],
  secret: HashSecret,
  onConversation: (told: Conversation) => void = () => {},
): Promise<readonly Experiment[]> {
  const byCell = await Promise.all(
    cells.map(async ({ trial, draft, seed }) => {
      const conversation = renderConversation(draft, secret);
      onConversation(conversation);
      return Promise.all(strategies.map((strategy) => experiment(strategy, conversation, trial, seed)));
    }),
  );
  return LENGTHS.flatMap((length) =>
    strategies.flatMap(({ name }) => byCell.flat().filter((done) => done.length === length && done.strategy === name)),
  );
}
