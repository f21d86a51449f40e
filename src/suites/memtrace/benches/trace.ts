import type { Bench, BenchReport, BenchRequest } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { STRATEGIES } from '../strategies.ts';
import { TRACE_SIZE, type TraceResult, traceBench } from '../trace/bench.ts';
import { scenarioOf } from '../trace/scenario.ts';
import { traceCharts } from './charts.ts';
import { type ClaimVerdict, decide, decimals, percent, points, ratesGroup } from './figures.ts';

/** Long runs as trees of attempts. */
export const trace: Bench = {
  id: 'trace',
  label: 'Traces',
  summary: 'Long runs of subgoals whose failed and rolled-back attempts stay in memory: does a recovery stand alone?',
  takes: { count: true, records: false },
  run,
};

/** `count` is of runs. */
async function run({ count = TRACE_SIZE.scenarios }: BenchRequest): Promise<BenchReport> {
  const size = { ...TRACE_SIZE, scenarios: count };
  const results = traceBench(STRATEGIES, size);
  const digest = linesDigest();
  for (let at = 0; at < count; at += 1) digest.add(JSON.stringify(scenarioOf(at, size.subgoals)));
  return {
    dataset: { id: `traces-${count}x${size.subgoals}`, sha256: digest.hex(), tasks: count * size.subgoals },
    systems: results.map(({ strategy, overall }) => ({
      name: strategy,
      readsLabels: false,
      overall: ratesGroup(overall, 'contamination'),
      families: {},
    })),
    tables: [
      {
        id: 'overall',
        title: 'Strategies over all probes',
        columns: ['strategy', 'probes', 'recall', 'contamination', 'clean', 'context tokens'],
        rows: results.map(({ strategy, overall: { probes, recall, leakage, clean, avg_context_tokens } }) => [
          strategy,
          { value: probes, text: String(probes) },
          ...[recall, leakage, clean].map(percent),
          decimals(avg_context_tokens, 2),
        ]),
      },
    ],
    charts: traceCharts(results),
    claims: traceClaims(results),
  };
}

function traceClaims(results: readonly TraceResult[]): readonly Claim[] {
  const [plain, gated, everything] = ['baseline_1', 'variant_2', 'long_context'].map(
    (name) => results.find(({ strategy }) => strategy === name)?.overall,
  );
  const given = <T>(
    values: readonly (T | null | undefined)[],
    then: (values: T[]) => ClaimVerdict,
  ): ClaimVerdict | undefined => (values.some((value) => value == null) ? undefined : then(values as T[]));
  return [
    decide(
      'trace-recall-is-kept',
      'Where right facts stand on living branches, isolation costs no recall.',
      given([gated?.recall], ([recall = 0]) => ({ held: recall === 1, because: `recall ${points(recall)}` })),
    ),
    decide(
      'trace-contamination-is-removed',
      'The gate removes all contamination by dead branches, which plain nearness takes up.',
      given([gated?.leakage, plain?.leakage], ([mine = 0, theirs = 0]) => ({
        held: mine === 0 && theirs > 0,
        because: `contamination ${points(mine)} against ${points(theirs)}`,
      })),
    ),
    decide(
      'trace-context-is-smaller',
      'A gated context takes about six tenths of the tokens of everything.',
      given([gated?.avg_context_tokens, everything?.avg_context_tokens], ([mine = 0, all = 0]) => ({
        held: mine / all >= 0.5 && mine / all <= 0.65,
        because: `${mine.toFixed(2)} of ${all.toFixed(2)} tokens, ${points(mine / all)}`,
      })),
    ),
  ];
}
