import { Fault } from '../../../errors/fault.ts';
import type { Bench, BenchReport, BenchRequest, BenchTable } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { Chart } from '../../../suite/description.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { STRATEGIES } from '../runtime/strategies.ts';
import { TRACE_SIZE, type TraceResult, type TraceSize, traceBench } from '../trace/bench.ts';
import { scenarioOf } from '../trace/scenario.ts';
import { bars, claim, decimals, deltaTable, percent, points, ratesGroup, shares } from './figures.ts';

/** Long runs as trees of attempts. */
export const trace: Bench = {
  id: 'trace',
  label: 'Traces',
  summary: 'Long runs of subgoals whose failed and rolled-back attempts stay in memory: does a recovery stand alone?',
  takes: { count: false, records: false, settings: ['scenarios', 'subgoals'] },
  run,
};

async function run({ settings = {} }: BenchRequest): Promise<BenchReport> {
  const size = sizeOf(settings);
  const results = traceBench(STRATEGIES, size);
  const digest = linesDigest();
  for (let at = 0; at < size.scenarios; at += 1) digest.add(JSON.stringify(scenarioOf(at, size.subgoals)));
  return {
    settings: `${size.scenarios} scenarios, ${size.subgoals} subgoals each`,
    dataset: {
      id: `traces-${size.scenarios}x${size.subgoals}`,
      sha256: digest.hex(),
      tasks: size.scenarios * size.subgoals,
    },
    systems: results.map(({ strategy, overall }) => ({
      name: strategy,
      readsLabels: false,
      overall: ratesGroup(overall, 'contamination'),
      families: {},
    })),
    tables: [overallTable(results), deltaTable(results, 'contamination')],
    charts: charts(results),
    claims: claims(results, isPublished(size)),
  };
}

/** The largest size. A run is kept in memory. */
const MOST: TraceSize = { scenarios: 10_000, subgoals: 1000 };

function sizeOf(settings: Readonly<Record<string, string>>): TraceSize {
  const read = (name: keyof TraceSize) => {
    const text = settings[name];
    if (text === undefined) return TRACE_SIZE[name];
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= MOST[name]) return value;
    throw new Fault('usage', `--${name} is ${JSON.stringify(text)}.`, {
      hint: `Give a whole number from 1 to ${MOST[name]}.`,
    });
  };
  return { scenarios: read('scenarios'), subgoals: read('subgoals') };
}

const isPublished = ({ scenarios, subgoals }: TraceSize) =>
  scenarios === TRACE_SIZE.scenarios && subgoals === TRACE_SIZE.subgoals;

function overallTable(results: readonly TraceResult[]): BenchTable {
  return {
    id: 'overall',
    title: 'Strategies over all probes',
    columns: ['strategy', 'probes', 'recall', 'contamination', 'clean', 'context tokens'],
    rows: results.map(({ strategy, overall: { probes, recall, leakage, clean, avg_context_tokens } }) => [
      strategy,
      { value: probes, text: String(probes) },
      ...[recall, leakage, clean].map(percent),
      decimals(avg_context_tokens, 2),
    ]),
  };
}

/** The claims of the document for its own size. For other sizes, the share of tokens is not claimed. */
function claims(results: readonly TraceResult[], published: boolean): readonly Claim[] {
  const [plain, gated, everything] = ['baseline_1', 'variant_2', 'long_context'].map(
    (name) => results.find(({ strategy }) => strategy === name)?.overall,
  );
  return [
    claim(
      'trace-recall-is-kept',
      'Where right facts stand on living branches, isolation costs no recall.',
      [gated?.recall],
      (recall) => ({ held: recall === 1, because: `recall ${points(recall)}` }),
    ),
    claim(
      'trace-contamination-is-removed',
      'The gate removes all contamination by dead branches, which plain nearness takes up.',
      [gated?.leakage, plain?.leakage],
      (mine, theirs) => ({
        held: mine === 0 && theirs > 0,
        because: `contamination ${points(mine)} against ${points(theirs)}`,
      }),
    ),
    claim(
      'trace-context-is-smaller',
      'A gated context takes about six tenths of the tokens of everything.',
      published ? [gated?.avg_context_tokens, everything?.avg_context_tokens] : [null],
      (mine, all) => ({
        held: mine / all >= 0.5 && mine / all <= 0.65,
        because: `${mine.toFixed(2)} of ${all.toFixed(2)} tokens, ${points(mine / all)}`,
      }),
    ),
  ];
}

function charts(results: readonly TraceResult[]): readonly Chart[] {
  return [
    shares('strategy', {
      id: 'trace-isolation',
      title: 'Isolation in long runs',
      description: 'Recall, contamination by dead branches and clean contexts of each strategy over the long runs.',
      points: bars(results, {
        recall: ({ overall }) => overall.recall,
        contamination: ({ overall }) => overall.leakage,
        clean: ({ overall }) => overall.clean,
      }),
    }),
    {
      id: 'context-tokens',
      title: 'What a context costs',
      description: 'Mean tokens of a context over the long runs, by strategy.',
      kind: 'bars',
      x: { label: 'strategy' },
      y: { label: 'tokens', unit: 'number' },
      points: bars(results, { 'tokens of a context': ({ overall }) => overall.avg_context_tokens }),
    },
  ];
}
