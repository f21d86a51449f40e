import { round } from '../shared/python-round.ts';
import { type Conversation, type Draft, draftConversation, renderConversation } from './conversation.ts';
import type { HashSecret } from './python-hash.ts';
import { pythonRandom } from './python-random.ts';
import type { Needle } from './schema.ts';
import { type GridSettings, PAPER } from './settings.ts';
import type { Memory, Strategy } from './strategies/strategy.ts';

/** What each strategy gets in a cell of the grid, in addition to the conversation. */
interface Setup {
  readonly trial: number;
  /** The seed of the strategies' own draws. */
  readonly seed: number;
  readonly settings: GridSettings;
}

export interface Experiment extends Evaluation {
  readonly strategy: string;
  readonly length: number;
  readonly trial: number;
}

/** Lets a strategy store a conversation, and asks it for every needle. */
function experiment(strategy: Strategy, conversation: Conversation, { trial, seed, settings }: Setup): Experiment {
  const budget = Math.trunc(conversation.tokens * settings.budget);
  const memory = strategy.remember(conversation.turns, budget, pythonRandom(seed), settings);
  return { strategy: strategy.name, length: conversation.turns.length, trial, ...evaluate(conversation, memory) };
}

/** The experiment as a row of the original's file of raw data, with its names and rounding. */
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

/** The quarters of the conversation, by the position of the needle. */
export const DEPTHS = ['early (0-25%)', 'mid-early (25-50%)', 'mid-late (50-75%)', 'late (75-100%)'] as const;

export type Depth = (typeof DEPTHS)[number];

/** What a memory returns. A share of no needles is 0, as in the original. */
interface Evaluation {
  /** The share of the needles that are found, from 0 to 1. */
  readonly accuracy: number;
  readonly explicitAccuracy: number;
  readonly implicitAccuracy: number;
  readonly depthAccuracy: Readonly<Record<Depth, number>>;
  readonly contextTokens: number;
  readonly totalTokens: number;
  /** Words of the conversation per word of context. */
  readonly compression: number;
  /** Needles found per thousand words of context. */
  readonly density: number;
  readonly needles: number;
  readonly found: number;
}

export function evaluate(conversation: Conversation, memory: Pick<Memory, 'holds' | 'tokens'>): Evaluation {
  const { needles, tokens: totalTokens, turns } = conversation;
  const remembered = new Set(needles.filter((needle) => memory.holds(needle)));
  const share = (among: readonly Needle[]) =>
    among.length === 0 ? 0 : among.filter((needle) => remembered.has(needle)).length / among.length;
  const contextTokens = memory.tokens;
  return {
    accuracy: share(needles),
    explicitAccuracy: share(needles.filter(({ implicit }) => !implicit)),
    implicitAccuracy: share(needles.filter(({ implicit }) => implicit)),
    depthAccuracy: Object.fromEntries(
      DEPTHS.map((depth) => [depth, share(needles.filter(({ turn }) => depthOf(turn / turns.length) === depth))]),
    ) as Record<Depth, number>,
    contextTokens,
    totalTokens,
    compression: contextTokens > 0 ? totalTokens / contextTokens : Number.POSITIVE_INFINITY,
    density: contextTokens > 0 ? (remembered.size / contextTokens) * 1000 : 0,
    needles: needles.length,
    found: remembered.size,
  };
}

/** @param position from 0, the start of the conversation, up to, but not including, 1 */
function depthOf(position: number): Depth {
  return DEPTHS[Math.floor(position * DEPTHS.length)] as Depth;
}

/** A conversation, with what all strategies get in addition. */
export interface DraftedSetup extends Setup {
  readonly draft: Draft;
}

/** The grid's conversations, by length and trial, each drawn when it is asked for. */
export function* draftGrid(settings = PAPER): Iterable<DraftedSetup> {
  const { seed, lengths, trials } = settings;
  for (const length of lengths) {
    for (let trial = 0; trial < trials; trial += 1) {
      const random = pythonRandom(seed + length * 1000 + trial);
      const draft = draftConversation(random, length, settings);
      yield { trial, draft, seed: random.randint(0, 2 ** 31), settings };
    }
  }
}

/**
 * Runs all experiments, by length, strategy and trial: the order of the original's raw data.
 *
 * @param onConversation called with each conversation once, in the order of the conversations
 */
export function runGrid(
  conversations: Iterable<DraftedSetup>,
  strategies: readonly Strategy[],
  secret: HashSecret,
  onConversation: (conversation: Conversation) => void = () => {},
): readonly Experiment[] {
  const done: Experiment[] = [];
  // One conversation after the other, so that only one conversation of a large grid is in memory.
  for (const cell of conversations) {
    const conversation = renderConversation(cell.draft, secret);
    onConversation(conversation);
    for (const strategy of strategies) done.push(experiment(strategy, conversation, cell));
  }
  const lengths = new Set(done.map(({ length }) => length));
  return [...lengths].flatMap((length) =>
    strategies.flatMap(({ name }) => done.filter((one) => one.length === length && one.strategy === name)),
  );
}
