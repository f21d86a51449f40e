import type { Conversation } from './conversation.ts';
import type { Needle } from './needles.ts';
import type { Memory } from './strategies/strategy.ts';

/** Quarters of the conversation, by where the needle was told. */
export const DEPTHS = ['early (0-25%)', 'mid-early (25-50%)', 'mid-late (50-75%)', 'late (75-100%)'] as const;

export type Depth = (typeof DEPTHS)[number];

/** What a memory gives back. A share of no needles is 0, as in the original. */
export interface Measures {
  /** Shares of the needles that are found, from 0 to 1. */
  readonly accuracy: number;
  readonly explicitAccuracy: number;
  readonly implicitAccuracy: number;
  readonly depthAccuracy: Readonly<Record<Depth, number>>;
  readonly contextTokens: number;
  readonly totalTokens: number;
  /** Words of the conversation for one of context. */
  readonly compression: number;
  /** Needles found for a thousand words of context. */
  readonly density: number;
  readonly needles: number;
  readonly found: number;
}

export function measure(conversation: Conversation, memory: Pick<Memory, 'holds' | 'tokens'>): Measures {
  const { needles, tokens: totalTokens, turns } = conversation;
  const held = new Set(needles.filter((needle) => memory.holds(needle)));
  const share = (among: readonly Needle[]) =>
    among.length === 0 ? 0 : among.filter((needle) => held.has(needle)).length / among.length;
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
    density: contextTokens > 0 ? (held.size / contextTokens) * 1000 : 0,
    needles: needles.length,
    found: held.size,
  };
}

/** @param place from 0, the conversation's beginning, up to, not including, 1 */
function depthOf(place: number): Depth {
  return DEPTHS[Math.floor(place * DEPTHS.length)] as Depth;
}
