import type { Group } from '../../../protocol/scorecard.ts';
import type { Bench, BenchReport, BenchSystem, BenchTable } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { bars, decimals, percentCell, shares } from '../figures.ts';
import { write } from '../runtime/memory.ts';
import { retrieve } from '../runtime/retrieve.ts';
import { STRATEGIES, STRATEGY_NAMES, type Strategy } from '../runtime/strategies.ts';
import { accept } from './acceptance.ts';
import { CASES } from './case.ts';
import { type CaseResult, evaluate } from './evaluate.ts';
import { estimateOf, isShare, MEASURES, type Measure, type Measures, meanOf, rateOf } from './measures.ts';
import { caseRow, observabilityTables, observe } from './observability.ts';

/** The sixteen cases with their acceptance criteria. */
export const cases: Bench = {
  id: 'cases',
  label: 'Sixteen cases',
  summary: 'Sixteen stories, each with a question at its end; what every strategy returns is compared with the story.',
  takes: { count: false, records: false },
  run: async () => reportOf(runCases()),
};

interface CaseReport {
  readonly systems: readonly BenchSystem[];
  /** Case by case, each under all strategies. */
  readonly results: readonly CaseResult[];
  /** The acceptance criteria. */
  readonly claims: readonly Claim[];
}

/** Runs every strategy on every case, each with its own memory made from the same log. */
export function runCases(strategies: readonly Strategy[] = STRATEGIES): CaseReport {
  const results = CASES.flatMap(({ id, log, query, looks }) =>
    strategies.map(({ name, parts }): CaseResult => {
      const context = retrieve(write(log, parts), query, parts);
      return { case: id, strategy: name, context, ...evaluate(looks, context) };
    }),
  );
  const systems = strategies.map(({ name }): BenchSystem => {
    const own = results.filter(({ strategy }) => strategy === name);
    const measures = own.map((one) => one.measures);
    const means = MEASURES.map((measure) => [rateOf(measure), meanOf(measure, measures)]);
    return {
      name,
      readsLabels: false,
      overall: { n: CASES.length, metrics: Object.fromEntries(means) },
      families: Object.fromEntries(own.map((one) => [one.case, caseGroup(one.measures)])),
    };
  });
  return { systems, results, claims: accept(results, systems) };
}

function caseGroup(measures: Measures): Group {
  const measured = Object.entries(measures) as [Measure, number][];
  const metrics = measured.map(([measure, value]) => [rateOf(measure), estimateOf(measure, value, 1)]);
  return { n: 1, metrics: Object.fromEntries(metrics) };
}

function reportOf({ systems, results, claims }: CaseReport): BenchReport {
  const digest = linesDigest();
  for (const one of CASES) digest.add(JSON.stringify(one));
  const observed = observe(results);
  return {
    dataset: { id: 'cases', sha256: digest.hex(), tasks: CASES.length },
    systems,
    tables: [measureTable(systems), caseTable(results), acceptanceTable(claims)],
    details: observabilityTables(observed),
    charts: [
      shares('strategy', {
        id: 'contamination-by-strategy',
        title: 'Contamination by strategy',
        description: 'Over the sixteen cases, how many contexts hold what a dead branch said, and how many succeed.',
        points: bars(systems, {
          'task success': rateOf('task_success'),
          'contamination': rateOf('failed_branch_contamination'),
        }),
      }),
    ],
    rows: { cases: results.map(caseRow) },
    raw: observed,
    claims,
    passed: claims.every(({ held }) => held),
  };
}

function measureTable(systems: readonly BenchSystem[]): BenchTable {
  return {
    id: 'measures',
    title: 'Strategies over the cases in which each measure can be taken (– : in none)',
    columns: ['measure', ...STRATEGY_NAMES],
    rows: MEASURES.map((measure) => {
      const values = systems.map(({ overall }) => {
        const mean = overall.metrics[rateOf(measure)];
        return mean?.n === 0 ? undefined : mean?.value;
      });
      const digits = measure === 'compression_ratio' ? 4 : 2;
      return [
        rateOf(measure),
        ...values.map((value) => (isShare(measure) ? percentCell(value) : decimals(value, digits))),
      ];
    }),
  };
}

function caseTable(results: readonly CaseResult[]): BenchTable {
  return {
    id: 'cases',
    title: 'Case by case: what the context leads to (× : contaminated by a failed branch)',
    columns: ['case', ...STRATEGY_NAMES],
    rows: CASES.map(({ id }) => [
      id,
      ...results
        .filter((one) => one.case === id)
        .map(({ action, measures }) => `${action}${measures.failed_branch_contamination ? ' ×' : ''}`),
    ]),
  };
}

function acceptanceTable(claims: readonly Claim[]): BenchTable {
  return {
    id: 'acceptance',
    title: 'Acceptance',
    columns: ['criterion', 'passed'],
    rows: claims.map(({ id, held }) => [id, { value: Number(held), text: String(held) }]),
  };
}
