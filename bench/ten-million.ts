import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Timing } from '../src/evidence/timing.ts';
import { randomOf } from '../src/suites/shared/random.ts';
import { type Costs, type Outcome, simulate } from './matrix.ts';
import { median } from './ratio.ts';

const TASKS = 10_000_000;
const ENTRIES = ['minisearch', 'server-memory', 'minilm'];
const PLANS = [
  { shards: 64, runners: 20 },
  { shards: 128, runners: 20 },
  { shards: 256, runners: 20 },
  { shards: 256, runners: 60 },
];
const DRAWS = 5;
/** A Linux runner with two processors, of a private repository; a public one pays nothing. */
const DOLLARS_A_MINUTE = 0.006;
const FILE = 'bench/TEN-MILLION.md';

const random = randomOf('ten-million');
const uniform = () => (random.below(2 ** 32) + 0.5) / 2 ** 32;
const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());

/** Seconds a task in the largest column of what `bench/scale.ts` wrote. */
function perTask(step: string): number {
  const table = readFileSync('bench/SCALE.md', 'utf8').split('\n');
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const column = cells(table.find((line) => line.startsWith('| step')) ?? '').findLastIndex((cell) =>
    /tasks$/.test(cell),
  );
  const count = Number((cells(table.find((line) => line.startsWith('| step')) ?? '')[column] ?? '').replace(/\D/g, ''));
  const row = cells(table.find((line) => line.startsWith(`| ${step} |`)) ?? '');
  return Number.parseFloat(row[column] ?? '') / count;
}

/** Draws from the latencies that a run of this entry recorded, in seconds. */
function recorded(entry: string): () => number {
  const path = `leaderboard/entries/${entry}/cib/timing.json`;
  const { latency_ms } = Timing.parse(JSON.parse(readFileSync(path, 'utf8')));
  const { buckets = [], n = 0 } = latency_ms.episode ?? {};
  const all = buckets.flatMap(([i, calls]) => new Array<number>(calls).fill((0.001 * 1.02 ** i) / 1000));
  if (all.length !== n || n === 0) throw new Error(`${path} holds no latencies of episodes`);
  return () => all[random.below(all.length)] as number;
}

function costsOf(entry: string): Costs {
  const bundle = ['transcript.jsonl', 'outcomes.jsonl'].map(
    (name) => statSync(`leaderboard/entries/${entry}/cib/${name}`).size,
  );
  const digest = perTask('generate');
  return {
    job: 60,
    digest,
    task: perTask('run') - digest,
    merge: perTask('verify'),
    bytes: bundle.reduce((sum, size) => sum + size, 0) / 250,
    episode: recorded(entry),
    slowness: () => Math.exp(0.15 * normal()),
    lost: () => uniform() < 0.01,
  };
}

const hours = (seconds: number) => `${(seconds / 3600).toFixed(1)} h`;

function row(entry: string, plan: (typeof PLANS)[number]): string {
  const costs = costsOf(entry);
  const draws: Outcome[] = Array.from({ length: DRAWS }, () => simulate({ tasks: TASKS, ...plan }, costs));
  const at = (of: (outcome: Outcome) => number) => median(draws.map(of));
  const worst = Math.max(...draws.map(({ wall }) => wall));
  const longest = Math.max(...draws.map(({ longestJob }) => longestJob));
  return `| ${entry} | ${plan.shards} | ${plan.runners} | ${hours(longest)}${longest > 6 * 3600 ? ' (too long)' : ''} | ${hours(at(({ mergeJob }) => mergeJob))} | ${hours(at(({ wall }) => wall))} (${hours(worst)}) | ${Math.round(at(({ minutes }) => minutes)).toLocaleString('en')} | $${(DOLLARS_A_MINUTE * at(({ minutes }) => minutes)).toFixed(0)} | ${(at(({ artifact }) => artifact) / 1e6).toFixed(0)} MB |`;
}

const us = (seconds: number) => `${(1e6 * seconds).toFixed(0)} µs`;
const { digest, task, merge } = costsOf(ENTRIES[0] as string);
const document = `# Ten million tasks on GitHub’s matrix

Written by \`node bench/ten-million.ts --write\`: a simulation, no run. Suite \`cib\`, ${TASKS.toLocaleString('en')} tasks, one container a
shard, \`--jobs 1\`. The latencies of episodes are drawn from what the entries’ own runs recorded (\`timing.json\`). What the
harness takes is measured (\`bench/SCALE.md\`): ${us(digest)} a task of the whole dataset, in every job, for its digest; ${us(task)} for
each of the shard’s own, that of a reference in process; ${us(merge)} a task in the merge, which is what a verification takes.

Assumed: a minute a job before its first episode; a runner is as fast as the machine that was measured, times a log-normal
factor (σ 0.15); one job in a hundred is lost and run again at once; artifacts move at 50 MB/s and are counted before compression; $${DOLLARS_A_MINUTE} a minute, each job rounded up.
Figures are medians of ${DRAWS} draws, in brackets the worst.

| adapter | shards | runners | longest job | merge | wall time | minutes | cost, private | artifact a shard |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${ENTRIES.flatMap((entry) => PLANS.map((plan) => row(entry, plan))).join('\n')}
`;
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
console.log(document);
if (values.write) writeFileSync(FILE, document);
