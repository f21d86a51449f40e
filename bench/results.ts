import { readFileSync, writeFileSync } from 'node:fs';
import type { Ratio } from './ratio.ts';

const FILE = 'bench/RESULTS.md';

/** A row of the table: figures as they are printed, so that the document is all there is. */
const ROW = /^\| (?<name>[^|]+) \| (?<yardstick>[^|]+) \| .+ \| (?<ratio>[\d.]+) ± (?<spread>[\d.]+) \| [\d.]+ \|$/;

/** The ratios that the committed document holds. */
export function committed(): readonly Pick<Ratio, 'name' | 'ratio' | 'spread'>[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const { name, ratio, spread } = ROW.exec(line)?.groups ?? {};
      return name === undefined ? [] : [{ name, ratio: Number(ratio), spread: Number(spread) }];
    });
}

type Rows = readonly string[];

export function write(machine: string, ratios: readonly Ratio[], promises: Rows, boards: Rows, gateway: Rows): void {
  writeFileSync(FILE, document(machine, ratios, promises, boards, gateway));
}

function document(machine: string, ratios: readonly Ratio[], promises: Rows, boards: Rows, gateway: Rows): string {
  return `# Benchmark results

Written by \`npm run bench -- --write\`; \`npm run bench -- --check\` fails where a ratio is above its target, or above
the one here by more than the noise. [docs/performance.md](../docs/performance.md) says what each line measures.

${machine}

Subject and yardstick take turns in one process; the first turn does not count. Times are medians in milliseconds. The
ratio is the median of the rounds' ratios, ± half the distance between their quartiles.

| subject | yardstick | times, ms | ratio | target |
| --- | --- | ---: | ---: | ---: |
${ratios.map(row).join('\n')}

## Promises

Whole processes: time and peak memory, medians of their rounds.

| command | time | peak memory | promised |
| --- | ---: | ---: | ---: |
${promises.join('\n')}

## The leaderboard

A site built by one process, with what it notes; times are those of single builds.

| what | measured | promised |
| --- | ---: | ---: |
${boards.join('\n')}

## The model gateway

From a container, through its sidecar, to an endpoint on loopback that answers at once.

| what | measured | promised |
| --- | ---: | ---: |
${gateway.join('\n')}
`;
}

const row = ({ name, yardstick, subjectMs, yardstickMs, ratio, spread, target }: Ratio) =>
  `| ${name} | ${yardstick} | ${subjectMs.toFixed(1)} / ${yardstickMs.toFixed(1)} | ${ratio.toFixed(3)} ± ${spread.toFixed(3)} | ${Number(target.toFixed(3))} |`;
