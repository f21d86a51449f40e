import { groupBy } from '../../text/group-by.ts';
import { fixed } from '../shared/python-round.ts';
import { DEPTHS, type Experiment } from './grid.ts';
import { fileBackedState, naiveTruncation } from './strategies/strategies.ts';

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
  const strategies = [...groupBy(experiments, ({ strategy }) => strategy)];
  const lengths = [...groupBy(experiments, ({ length }) => String(length))];
  /** One row per length, one column per strategy. */
  const byLength = (of: (done: Experiment) => number, digits: number) =>
    lengths.flatMap(([length, done]) =>
      [...groupBy(done, ({ strategy }) => strategy)].map(([strategy, trials]) =>
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
        ...lengths.map(([length, done]) => {
          const total = mean(done, ({ totalTokens }) => totalTokens);
          return figure(length, 'total', total, 0);
        }),
      ],
    },
  ];
}

/** How many times as many needles file-backed state finds per thousand words of context as naive truncation: section 4.5. */
export function densityRatio(experiments: readonly Experiment[]): number {
  const density = (name: string) =>
    mean(
      experiments.filter(({ strategy }) => strategy === name),
      (done) => done.density,
    );
  return density(fileBackedState.name) / density(naiveTruncation.name);
}

export function ratioTable(experiments: readonly Experiment[]): Table {
  const value = densityRatio(experiments);
  const figures = [figure(fileBackedState.name, naiveTruncation.name, value, 1, times)];
  return { id: 'ratio', title: 'Facts for a word of context', figures };
}

/** Summed in the order of the experiments, as Python up to 3.11 does, because the last digits depend on it. */
export function mean(experiments: readonly Experiment[], of: (done: Experiment) => number): number {
  return experiments.reduce((sum, done) => sum + of(done), 0) / experiments.length;
}

type Print = (digits: string) => string;

const times: Print = (digits) => `${digits}x`;
const signed: Print = (digits) => (digits.startsWith('-') ? digits : `+${digits}`);

function overall([strategy, done]: [string, readonly Experiment[]]): Figure[] {
  const accuracy = mean(done, (one) => one.accuracy);
  const variance = mean(done, (one) => (one.accuracy - accuracy) ** 2);
  const compression = mean(done, (one) => one.compression);
  const density = mean(done, (one) => one.density);
  return [
    figure(strategy, 'accuracy', accuracy, 3),
    figure(strategy, 'deviation', Math.sqrt(variance), 3),
    ...kinds([strategy, done]),
    figure(strategy, 'compression', compression, 1, times),
    figure(strategy, 'density', density, 2),
  ];
}

function gap([strategy, done]: [string, readonly Experiment[]]): Figure[] {
  const [marked, passing] = kinds([strategy, done]);
  return [marked, passing, figure(strategy, 'gap', marked.value - passing.value, 3, signed)];
}

function kinds([strategy, done]: [string, readonly Experiment[]]): [Figure, Figure] {
  const explicit = mean(done, (one) => one.explicitAccuracy);
  const implicit = mean(done, (one) => one.implicitAccuracy);
  return [figure(strategy, 'explicit', explicit, 3), figure(strategy, 'implicit', implicit, 3)];
}

function depths([strategy, done]: [string, readonly Experiment[]]): Figure[] {
  return DEPTHS.map((depth) => {
    const accuracy = mean(done, (one) => one.depthAccuracy[depth]);
    return figure(depth, strategy, accuracy, 3);
  });
}

function figure(row: string, column: string, value: number, digits: number, print: Print = (text) => text): Figure {
  return { row, column, value, printed: print(fixed(value, digits)) };
}
