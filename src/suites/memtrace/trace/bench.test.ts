import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STRATEGIES, type StrategyName } from '../strategies.ts';
import { TRACE_SIZE, traceBench } from './bench.ts';
import { deadBranches, scenarioOf } from './scenario.ts';

const size = fc.record({ scenario: fc.nat(500), subgoals: fc.integer({ min: 1, max: 40 }) });

describe('a long run', () => {
  it('gives up 0, 1 or 2 attempts at a subgoal, in turns', () => {
    expect([0, 1, 2, 3].map((subgoal) => deadBranches(0, subgoal))).toEqual([0, 1, 2, 0]);
    expect([0, 1, 2].map((scenario) => deadBranches(scenario, 1))).toEqual([1, 2, 0]);
  });

  it('leaves one memory an attempt, and asks about each subgoal', () => {
    fc.assert(
      fc.property(size, ({ scenario, subgoals }) => {
        const { log, probes } = scenarioOf(scenario, subgoals);
        const dead = probes.reduce((sum, { distractor_markers }) => sum + distractor_markers.length, 0);
        expect(probes).toHaveLength(subgoals);
        expect(log.filter(({ kind }) => kind === 'event')).toHaveLength(subgoals + dead);
        expect(JSON.stringify(log)).not.toMatch(/\{[smc]\}|undefined/);
      }),
    );
  });

  it('says each code once', () => {
    fc.assert(
      fc.property(size, ({ scenario, subgoals }) => {
        const { log, probes } = scenarioOf(scenario, subgoals);
        const told = JSON.stringify(log);
        for (const { recall_markers, distractor_markers } of probes)
          for (const code of [...recall_markers, ...distractor_markers]) expect(told.split(code)).toHaveLength(2);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the context of long runs', () => {
  const tokens = Object.fromEntries(
    traceBench(STRATEGIES, TRACE_SIZE).map(({ strategy, overall }) => [strategy, overall.avg_context_tokens]),
  ) as Record<StrategyName, number>;

  it('grows from no memory over gated and nearest memory to everything', () => {
    const { baseline_0, variant_2, baseline_1, long_context } = tokens;
    expect(baseline_0).toBe(0);
    expect([variant_2, baseline_1, long_context]).toEqual([variant_2, baseline_1, long_context].sort((a, b) => a - b));
    expect(variant_2 / baseline_1).toBeLessThan(0.99);
    expect(baseline_1 / long_context).toBeLessThan(0.99);
  });

  it.each([
    ['variant_3', 'variant_2'],
    ['variant_1', 'baseline_1'],
  ] as const)('costs %s as much as %s, within 1 %', (one, other) => {
    expect(Math.abs(tokens[one] / tokens[other] - 1)).toBeLessThan(0.01);
  });

  it('costs variant_2 0.53 to 0.63 of everything', () => {
    const share = tokens.variant_2 / tokens.long_context;
    expect(share).toBeGreaterThanOrEqual(0.53);
    expect(share).toBeLessThanOrEqual(0.63);
  });
});
