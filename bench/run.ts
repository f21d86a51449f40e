import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { BENCHMARKS } from './benchmarks.ts';
import { boardRows } from './boards.ts';
import { regressions, unmeasured } from './gate.ts';
import { gatewayRows } from './gateway.ts';
import { kept, promises } from './promises.ts';
import { type Ratio, ratioOf } from './ratio.ts';
import { committed, write } from './results.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}.`;
console.log(`${machine} Each line: subject against yardstick, medians of rounds in turns.\n`);

const before = values.check ? committed() : [];
const ratios: Ratio[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(BENCHMARKS)) {
  const available = BENCHMARKS[name];
  if (available === undefined)
    throw new Error(`No benchmark "${name}": there are ${Object.keys(BENCHMARKS).join(', ')}.`);
  for (const benchmark of await available()) {
    const measured = await ratioOf(benchmark);
    const { name, yardstick, target, subjectMs, yardstickMs, ratio, spread } = measured;
    console.log(`${name}: ${subjectMs.toFixed(1)} ms against ${yardstick}: ${yardstickMs.toFixed(1)} ms`);
    const verdict = ratio <= target ? 'within' : 'ABOVE';
    console.log(`  ratio ${ratio.toFixed(3)} ± ${spread.toFixed(3)}, ${verdict} the target of ${target}\n`);
    ratios.push(measured);
  }
}

if (values.check) {
  const slower = regressions(ratios, before).map((line) => `SLOWER ${line}`);
  const missing = positionals.length > 0 ? [] : unmeasured(ratios, before).map((name) => `NOT MEASURED ${name}`);
  for (const line of [...slower, ...missing]) console.log(line);
  process.exitCode = slower.length + missing.length > 0 ? 1 : 0;
} else if (positionals.length === 0) {
  const rows: string[] = [];
  for (const promised of promises) {
    rows.push(await kept(promised));
    console.log(rows.at(-1));
  }
  const boards: string[] = [];
  for await (const row of boardRows()) {
    boards.push(row);
    console.log(row);
  }
  const costs = await gatewayRows();
  for (const cost of costs) console.log(cost);
  if (values.write) write(machine, ratios, rows, boards, costs);
}
