import { type Conversation, type Draft, draftConversation, renderConversation } from './conversation.ts';
import { type Experiment, experiment, type Setup } from './experiment.ts';
import type { HashSecret } from './python-hash.ts';
import { pythonRandom } from './python-random.ts';
import { PAPER } from './settings.ts';
import type { Strategy } from './strategies/strategy.ts';

/** The lengths of the paper's conversations. */
export const LENGTHS = PAPER.lengths;

/** A conversation, with what all strategies get in addition. */
export interface Cell extends Setup {
  readonly draft: Draft;
}

/** The grid's conversations, by length and trial, each drawn when it is asked for. */
export function* draftGrid({ seed, lengths, trials, density, budget } = PAPER): Iterable<Cell> {
  for (const length of lengths) {
    for (let trial = 0; trial < trials; trial += 1) {
      const random = pythonRandom(seed + length * 1000 + trial);
      const draft = draftConversation(random, length, density);
      yield { trial, draft, seed: random.randint(0, 2 ** 31), budget };
    }
  }
}

/**
 * Runs all experiments, by length, strategy and trial: the order of the original's raw data.
 *
 * @param onConversation called with each conversation once, in the order of the cells
 */
export function runGrid(
  cells: Iterable<Cell>,
  strategies: readonly Strategy[],
  secret: HashSecret,
  onConversation: (conversation: Conversation) => void = () => {},
): readonly Experiment[] {
  const done: Experiment[] = [];
  // One conversation after the other, so that only one conversation of a large grid is in memory.
  for (const cell of cells) {
    const conversation = renderConversation(cell.draft, secret);
    onConversation(conversation);
    for (const strategy of strategies) done.push(experiment(strategy, conversation, cell));
  }
  const lengths = new Set(done.map(({ length }) => length));
  return [...lengths].flatMap((length) =>
    strategies.flatMap(({ name }) => done.filter((one) => one.length === length && one.strategy === name)),
  );
}
