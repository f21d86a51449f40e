import type { Estimate, Group } from '../../../protocol/scorecard.ts';
import type { Bench, BenchReport, BenchTable, Cell } from '../../../suite/bench.ts';
import type { Chart } from '../../../suite/description.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { CASES } from '../cases/case.ts';
import type { CaseResult } from '../cases/evaluate.ts';
import { isShare, MEASURES, type Mean, type Measure, rateOf, type StrategySummary } from '../cases/measures.ts';
import { type CaseReport, runCases } from '../cases/run-cases.ts';
import { STRATEGY_NAMES } from '../runtime/strategies.ts';
import { bars, decimals, groupOf, percent, proportion, shares } from './figures.ts';
import { caseRow, observabilityTables, observe } from './observability.ts';

/** The sixteen cases with their acceptance criteria. */
export const cases: Bench = {
  id: 'cases',
  label: 'Sixteen cases',
  summary: 'Sixteen stories, each with a question at its end; what every strategy returns is compared with the story.',
  takes: { count: false, records: false },
  run: async () => reportOf(runCases()),
};

function reportOf(report: CaseReport): BenchReport {
  const digest = linesDigest();
  for (const one of CASES) digest.add(JSON.stringify(one));
  const observed = observe(report);
  return {
    dataset: { id: 'cases', sha256: digest.hex(), tasks: CASES.length },
    systems: report.summary.map(({ strategy, means }) => ({
      name: strategy,
      readsLabels: false,
      overall: metricsOf(CASES.length, means),
      families: Object.fromEntries(
        report.results.filter((one) => one.strategy === strategy).map((one) => [one.case, caseGroup(one)]),
      ),
    })),
    tables: [measureTable(report), caseTable(report), acceptanceTable(report)],
    details: observabilityTables(observed),
    charts: charts(report.summary),
    rows: { cases: report.results.map(caseRow) },
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

function metricsOf(n: number, means: Readonly<Partial<Record<Measure, Mean>>>): Group {
  const named = Object.entries(means) as readonly (readonly [Measure, Mean])[];
  return groupOf(n, Object.fromEntries(named.map(([measure, one]) => [rateOf(measure), estimateOf(measure, one)])));
}

function estimateOf(measure: Measure, { value, n }: Mean): Estimate {
  return (isShare(measure) && proportion(value, n)) || { value, n };
}

function caseGroup({ measures }: CaseResult): Group {
  const means = Object.entries(measures).map(([measure, value]) => [measure, { value, n: 1 }]);
  return metricsOf(1, Object.fromEntries(means));
}

function measureTable({ summary }: CaseReport): BenchTable {
  const cell = (measure: Measure, { value, n }: Mean): Cell => {
    if (n === 0) return '–';
    return isShare(measure) ? percent(value) : decimals(value, measure === 'compression_ratio' ? 4 : 2);
  };
  return {
    id: 'measures',
    title: 'Strategies over the cases in which each measure can be taken (– : in none)',
    columns: ['measure', ...STRATEGY_NAMES],
    rows: MEASURES.map((measure) => [rateOf(measure), ...summary.map(({ means }) => cell(measure, means[measure]))]),
  };
}

function caseTable({ results }: CaseReport): BenchTable {
  const of = new Map(results.map((result) => [`${result.strategy} ${result.case}`, result]));
  return {
    id: 'cases',
    title: 'Case by case: what the context leads to (× : contaminated by a failed branch)',
    columns: ['case', ...STRATEGY_NAMES],
    rows: CASES.map(({ id }) => [
      id,
      ...STRATEGY_NAMES.map((strategy) => {
        const result = of.get(`${strategy} ${id}`);
        return `${result?.action ?? ''}${result?.measures.failed_branch_contamination ? ' ×' : ''}`;
      }),
    ]),
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

function charts(summary: readonly StrategySummary[]): readonly Chart[] {
  return [
    shares('strategy', {
      id: 'contamination-by-strategy',
      title: 'Contamination by strategy',
      description: 'Over the sixteen cases, how many contexts hold what a dead branch said, and how many succeed.',
      points: bars(summary, {
        'task success': ({ means }) => means.task_success.value,
        contamination: ({ means }) => means.failed_branch_contamination.value,
      }),
    }),
  ];
}
