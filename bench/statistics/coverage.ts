import { clusteredProportion } from '../../src/stats/clustered.ts';
import { wilson } from '../../src/stats/wilson.ts';
import { type Draws, draws } from './draws.ts';
import { CIB_SIZES, percent, table } from './tables.ts';

/** What is drawn: clusters of so many trials each. */
interface Design {
  readonly name: string;
  readonly sizes: readonly number[];
}

const even = (clusters: number, size: number) => new Array<number>(clusters).fill(size);

const DESIGNS: readonly Design[] = [
  { name: '4 × 3, as a family of MemTrace', sizes: even(4, 3) },
  { name: '5 × 100', sizes: even(5, 100) },
  { name: '7 × 10', sizes: even(7, 10) },
  { name: '7, skewed', sizes: [40, 10, 5, 5, 5, 3, 2] },
  { name: '20, one of 60', sizes: [60, 20, 10, 10, ...even(16, 3)] },
  { name: '8 × 100', sizes: even(8, 100) },
  { name: '20 × 5', sizes: even(20, 5) },
  { name: '20 × 12', sizes: even(20, 12) },
  { name: '20, skewed', sizes: [20, 10, 6, 6, ...even(16, 3)] },
  { name: '25, as Context Decay', sizes: [5, 10, 20, 50, 100].flatMap((size) => even(5, size)) },
  { name: '35 × 34', sizes: even(35, 34) },
  { name: '35 × 100', sizes: even(35, 100) },
  { name: '68, as CIB', sizes: CIB_SIZES },
  { name: '68, skewed', sizes: [30, 20, ...even(66, 3)] },
];
const CORRELATIONS = [0, 0.2, 0.8];
const RATES = [0.05, 0.25, 0.5, 0.76, 0.85, 0.9, 0.95, 0.967, 0.98, 0.99, 0.995, 1];
const REPEATS = 20_000;

const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
/** (Σx)²/Σx². */
const weight = (sizes: readonly number[]) => total(sizes) ** 2 / total(sizes.map((size) => size * size));

type Draw = (random: Draws, size: number, share: number) => number;
const ANSWERS: Draw = (random, size, share) => random.binomial(size, share);
const MEANS: Draw = (_, size, share) => size * share;

/** How often the interval holds the rate that the clusters were drawn with; below it, Wilson's as if all were independent. */
function coverage({ sizes }: Design, rate: number, icc: number, draw: Draw) {
  const random = draws(7);
  let [clustered, plain] = [0, 0];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const clusters = sizes.map((x) => ({ n: x, x, y: draw(random, x, random.share(rate, icc)) }));
    const [lo = 0, hi = 1] = clusteredProportion(clusters).ci95 ?? [];
    if (lo <= rate && rate <= hi) clustered += 1;
    const [n, k] = [total(sizes), total(clusters.map(({ y }) => y))];
    const [from, to] = wilson(Math.min(n, k), n);
    if (from <= rate && rate <= to) plain += 1;
  }
  return { clustered: clustered / REPEATS, plain: plain / REPEATS };
}

/** Tables of coverage in percent, and where it is below 93% though there are enough templates. */
export function coverageTables(): string {
  const below: string[] = [];
  const row = (design: Design, icc: number, draw: Draw): string[] => {
    const found = RATES.map((rate) => coverage(design, rate, icc, draw));
    for (const [i, { clustered }] of found.entries()) {
      if (clustered >= 0.93 || weight(design.sizes) < 8) continue;
      below.push(`${design.name}, ICC ${icc}, p ${RATES[i]}: ${percent(clustered, 1)}`);
    }
    const plain = Math.min(...found.map((one) => one.plain));
    const shown = found.map(({ clustered }) => percent(clustered));
    return [design.name, weight(design.sizes).toFixed(1), String(icc), ...shown, percent(plain)];
  };
  const columns = [
    'templates × trials',
    '(Σx)²/Σx²',
    'ICC',
    ...RATES.map((rate) => `p ${rate}`),
    'plain Wilson, lowest',
  ];
  const answers = DESIGNS.flatMap((design) => CORRELATIONS.map((icc) => row(design, icc, ANSWERS)));
  const means = DESIGNS.filter(({ name }) => ['7 × 10', '20 × 5', '68, as CIB'].includes(name)).flatMap((design) =>
    CORRELATIONS.slice(1).map((icc) => row(design, icc, MEANS)),
  );
  return [
    `Coverage of the clustered 95% interval in percent, ${REPEATS.toLocaleString('en')} samples per cell. Right and wrong answers, beta-binomial:`,
    table(columns, answers),
    'Means of values in [0, 1], one value per template, beta-distributed:',
    table(columns, means),
    below.length === 0
      ? 'No cell with (Σx)²/Σx² ≥ 8 is below 93%.'
      : `Below 93% with (Σx)²/Σx² ≥ 8: ${below.join('; ')}.`,
  ].join('\n\n');
}
