import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { NONCE, place } from './place.ts';
import { type ProcessCost, whole } from './whole.ts';

/** For each suite a reference that does little itself, and how many tasks. */
const SUITES: Readonly<Record<string, { readonly reference: string; readonly counts: readonly number[] }>> = {
  cib: { reference: 'scopedHybrid3', counts: [10_000, 100_000, 1_000_000] },
  writ: { reference: 'kv-overwrite', counts: [1_000, 10_000] },
  memtrace: { reference: 'baseline_1', counts: [1_000, 10_000] },
  'context-decay': { reference: 'sliding-window-summary', counts: [70, 350] },
  worlds: { reference: 'bm25', counts: [112, 560] },
};
const FILE = 'bench/SCALE.md';

const { values } = parseArgs({
  options: {
    suites: { type: 'string', default: Object.keys(SUITES).join(',') },
    write: { type: 'boolean', default: false },
  },
});

/** The slope of log time over log tasks, by least squares: 1 where time is linear. */
function slope(counts: readonly number[], seconds: readonly number[]): number {
  const [x, y] = [counts.map(Math.log), seconds.map(Math.log)];
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [mx, my] = [mean(x), mean(y)];
  const over = x.reduce((sum, xi, i) => sum + (xi - mx) * ((y[i] ?? 0) - my), 0);
  return over / x.reduce((sum, xi) => sum + (xi - mx) ** 2, 0);
}

const folder = place();
const [data, bundle] = [`${folder}/data.jsonl`, `${folder}/bundle`];

/** What each step cost for so many tasks of a suite. Each step is a process of its own. */
async function costs(suite: string, reference: string, count: number): Promise<ReadonlyMap<string, ProcessCost>> {
  const same = ['--suite', suite, '--count', String(count)];
  const steps: Readonly<Record<string, readonly string[]>> = {
    generate: ['generate', ...same, '--out', data],
    run: ['run', ...same, '--adapter', `ref:${reference}`, '--nonce', NONCE, '--out', bundle],
    verify: ['verify', bundle],
    score: ['score', bundle, '--write'],
  };
  const found = new Map<string, ProcessCost>();
  for (const [step, words] of Object.entries(steps)) {
    const cost = await whole(...words);
    console.log(`${suite}, ${count} tasks, ${step}: ${cell(cost)}`);
    found.set(step, cost);
  }
  const { counts } = JSON.parse(readFileSync(`${bundle}/scorecard.json`, 'utf8'));
  if (counts.tasks < count) throw new Error(`${counts.tasks} tasks were scored, not ${count}`);
  rmSync(bundle, { recursive: true });
  rmSync(data);
  return found;
}

const cell = ({ seconds, peak = Number.NaN }: ProcessCost) => `${seconds.toFixed(1)} s, ${peak.toFixed(0)} MiB`;

/** So few tasks that their time is the process's start and end. */
const NONE = 1;

const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}`;

async function section(suite: string): Promise<string> {
  const chosen = SUITES[suite];
  if (chosen === undefined) throw new Error(`no suite ${suite}`);
  const { reference, counts } = chosen;
  const start = await costs(suite, reference, NONE);
  const all: ReadonlyMap<string, ProcessCost>[] = [];
  for (const count of counts) all.push(await costs(suite, reference, count));
  const rows = [...start].map(([step, { seconds }]) => {
    const measured = all.map((one) => one.get(step) as ProcessCost);
    const beyond = measured.map((one) => one.seconds - seconds);
    return `| ${step} | ${measured.map(cell).join(' | ')} | ${slope(counts, beyond).toFixed(3)} |`;
  });
  return `## ${suite}

Reference \`${reference}\`, ${machine}.

| step | ${counts.map((count) => `${count.toLocaleString('en')} tasks`).join(' | ')} | slope |
| --- | ${counts.map(() => '---:').join(' | ')} | ---: |
${rows.join('\n')}
`;
}

const HEAD = `# Large runs

Written by \`node bench/scale.ts --write\`, with \`--suites\` only the sections of some suites. Each step is a process of its own: time
and peak memory. The slope is that of log time over log tasks, less the time of one task: 1 where time is linear.
`;

const [, ...before] = readFileSync(FILE, 'utf8').split(/^(?=## )/mu);
const sections = new Map(before.map((text) => [/^## (\S+)/u.exec(text)?.[1], `${text.trimEnd()}\n`]));
for (const suite of values.suites.split(',')) {
  sections.set(suite, await section(suite));
  const document = [HEAD, ...Object.keys(SUITES).flatMap((known) => sections.get(known) ?? [])].join('\n');
  if (values.write) writeFileSync(FILE, document);
}
console.log(`\n${[...sections.values()].join('\n')}`);
