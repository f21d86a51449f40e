import { againstOriginal } from './context-decay.ts';
import { processes } from './processes.ts';
import { kept, promises } from './promises.ts';
import { protocol } from './protocol.ts';
import { type Benchmark, ratioOf } from './ratio.ts';

const BENCHMARKS: readonly Benchmark[] = [...processes, ...(await againstOriginal()), protocol];

console.log(`Node ${process.version}. Each line: subject against yardstick, medians of rounds in turns.\n`);
for (const benchmark of BENCHMARKS) {
  const { name, yardstick, target, subjectMs, yardstickMs, ratio, spread } = await ratioOf(benchmark);
  const verdict = ratio <= target ? 'within' : 'ABOVE';
  console.log(`${name}: ${subjectMs.toFixed(1)} ms against ${yardstick}: ${yardstickMs.toFixed(1)} ms`);
  console.log(`  ratio ${ratio.toFixed(2)} ± ${spread.toFixed(2)}, ${verdict} the target of ${target}\n`);
}

for (const promised of promises) console.log(await kept(promised));
