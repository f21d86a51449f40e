import { describe, expect, it } from 'vitest';
import { observe } from '../benches/observability.ts';
import { STRATEGIES, STRATEGY_NAMES } from '../strategies.ts';
import { accept } from './acceptance.ts';
import { CASE_IDS, CASES, type CaseId } from './case.ts';
import { runCases } from './run-cases.ts';

const report = runCases();
const those = (strategy: string, is: 'success' | 'contaminated') =>
  report.results.filter((result) => result.strategy === strategy && result.measures[is]).map((result) => result.case);

const UNANSWERABLE: readonly CaseId[] = [
  'tool_call_safety',
  'stale_rejection',
  'destructive_failure',
  'reflection_retention',
];
const ANSWERABLE = CASE_IDS.filter((id) => !UNANSWERABLE.includes(id));
const but = (...ids: readonly CaseId[]) => ANSWERABLE.filter((id) => !ids.includes(id));

describe('the sixteen cases', () => {
  it('are in the order of their ids', () => {
    expect(CASES.map(({ id }) => id)).toEqual(CASE_IDS);
  });

  it.each([
    ['baseline_0', []],
    [
      'long_context',
      but('failed_branch_isolation', 'completed_run_reuse', 'failure_learning', 'negative_lesson_compaction'),
    ],
    ['baseline_1', but('failed_branch_isolation', 'completed_run_reuse', 'failure_learning')],
    ['variant_1', but('failed_branch_isolation', 'completed_run_reuse', 'failure_learning')],
    ['variant_2', ANSWERABLE],
    ['variant_3', ANSWERABLE],
  ] as const)('%s succeeds in these', (strategy, cases) => {
    expect(those(strategy, 'success')).toEqual(cases);
  });

  it.each([
    ['long_context', ['failed_branch_isolation', 'failure_learning', 'negative_lesson_compaction']],
    ['baseline_1', ['failed_branch_isolation', 'failure_learning']],
    ['variant_1', ['failed_branch_isolation', 'failure_learning']],
    ['variant_2', []],
  ] as const)('%s is contaminated in these', (strategy, cases) => {
    expect(those(strategy, 'contaminated')).toEqual(cases);
  });

  it('leak from no strategy into another workspace, and nothing unsafe', () => {
    for (const row of report.summary)
      expect(row).toMatchObject({ cross_workspace_leakage_rate: 0, unsafe_leakage_rate: 0 });
  });

  it('look for nothing that stands nowhere in their story', () => {
    for (const { id, log, answer, outdated, dead, foreign, unsafe, lessons, constraints, valuable } of CASES) {
      const told = JSON.stringify(log).toLowerCase();
      const markers = [...answer, ...outdated, ...dead, ...foreign, ...unsafe, ...lessons, ...constraints, ...valuable];
      const distilled = id === 'completed_run_reuse';
      if (!distilled) expect(markers.filter((marker) => !told.includes(marker.toLowerCase()))).toEqual([]);
    }
  });

  it('keep to their budgets under every strategy that has one', () => {
    const budgets = new Map(CASES.map(({ id, query }) => [id, query.budget]));
    const bounded = report.results.filter(({ strategy }) => strategy !== 'long_context');
    for (const { case: id, measures } of bounded)
      expect(measures.tokens).toBeLessThanOrEqual(budgets.get(id) as number);
  });

  it('keep the valuable memory in variant_3 alone of those that have a budget', () => {
    const keepers = report.results.filter(({ measures }) => measures.valuable_retained).map(({ strategy }) => strategy);
    expect(keepers).toEqual(['long_context', 'variant_3']);
  });

  it('are judged only where all strategies ran on them', () => {
    expect(() => accept([], [])).toThrow(RangeError);
    expect(() => runCases(STRATEGIES.slice(1))).toThrow('baseline_0 did not run');
  });
});

describe('what is observed', () => {
  const observed = observe(report);
  const one = (strategy: string, id: CaseId) =>
    observed.find((row) => row.strategy === strategy && row.case === id) as (typeof observed)[number];

  it('is a row a strategy and case, which add up', () => {
    expect(observed).toHaveLength(STRATEGY_NAMES.length * CASE_IDS.length);
    for (const row of observed) {
      expect(row.accepted.length + row.rejected.length).toBe(row.candidates);
      expect(row.lines.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(row.tokens);
    }
  });

  it('names all reasons of each rejection', () => {
    const { rejected, reasons, lines } = one('variant_2', 'destructive_failure');
    expect(rejected.map((item) => item.reasons)).toEqual([
      ['destructive', 'failed_branch'],
      ['secret', 'rolled_back_branch'],
      ['secret'],
    ]);
    expect(reasons).toEqual({ destructive: 1, failed_branch: 1, secret: 2, rolled_back_branch: 1 });
    expect(lines.map(({ kind }) => kind)).toEqual(['notice', 'notice']);
  });

  it('shows nothing unsafe', () => {
    const shown = JSON.stringify(observed.filter(({ strategy }) => strategy === 'variant_2'));
    for (const { unsafe } of CASES) for (const marker of unsafe) expect(shown).not.toContain(marker);
  });

  it('says what the budget left out, and what stays on record of it', () => {
    const row = one('variant_2', 'negative_lesson_compaction');
    expect(row.budget_left_out.length).toBeGreaterThan(0);
    expect(row.notes).toEqual([expect.stringContaining('index it by year')]);
    expect(one('variant_2', 'constraint_compaction').retained.map(({ type }) => type)).toEqual(['constraint']);
  });
});
