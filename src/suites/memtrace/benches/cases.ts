import type { Bench, BenchReport, BenchTable } from '../../../suite/bench.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { CASE_IDS, CASES } from '../cases/case.ts';
import type { CaseResult, StrategySummary } from '../cases/evaluate.ts';
import { type CaseReport, runCases } from '../cases/run-cases.ts';
import { STRATEGY_NAMES } from '../strategies.ts';
import { caseCharts } from './charts.ts';
import { decimals, groupOf, mean, percent, proportion } from './figures.ts';
import { observabilityTables, observe } from './observability.ts';

/** The sixteen cases with their acceptance criteria. */
export const cases: Bench = {
  id: 'cases',
  label: 'Sixteen cases',
  summary: 'Sixteen stories, each with a question at its end; what every strategy brings is held against the story.',
  takes: { count: false, records: false },
  run: async () => reportOf(runCases()),
};

function reportOf(report: CaseReport): BenchReport {
  const digest = linesDigest();
  for (const one of CASES) digest.add(JSON.stringify(one));
  const observed = observe(report);
  return {
    dataset: { id: 'cases', sha256: digest.hex(), tasks: CASES.length },
    systems: report.summary.map((row) => ({
      name: row.strategy,
      readsLabels: false,
      overall: overallOf(row),
      families: Object.fromEntries(
        report.results.filter(({ strategy }) => strategy === row.strategy).map((one) => [one.case, caseGroup(one)]),
      ),
    })),
    tables: [summaryTable(report), caseTable(report), acceptanceTable(report)],
    details: observabilityTables(observed),
    charts: caseCharts(report.summary),
    raw: observed,
    claims: report.acceptance.criteria.map(({ id, text, passed }) => ({
      id,
      text,
      held: passed,
      because: passed ? 'so it is on the cases' : 'the cases show otherwise',
    })),
    passed: report.acceptance.passed,
  };
}

function overallOf(row: StrategySummary) {
  const of = CASES.length;
  return groupOf(of, {
    task_success_rate: proportion({ share: row.task_success_rate, of }),
    failed_branch_contamination_rate: proportion({ share: row.failed_branch_contamination_rate, of }),
    cross_workspace_leakage_rate: proportion({ share: row.cross_workspace_leakage_rate, of }),
    unsafe_leakage_rate: proportion({ share: row.unsafe_leakage_rate, of }),
    avg_memory_token_overhead: mean(row.avg_memory_token_overhead, of),
  });
}

function caseGroup({ measures }: CaseResult) {
  const flag = (value: boolean) => proportion({ share: Number(value), of: 1 });
  return groupOf(1, {
    task_success_rate: flag(measures.success),
    failed_branch_contamination_rate: flag(measures.contaminated),
    cross_workspace_leakage_rate: flag(measures.foreign),
    unsafe_leakage_rate: flag(measures.unsafe),
    avg_memory_token_overhead: mean(measures.tokens, 1),
  });
}

function summaryTable({ summary }: CaseReport): BenchTable {
  return {
    id: 'summary',
    title: 'Strategies over the sixteen cases',
    columns: ['strategy', 'task success', 'contamination', 'workspace leakage', 'unsafe leakage', 'memory tokens'],
    rows: summary.map((row) => [
      row.strategy,
      percent(row.task_success_rate),
      percent(row.failed_branch_contamination_rate),
      percent(row.cross_workspace_leakage_rate),
      percent(row.unsafe_leakage_rate),
      decimals(row.avg_memory_token_overhead, 2),
    ]),
  };
}

/** What a case came to, in a word: the worst of it first. */
function wordFor({ measures }: CaseResult): string {
  if (measures.unsafe) return 'unsafe';
  if (measures.foreign) return 'leaked';
  if (measures.contaminated) return 'contaminated';
  if (measures.outdated) return 'outdated';
  return measures.success ? 'success' : '–';
}

function caseTable({ results }: CaseReport): BenchTable {
  const of = new Map(results.map((result) => [`${result.strategy} ${result.case}`, result]));
  const cell = (strategy: string, id: string) => {
    const result = of.get(`${strategy} ${id}`);
    return result === undefined ? '' : wordFor(result);
  };
  return {
    id: 'cases',
    title: 'Case by case (– : nothing wrong, and nothing that the case asks for)',
    columns: ['case', ...STRATEGY_NAMES],
    rows: CASE_IDS.map((id) => [id, ...STRATEGY_NAMES.map((strategy) => cell(strategy, id))]),
  };
}

function acceptanceTable({ acceptance }: CaseReport): BenchTable {
  return {
    id: 'acceptance',
    title: 'Acceptance',
    columns: ['criterion', 'passed'],
    rows: acceptance.criteria.map(({ id, passed }) => [id, { value: Number(passed), text: String(passed) }]),
  };
}
