import { fixed } from '../shared/python-round.ts';
import { DEPTHS, type Experiment } from './experiment.ts';

export interface Figure {
  readonly row: string;
  readonly column: string;
  readonly value: number;
  /** The figure as the original prints it. */
  readonly printed: string;
}

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** The original's five tables. Strategies are in the order of the experiments. */
export function tables(experiments: readonly Experiment[]): readonly Table[] {
  const strategies = [...groups(experiments, ({ strategy }) => strategy)];
  const lengths = [...groups(experiments, ({ length }) => String(length))];
  /** One row per length, one column per strategy. */
  const byLength = (of: (done: Experiment) => number, digits: number) =>
    lengths.flatMap(([length, done]) =>
      [...groups(done, ({ strategy }) => strategy)].map(([strategy, trials]) =>
        figure(length, strategy, mean(trials, of), digits),
      ),
    );
  return [
    { id: 'overall', title: 'Retrieval by strategy', figures: strategies.flatMap(overall) },
    {
      id: 'length',
      title: 'Retrieval by length of the conversation',
      figures: byLength(({ accuracy }) => accuracy, 3),
    },
    { id: 'gap', title: 'Marked facts and facts stated in passing', figures: strategies.flatMap(gap) },
    { id: 'depth', title: 'Retrieval by place in the conversation', figures: strategies.flatMap(depths) },
    {
      id: 'efficiency',
      title: 'Words of context, and of the whole conversation',
      figures: [
        ...byLength(({ contextTokens }) => contextTokens, 0),
        ...lengths.map(([length, done]) =>
          figure(
            String(length),
            'total',
            mean(done, ({ totalTokens }) => totalTokens),
            0,
          ),
        ),
      ],
    },
  ];
}

/** The ratio of needles found per thousand words of context, of one strategy to another. */
export function densityRatio(experiments: readonly Experiment[], of: string, against: string): number {
  const [density, other] = [of, against].map((name) =>
    mean(
      experiments.filter(({ strategy }) => strategy === name),
      (done) => done.density,
    ),
  ) as [number, number];
  return density / other;
}

/** That ratio as a table with one figure: the paper's section 4.5. */
export function ratioTable(experiments: readonly Experiment[], of: string, against: string): Table {
  const value = densityRatio(experiments, of, against);
  const figures = [figure(of, against, value, 1, (digits) => `${digits}x`)];
  return { id: 'ratio', title: 'Facts for a word of context', figures };
}

/** Summed in the order of the experiments, as Python up to 3.11 does, because the last digits depend on it. */
export function mean(experiments: readonly Experiment[], of: (done: Experiment) => number): number {
  return experiments.reduce((sum, done) => sum + of(done), 0) / experiments.length;
}

function groups(experiments: readonly Experiment[], key: (done: Experiment) => string): Map<string, Experiment[]> {
  const found = new Map<string, Experiment[]>();
  for (const done of experiments) found.set(key(done), [...(found.get(key(done)) ?? []), done]);
  return found;
}

function overall([strategy, done]: [string, Experiment[]]): Figure[] {
  const accuracy = mean(done, (one) => one.accuracy);
  const variance = mean(done, (one) => (one.accuracy - accuracy) ** 2);
  return [
    figure(strategy, 'accuracy', accuracy, 3),
    figure(strategy, 'deviation', Math.sqrt(variance), 3),
    ...kinds([strategy, done]),
    figure(
      strategy,
      'compression',
      mean(done, ({ compression }) => compression),
      1,
      (digits) => `${digits}x`,
    ),
    figure(
      strategy,
      'density',
      mean(done, ({ density }) => density),
      2,
    ),
  ];
}

function gap([strategy, done]: [string, Experiment[]]): Figure[] {
  const [marked, passing] = kinds([strategy, done]) as [Figure, Figure];
  const signed = (digits: string) => (digits.startsWith('-') ? digits : `+${digits}`);
  return [marked, passing, figure(strategy, 'gap', marked.value - passing.value, 3, signed)];
}

function kinds([strategy, done]: [string, Experiment[]]): Figure[] {
  return [
    figure(
      strategy,
      'explicit',
      mean(done, ({ explicitAccuracy }) => explicitAccuracy),
      3,
    ),
    figure(
      strategy,
      'implicit',
      mean(done, ({ implicitAccuracy }) => implicitAccuracy),
      3,
    ),
  ];
}

function depths([strategy, done]: [string, Experiment[]]): Figure[] {
  return DEPTHS.map((depth) =>
    figure(
      depth,
      strategy,
      mean(done, ({ depthAccuracy }) => depthAccuracy[depth]),
      3,
    ),
  );
}

function figure(row: string, column: string, value: number, digits: number, print = (text: string) => text): Figure {
  return { row, column, value, printed: print(fixed(value, digits)) };
}
