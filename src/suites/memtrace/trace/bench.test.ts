import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOKENS } from '../probe.ts';
import { STRATEGIES, type StrategyName } from '../runtime/strategies.ts';
import { traceBench } from './bench.ts';
import { deadAttempts, scenarioOf, type TraceScenario } from './scenario.ts';
import wording from './wording.json' with { type: 'json' };

const size = fc.record({ scenario: fc.nat(500), subgoals: fc.integer({ min: 1, max: 40 }) });

describe('deadAttempts and scenarioOf', () => {
  it('deadAttempts returns 0, 1 and 2 in turns', () => {
    expect([0, 1, 2, 3].map((subgoal) => deadAttempts(0, subgoal))).toEqual([0, 1, 2, 0]);
    expect([0, 1, 2].map((scenario) => deadAttempts(scenario, 1))).toEqual([1, 2, 0]);
  });

  it('scenarioOf has a result and an end of each attempt, rolls back dead ones, and asks about each subgoal', () => {
    fc.assert(
      fc.property(size, ({ scenario, subgoals }) => {
        const { log, probes } = scenarioOf(scenario, subgoals);
        const dead = probes.reduce((sum, { distractor_markers }) => sum + distractor_markers.length, 0);
        const count = (wanted: string) => log.filter(({ kind }) => kind === wanted).length;
        expect(probes).toHaveLength(subgoals);
        expect([count('result'), count('finish'), count('rollback')]).toEqual([subgoals + dead, subgoals + dead, dead]);
        expect(JSON.stringify(log)).not.toMatch(/\{[sv]\}|undefined/);
      }),
    );
  });

  it('the wording has no value that occurs in another value or in another text', () => {
    const { topics, ...texts } = wording;
    const values = topics.flatMap(({ right, wrong }) => [right, wrong]);
    const around = JSON.stringify([texts, topics.map(({ subject }) => subject)]).toLowerCase();
    for (const value of values) {
      expect(values.filter((other) => other.includes(value))).toEqual([value]);
      expect(around).not.toContain(value);
    }
  });
});

const tokensAt = (at: Parameters<typeof traceBench>[1]) =>
  Object.fromEntries(
    traceBench(STRATEGIES, at).map(({ name, overall }) => [name, overall.metrics[TOKENS]?.value]),
  ) as Record<StrategyName, number>;

describe('traceBench: context tokens', () => {
  it('are fewer with the gate than without in long runs, and more in short runs', () => {
    const long = tokensAt({ scenarios: 6, subgoals: 12 });
    expect(long.variant_2).toBeLessThan(long.baseline_1);
    expect(long.baseline_1).toBeLessThan(long.long_context);
    const short = tokensAt({ scenarios: 6, subgoals: 5 });
    expect(short.variant_2).toBeGreaterThan(short.baseline_1);
    expect(short.variant_2).toBeLessThan(short.long_context);
  });

  it('stay within the budget of 256, except for long_context', () => {
    const { long_context, ...bounded } = tokensAt({ scenarios: 2, subgoals: 40 });
    expect(long_context).toBeGreaterThan(1000);
    for (const tokens of Object.values(bounded)) expect(tokens).toBeLessThanOrEqual(256);
  });
});

it('traceBench counts returned memories as used, and variant_3 keeps these if room is short', () => {
  const long = (words: string) => `${words} ${'word '.repeat(150)}`;
  const put = (content: string) => ({ kind: 'put', run: 'run', memory: { type: 'episodic', content } }) as const;
  const probe = (question: string, marker: string) => ({ question, recall_markers: [marker], distractor_markers: [] });
  const scenario = (often: number): TraceScenario => ({
    workspace: 'here',
    run: 'run',
    log: [{ kind: 'run', id: 'run', workspace: 'here', goal: '' }, put(long('alder')), put(long('birch cedar'))],
    probes: [...Array.from({ length: often }, () => probe('alder', 'alder')), probe('alder birch cedar', 'alder')],
  });
  const recalls = (often: number) =>
    traceBench(STRATEGIES, { scenarios: 1, subgoals: 1 }, () => scenario(often))
      .slice(-2)
      .map(({ overall }) => overall.metrics.recall?.k);
  // The last question is nearer to the birch, and only one of the two fits.
  expect(recalls(0)).toEqual([0, 0]);
  expect(recalls(9)).toEqual([9, 10]);
});
