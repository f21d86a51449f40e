/** One benchmark: a subject measured against a yardstick, in turns, in one process. */
export interface Benchmark {
  readonly name: string;
  readonly yardstick: string;
  /** The ratio that must not be exceeded. */
  readonly target: number;
  readonly rounds: number;
  /** Milliseconds of one round. */
  subject(): Promise<number>;
  measure(): Promise<number>;
}

export interface Ratio {
  readonly name: string;
  readonly yardstick: string;
  readonly target: number;
  readonly rounds: number;
  readonly subjectMs: number;
  readonly yardstickMs: number;
  /** The median of the rounds' ratios: what made both slow at once is not in it. */
  readonly ratio: number;
  /** Half the distance between the quartiles of the rounds' ratios. */
  readonly spread: number;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = q * (sorted.length - 1);
  const [below = Number.NaN, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (at - Math.floor(at)) * (above - below);
}

/** Takes turns, so that a busy moment of the machine meets both. A first round, which warms what is cold, does not count. */
export async function ratioOf(benchmark: Benchmark): Promise<Ratio> {
  const { name, yardstick, target, rounds } = benchmark;
  const [subject, measure]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const measured = await benchmark.measure();
    const took = await benchmark.subject();
    if (round === 0) continue;
    measure.push(measured);
    subject.push(took);
  }
  const ratios = subject.map((ms, i) => ms / (measure[i] ?? Number.NaN));
  return {
    name,
    yardstick,
    target,
    rounds,
    subjectMs: median(subject),
    yardstickMs: median(measure),
    ratio: median(ratios),
    spread: (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2,
  };
}
