import { describe, expect, it } from 'vitest';
import { STRATEGIES, STRATEGY_NAMES } from '../runtime/strategies.ts';
import { accept } from './acceptance.ts';
import { runCases } from './bench.ts';
import { CASES } from './case.ts';
import type { Measure } from './measures.ts';
import { observe } from './observability.ts';

const report = runCases();
const those = (strategy: string, measure: Measure) =>
  report.results
    .filter((result) => result.strategy === strategy && result.measures[measure])
    .map((result) => result.case);

const IDS = CASES.map(({ id }) => id);

/** In these the project's constraint plays no part, so that no context leads to its command. */
const UNDECIDED: readonly string[] = [
  'case_12_reflection_retention',
  'case_14_long_horizon_recall',
  'case_15_temporal_knowledge_update',
  'case_16_multi_hop_recall',
];
const but = (...ids: readonly string[]) => IDS.filter((id) => ![...UNDECIDED, ...ids].includes(id));

const FAILED_BRANCHES = ['case_2_failed_branch', 'case_10_avoid_repeating_failed_attempt'] as const;
const OVERFLOWS = 'case_9_over_budget_compaction';
const LESSON_OVERFLOWS = 'case_13_compaction_retains_negative_lesson';

describe('runCases and CASES', () => {
  it('CASES are sixteen, numbered in their order', () => {
    expect(IDS.map((id) => id.match(/^case_\d+(?=_[a-z_]+$)/)?.[0])).toEqual(
      Array.from({ length: 16 }, (_, at) => `case_${at + 1}`),
    );
  });

  it.each([
    ['baseline_0', []],
    ['long_context', but(...FAILED_BRANCHES, OVERFLOWS, LESSON_OVERFLOWS)],
    ['baseline_1', but(...FAILED_BRANCHES, OVERFLOWS)],
    ['variant_1', but(...FAILED_BRANCHES, OVERFLOWS)],
    ['variant_2', but()],
    ['variant_3', but()],
  ] as const)('%s succeeds in the expected cases', (strategy, cases) => {
    expect(those(strategy, 'task_success')).toEqual(cases);
  });

  it.each([
    ['long_context', [...FAILED_BRANCHES, LESSON_OVERFLOWS]],
    ['baseline_1', FAILED_BRANCHES],
    ['variant_1', FAILED_BRANCHES],
    ['variant_2', []],
  ] as const)('%s is contaminated in the expected cases', (strategy, cases) => {
    expect(those(strategy, 'failed_branch_contamination')).toEqual(cases);
  });

  it('CASES look only for texts that occur in their logs', () => {
    for (const { log, looks } of CASES) {
      const told = JSON.stringify(log).toLowerCase();
      const { recorded, valuable, constraints = [] } = looks;
      const { foreign, stale, superseded, lessons, withheld, recalls, distractors } = looks;
      const all = [foreign, stale, superseded, lessons, withheld, recorded?.lessons, recalls, distractors].flatMap(
        (some) => some ?? [],
      );
      for (const marker of [...all, ...(valuable ? [valuable] : []), ...constraints])
        expect(told).toContain(marker.toLowerCase());
    }
  });

  it('runCases keeps every strategy but long_context to the budget of each case', () => {
    const budgets = new Map(CASES.map(({ id, query }) => [id, query.budget]));
    for (const { case: id, strategy, context } of report.results) {
      const spent = context.blocks.reduce((sum, { tokens }) => sum + tokens, 0);
      expect(spent).toBe(context.tokens);
      if (strategy !== 'long_context') expect(spent).toBeLessThanOrEqual(budgets.get(id) as number);
    }
  });

  it('runCases and accept throw if a strategy did not run', () => {
    expect(() => accept([], [])).toThrow(RangeError);
    expect(() => runCases(STRATEGIES.slice(1))).toThrow('baseline_0 did not run');
  });

  it('runCases averages a measure over the cases in which it can be taken', () => {
    const means = (of: string) => report.systems.find(({ name }) => name === of)?.overall.metrics;
    expect(means('variant_2')).toMatchObject({
      task_success_rate: { n: 16 },
      positive_contamination_rate: { value: 0, n: 2 },
      cross_workspace_leakage_rate: { value: 0, n: 1 },
      // The command of case 11 is on a dead branch, so that the gate rejects it for another reason.
      tool_sensitive_blocked_rate: { value: 1, n: 2 },
    });
    expect(means('baseline_0')?.avg_compression_ratio).toEqual({ value: 0, n: 0 });
    expect(means('baseline_1')?.avg_compression_ratio).toEqual({ value: 0.0702, n: 1 });
  });
});

describe('observe', () => {
  const observed = observe(report.results);
  const one = (strategy: string, id: string) =>
    observed.find((row) => row.strategy === strategy && row.case_id === id) as (typeof observed)[number];

  it('returns a row for each strategy and case, whose counts add up', () => {
    expect(observed).toHaveLength(STRATEGY_NAMES.length * IDS.length);
    for (const row of observed) {
      expect(row.accepted_count + row.rejected_count).toBe(row.candidate_count);
      expect(row.candidates).toHaveLength(row.candidate_count);
    }
  });

  it('says why a candidate was rejected, and shows nothing unsafe', () => {
    const { candidates, blocks, warnings } = one('variant_2', 'case_11_sanitized_failed_destructive_attempt');
    expect(candidates.flatMap((row) => ('reason' in row ? row.reason : []))).toEqual(['rolled_back']);
    expect(blocks.at(-1)).toMatchObject({ type: 'avoided_attempts', content: expect.stringMatching(/^Withheld: /) });
    expect(warnings).toEqual(['1 dangerous failures reported without their text']);
    expect(JSON.stringify(observed)).not.toMatch(/rm -rf|--force|k-live/);
  });

  it('lists what the budget dropped, and what stays on record', () => {
    const lesson = one('variant_2', LESSON_OVERFLOWS);
    expect(lesson.dropped).toHaveLength(11);
    expect(lesson.retained_negative_evidence).toHaveLength(1);
    expect(lesson.warnings).toEqual([
      '2 protected blocks cut to the budget',
      '11 blocks left out because they exceed the budget',
    ]);
    expect(one('variant_2', OVERFLOWS).retained_facts).toEqual([
      { key: 'endpoint.current', value: '/v2/users' },
      { key: 'project.database', value: 'postgres' },
    ]);
  });
});
