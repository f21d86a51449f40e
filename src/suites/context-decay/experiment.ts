import type { Conversation } from './conversation.ts';
import { type Measures, measure } from './measure.ts';
import { pythonRandom } from './python-random.ts';
import { round } from './python-round.ts';
import type { Strategy } from './strategies/strategy.ts';
import { BUDGET_SHARE } from './task.ts';

export interface Experiment extends Measures {
  readonly strategy: string;
  readonly length: number;
  readonly trial: number;
}

/** @param seed of the strategy's own chance, the same for all strategies on one conversation */
export async function experiment(
  strategy: Strategy,
  conversation: Conversation,
  trial: number,
  seed: number,
): Promise<Experiment> {
  const budget = Math.trunc(conversation.tokens * BUDGET_SHARE);
  const memory = await strategy.remember(conversation.turns, budget, pythonRandom(seed));
  return { strategy: strategy.name, length: conversation.turns.length, trial, ...measure(conversation, memory) };
}

/** The experiment as the original writes it to its file of raw data: its names, its rounding. */
export function rawRow(of: Experiment) {
  return {
    strategy: of.strategy,
    conv_length: of.length,
    trial: of.trial,
    retrieval_accuracy: round(of.accuracy, 4),
    explicit_accuracy: round(of.explicitAccuracy, 4),
    implicit_accuracy: round(of.implicitAccuracy, 4),
    context_tokens: of.contextTokens,
    total_tokens: of.totalTokens,
    compression_ratio: round(of.compression, 2),
    info_density: round(of.density, 3),
    needles_total: of.needles,
    needles_found: of.found,
    depth_accuracy: Object.fromEntries(
      Object.entries(of.depthAccuracy).map(([depth, accuracy]) => [depth, round(accuracy, 4)]),
    ),
  };
}
