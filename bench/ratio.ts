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
  readonly subjectMs: number;
  readonly yardstickMs: number;
  readonly ratio: number;
  /** Half the distance between the quartiles of the rounds' ratios. */
  readonly spread: number;
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Takes turns, so that a busy moment of the machine meets both; medians stand for the rounds. */
export async function ratioOf(benchmark: Benchmark): Promise<Ratio> {
  const { name, yardstick, target, rounds } = benchmark;
  const [subject, measure]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    measure.push(await benchmark.measure());
    subject.push(await benchmark.subject());
  }
  const ratios = subject.map((ms, i) => ms / (measure[i] ?? Number.NaN)).sort((a, b) => a - b);
  const at = (q: number) => ratios[Math.floor(q * (ratios.length - 1))] ?? Number.NaN;
  const [subjectMs, yardstickMs] = [median(subject), median(measure)];
  return {
    name,
    yardstick,
    target,
    subjectMs,
    yardstickMs,
    ratio: subjectMs / yardstickMs,
    spread: (at(0.75) - at(0.25)) / 2,
  };
}
