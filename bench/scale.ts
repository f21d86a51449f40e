import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NONCE, place } from './place.ts';
import { type ProcessCost, whole } from './whole.ts';

const { values } = parseArgs({
  options: { counts: { type: 'string', default: '10000,100000,1000000' }, write: { type: 'boolean', default: false } },
});

const COUNTS = values.counts.split(',').map(Number);
const FILE = 'bench/SCALE.md';

/** The slope of log time over log tasks, by least squares: 1 where time is linear. */
function slope(seconds: readonly number[]): number {
  const [x, y] = [COUNTS.map(Math.log), seconds.map(Math.log)];
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [mx, my] = [mean(x), mean(y)];
  const over = x.reduce((sum, xi, i) => sum + (xi - mx) * ((y[i] ?? 0) - my), 0);
  return over / x.reduce((sum, xi) => sum + (xi - mx) ** 2, 0);
}

const folder = place();
const [data, bundle] = [`${folder}/data.jsonl`, `${folder}/bundle`];
const same = (count: number) => ['--suite', 'cib', '--count', String(count)];
const STEPS: Readonly<Record<string, (count: number) => readonly string[]>> = {
  generate: (count) => ['generate', ...same(count), '--out', data],
  run: (count) => ['run', ...same(count), '--adapter', 'ref:scopedHybrid3', '--nonce', NONCE, '--out', bundle],
  verify: () => ['verify', bundle],
  score: () => ['score', bundle, '--write'],
};

/** So few tasks that their time is the process's start and end. */
const NONE = 10;

const took = new Map<string, ProcessCost[]>(Object.keys(STEPS).map((step) => [step, []]));
for (const count of [NONE, ...COUNTS]) {
  for (const [step, words] of Object.entries(STEPS)) {
    const measured = await whole(...words(count));
    console.log(`${step} ${count}: ${measured.seconds.toFixed(1)} s, ${measured.peak?.toFixed(0)} MiB`);
    took.get(step)?.push(measured);
  }
  const { counts } = JSON.parse(readFileSync(`${bundle}/scorecard.json`, 'utf8'));
  if (counts.tasks !== count) throw new Error(`${counts.tasks} tasks were scored, not ${count}`);
  rmSync(bundle, { recursive: true });
  rmSync(data);
}

const cell = ({ seconds, peak = Number.NaN }: ProcessCost) => `${seconds.toFixed(1)} s, ${peak.toFixed(0)} MiB`;
const rows = [...took].map(
  ([step, [start, ...all]]) =>
    `| ${step} | ${all.map(cell).join(' | ')} | ${slope(all.map(({ seconds }) => seconds - (start?.seconds ?? 0))).toFixed(3)} |`,
);
const document = `# From ten thousand tasks to a million

Written by \`node bench/scale.ts --write\`. Suite \`cib\`, reference \`scopedHybrid3\`, Node ${process.version}, each step a process of its
own: time and peak memory. The slope is that of log time over log tasks, less the time of ${NONE} tasks: 1 where time is
linear.

| step | ${COUNTS.map((count) => `${count.toLocaleString('en')} tasks`).join(' | ')} | slope |
| --- | ${COUNTS.map(() => '---:').join(' | ')} | ---: |
${rows.join('\n')}
`;
console.log(`\n${document}`);
if (values.write) writeFileSync(FILE, document);
