import { Fault } from '../../../errors/fault.ts';
import type { Bench, BenchReport, BenchRequest, BenchSystem } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { Chart } from '../../../suite/description.ts';
import { formatPercent } from '../../../text/numbers.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import { bars, claim, deltaTable, metricOf, overallTable, shares } from '../figures.ts';
import { scoreProbe, TOKENS, tally } from '../probe.ts';
import { write, writingOf } from '../runtime/memory.ts';
import { asked, type Context } from '../runtime/retrieve.ts';
import { STRATEGIES, type Strategy, sharedBy } from '../runtime/strategies.ts';
import { scenarioOf, type TraceScenario } from './scenario.ts';

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
  const systems = traceBench(STRATEGIES, size);
  const digest = linesDigest();
  for (let at = 0; at < size.scenarios; at += 1) digest.add(JSON.stringify(scenarioOf(at, size.subgoals)));
  return {
    settings: `${size.scenarios} scenarios, ${size.subgoals} subgoals each`,
    dataset: {
      id: `traces-${size.scenarios}x${size.subgoals}`,
      sha256: digest.hex(),
      tasks: size.scenarios * size.subgoals,
    },
    systems,
    tables: [
      overallTable(systems, {
        'recall': 'recall',
        'contamination': 'contamination',
        'clean': 'clean',
        'context tokens': TOKENS,
      }),
      deltaTable(systems, 'contamination'),
    ],
    charts: charts(systems),
    claims: claims(systems, size),
  };
}

interface TraceSize {
  readonly scenarios: number;
  readonly subgoals: number;
}

/** The size of the published runs: 1,200 probes. */
const PUBLISHED: TraceSize = { scenarios: 120, subgoals: 10 };

/** The largest size. A run is kept in memory. */
const MOST: TraceSize = { scenarios: 10_000, subgoals: 1000 };

function sizeOf(settings: Readonly<Record<string, string>>): TraceSize {
  const read = (name: keyof TraceSize) => {
    const text = settings[name];
    if (text === undefined) return PUBLISHED[name];
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= MOST[name]) return value;
    throw new Fault('usage', `--${name} is ${JSON.stringify(text)}.`, {
      hint: `Give a whole number from 1 to ${MOST[name]}.`,
    });
  };
  return { scenarios: read('scenarios'), subgoals: read('subgoals') };
}

const BUDGET = 256;
const TOP = 12;

/** Long runs through the write path. Every subgoal is queried at the end, while the run is still open. */
export function traceBench(
  strategies: readonly Strategy[],
  size: TraceSize,
  scenario: (at: number, subgoals: number) => TraceScenario = scenarioOf,
): readonly BenchSystem[] {
  const rows = strategies.map((strategy) => ({ ...strategy, overall: tally('contamination') }));
  for (let at = 0; at < size.scenarios; at += 1) {
    const { workspace, run, log, probes } = scenario(at, size.subgoals);
    const written = sharedBy(writingOf, (parts) => write(log, parts));
    const asking = rows.map((row) => ({ ...row, uses: new Map<string, number>() }));
    for (const probe of probes) {
      const query = { workspace, run, question: probe.question, budget: BUDGET, top: TOP };
      const answer = sharedBy(writingOf, (parts) => asked(written(parts), query));
      for (const { parts, overall, uses } of asking) {
        const context = answer(parts)(parts, uses);
        overall.add(scoreProbe(probe, context));
        if (parts.has('reflection_lite')) countUses(uses, context);
      }
    }
  }
  return rows.map(({ name, overall }) => ({ name, readsLabels: false, overall: overall.group(), families: {} }));
}

/** Items that the gate admitted count as used once more, even if they did not fit. */
function countUses(uses: Map<string, number>, { accepted }: Context): void {
  for (const { id } of accepted) uses.set(id, (uses.get(id) ?? 0) + 1);
}

/** The claims of the document for its own size. For other sizes, the share of tokens is not claimed. */
function claims(systems: readonly BenchSystem[], { scenarios, subgoals }: TraceSize): readonly Claim[] {
  const isPublished = scenarios === PUBLISHED.scenarios && subgoals === PUBLISHED.subgoals;
  return [
    claim(
      'trace-recall-is-kept',
      'If the right facts are on live branches, the gate loses none of them.',
      [metricOf(systems, 'variant_2', 'recall')],
      (recall) => ({ held: recall === 1, because: `recall ${formatPercent(recall)}` }),
    ),
    claim(
      'trace-contamination-is-removed',
      'The gate keeps out everything from dead branches; selection by relevance alone does not.',
      [metricOf(systems, 'variant_2', 'contamination'), metricOf(systems, 'baseline_1', 'contamination')],
      (mine, theirs) => ({
        held: mine === 0 && theirs > 0,
        because: `contamination ${formatPercent(mine)} against ${formatPercent(theirs)}`,
      }),
    ),
    claim(
      'trace-context-is-smaller',
      'With the gate, a context takes about six tenths of the tokens that everything takes.',
      isPublished ? [metricOf(systems, 'variant_2', TOKENS), metricOf(systems, 'long_context', TOKENS)] : [undefined],
      (mine, all) => ({
        held: mine / all >= 0.5 && mine / all <= 0.65,
        because: `${mine.toFixed(2)} of ${all.toFixed(2)} tokens, ${formatPercent(mine / all)}`,
      }),
    ),
  ];
}

function charts(systems: readonly BenchSystem[]): readonly Chart[] {
  return [
    shares('strategy', {
      id: 'trace-isolation',
      title: 'Isolation in long runs',
      description: 'Recall, contamination by dead branches and clean contexts of each strategy over the long runs.',
      points: bars(systems, { recall: 'recall', contamination: 'contamination', clean: 'clean' }),
    }),
    {
      id: 'context-tokens',
      title: 'What a context costs',
      description: 'Mean tokens of a context over the long runs, by strategy.',
      kind: 'bars',
      x: { label: 'strategy' },
      y: { label: 'tokens', unit: 'number' },
      points: bars(systems, { 'tokens of a context': TOKENS }),
    },
  ];
}
