import { expect, it } from 'vitest';
import type { Conversation, Turn } from './conversation.ts';
import { evaluate } from './grid.ts';
import type { Needle } from './schema.ts';

const needle = (turn: number, implicit: boolean): Needle => ({
  turn,
  key: `k_${turn}`,
  value: 'v',
  category: 'config',
  implicit,
});

const needles = [needle(0, false), needle(24, true), needle(25, false), needle(74, true), needle(99, true)];
const conversation: Conversation = { turns: Array<Turn>(100).fill({} as Turn), needles, tokens: 1500 };
const found = (...turns: number[]) => ({ holds: ({ turn }: Needle) => turns.includes(turn) });

it('evaluate returns the shares of found facts, by kind and by quarter', () => {
  expect(evaluate(conversation, { ...found(0, 25, 74), tokens: 40 })).toEqual({
    accuracy: 3 / 5,
    explicitAccuracy: 1,
    implicitAccuracy: 1 / 3,
    depthAccuracy: { 'early (0-25%)': 0.5, 'mid-early (25-50%)': 1, 'mid-late (50-75%)': 1, 'late (75-100%)': 0 },
    contextTokens: 40,
    totalTokens: 1500,
    compression: 37.5,
    density: 75,
    needles: 5,
    found: 3,
  });
});

it('evaluate returns 0 for a share of nothing, and infinite compression without context', () => {
  const marked = { ...conversation, needles: needles.slice(0, 1) };
  expect(evaluate(marked, { ...found(), tokens: 0 })).toMatchObject({
    accuracy: 0,
    implicitAccuracy: 0,
    depthAccuracy: { 'late (75-100%)': 0 },
    compression: Number.POSITIVE_INFINITY,
    density: 0,
  });
});
