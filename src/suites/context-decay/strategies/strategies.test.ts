import { describe, expect, it } from 'vitest';
import type { Turn } from '../conversation.ts';
import type { PythonRandom } from '../python-random.ts';
import type { Needle } from '../schema.ts';
import { markedFact, markedFacts } from '../wording/built-in.ts';
import {
  categoryOf,
  fileBackedState,
  naiveTruncation,
  slidingWindowSummary,
  structuredMemoryBanks,
} from './strategies.ts';
import { recentWindow, type Strategy } from './strategy.ts';

/** A random source that always returns the same number, and counts its calls. */
function constant(value: number): { random: PythonRandom; asked: () => number } {
  let draws = 0;
  const random = () => {
    draws += 1;
    return value;
  };
  return { random: { random } as PythonRandom, asked: () => draws };
}

const needle = (turn: number, key: string, implicit: boolean, category: Needle['category'] = 'config'): Needle => ({
  turn,
  key,
  value: `v${turn}`,
  category,
  implicit,
});

/** Turns of ten words each. */
const turnsOf = (length: number, needles: readonly Needle[]): Turn[] =>
  Array.from({ length }, (_, index) => {
    const told = needles.find(({ turn }) => turn === index);
    const sentence = told?.implicit ? `${told.key} is ${told.value}` : told && markedFact(told);
    return { index, role: 'user', text: `word ${sentence ?? ''}`, tokens: 10, needle: told };
  });

const port = needle(0, 'database_port_1', false);
const lead = needle(1, 'team_lead_2', true, 'entity');
const late = needle(19, 'error_count_3', true, 'result');
const conversation = turnsOf(20, [port, lead, late]);

const kept = (strategy: Strategy, budget: number, random: PythonRandom) => {
  const memory = strategy.remember(conversation, budget, random);
  return { held: [port, lead, late].map((asked) => memory.holds(asked)), tokens: memory.tokens };
};

describe('recentWindow', () => {
  it.each([
    [0, 20, 0],
    [9, 20, 0],
    [10, 19, 10],
    [39, 17, 30],
    [10_000, 0, 200],
  ])('of %d words begins at turn %d', (budget, start, tokens) => {
    expect(recentWindow(conversation, budget)).toMatchObject({ start, tokens });
  });

  it('ends at the first turn that does not fit, even if older ones would', () => {
    const turns = conversation.map((turn) => (turn.index === 18 ? { ...turn, tokens: 100 } : turn));
    expect(recentWindow(turns, 60)).toMatchObject({ start: 19, tokens: 10 });
  });
});

it('markedFacts reads keys and values only from marked lines', () => {
  const text = 'See port: 1.\n\n[FACT] a_b: two words \n[FACT] url: http://x: y\nno [FACT] here';
  expect(markedFacts(text)).toEqual([
    { key: 'a_b', value: 'two words' },
    { key: 'url', value: 'http://x: y' },
  ]);
});

describe('naiveTruncation', () => {
  it('keeps only its last turns, and draws no random number', () => {
    const { random, asked } = constant(0);
    expect(kept(naiveTruncation, 25, random)).toEqual({ held: [false, false, true], tokens: 20 });
    expect(asked()).toBe(0);
  });
});

describe('slidingWindowSummary', () => {
  it.each([
    [0.34, [true, true, true], 10 + 2 * 5],
    [0.36, [true, false, true], 10 + 5],
    [0.71, [false, false, true], 10],
  ])('keeps the older turns that the random number %d leaves', (chance, held, tokens) => {
    const { random, asked } = constant(chance);
    expect(kept(slidingWindowSummary, 20, random)).toEqual({ held, tokens });
    // The last turn is in the window, so that the summary does not read it.
    expect(asked()).toBe(2);
  });
});

describe('structuredMemoryBanks', () => {
  it.each([
    [0.5, [true, true, true], 3 * 5],
    [0.7, [true, false, false], 5],
    [0.1, [false, true, true], 2 * 5],
  ])('keeps the facts that the random number %d leaves, and reads a marked fact twice', (chance, held, tokens) => {
    const { random, asked } = constant(chance);
    expect(kept(structuredMemoryBanks, 20, random)).toEqual({ held, tokens });
    expect(asked()).toBe(4);
  });

  it('drops the oldest of 51 facts of a category, and none of another category', () => {
    const needles = Array.from({ length: 51 }, (_, i) => needle(i, `k_${i}`, true));
    const other = needle(51, 'team_lead_9', true, 'entity');
    const memory = structuredMemoryBanks.remember(turnsOf(52, [...needles, other]), 0, constant(0.5).random);
    expect(needles.map((asked) => memory.holds(asked))).toEqual([false, ...Array(50).fill(true)]);
    expect([memory.holds(other), memory.tokens]).toEqual([true, 51 * 5]);
  });

  it('holds as many facts of a category as the settings say', () => {
    const needles = Array.from({ length: 4 }, (_, i) => needle(i, `k_${i}`, true));
    const settings = { retention: 0.7, noise: 0.15, capacity: 3 };
    const memory = structuredMemoryBanks.remember(turnsOf(4, needles), 0, constant(0.5).random, settings);
    expect(needles.map((asked) => memory.holds(asked))).toEqual([false, true, true, true]);
  });

  it.each([
    ['database_port_ab12', 'config'],
    ['log_level_ab12', 'config'],
    ['deployment_strategy_ab12', 'decision'],
    ['orm_choice_ab12', 'decision'],
    ['test_pass_rate_ab12', 'result'],
    ['memory_peak_mb_ab12', 'result'],
    ['incident_id_ab12', 'entity'],
    // The first category that matches wins.
    ['report_latency', 'config'],
  ])('puts %s into the category %s', (key, category) => {
    expect(categoryOf(key)).toBe(category);
  });
});

describe('turnOf for a fact that is stated twice', () => {
  const again = turnsOf(20, [needle(0, 'max_retries_1', true), needle(5, 'max_retries_1', true)]);

  it.each<[string, Strategy, number, number]>([
    // A bank keeps what it holds; a summary and a store take what is newer.
    ['a bank', structuredMemoryBanks, 0.5, 0],
    ['a store', fileBackedState, 0.5, 5],
    ['a summary', slidingWindowSummary, 0.3, 5],
    ['last turns', naiveTruncation, 0, 5],
  ])('returns the turn of the statement that %s keeps', (_, strategy, chance, turn) => {
    const budget = strategy === naiveTruncation ? 1000 : 0;
    expect(strategy.remember(again, budget, constant(chance).random).turnOf('max_retries_1')).toBe(turn);
  });

  it('returns the recent turn first', () => {
    const memory = structuredMemoryBanks.remember(again, 1000, constant(0.5).random);
    expect([memory.recent, memory.turnOf('max_retries_1')]).toEqual([5, 5]);
  });
});

describe('fileBackedState', () => {
  it.each([
    // A marked fact is stored twice.
    [0.5, [true, true, true], 4 * 2],
    [0.8, [true, false, false], 2 * 2],
    [0.02, [false, true, true], 2 * 2],
  ])('stores what the random number %d leaves, and reads a marked fact twice', (chance, held, tokens) => {
    const { random, asked } = constant(chance);
    expect(kept(fileBackedState, 20, random)).toEqual({ held, tokens });
    expect(asked()).toBe(4);
  });
});
