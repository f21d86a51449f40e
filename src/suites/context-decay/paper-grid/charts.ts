import type { Chart, ChartPoint } from '../../../suite/description.ts';
import { DEPTHS, type Experiment } from '../grid.ts';
import { mean } from '../tables.ts';

type Measure = (done: Experiment) => number;

/** The mean of each strategy, over all its experiments or those of one length. */
type Means = (x: ChartPoint['x'] | Measure, y: Measure, length?: number) => readonly ChartPoint[];

/** The paper's charts, for its own strategies. */
export function charts(experiments: readonly Experiment[]): readonly Chart[] {
  const lengths = [...new Set(experiments.map(({ length }) => length))];
  const names = [...new Set(experiments.map(({ strategy }) => strategy))];
  const means: Means = (x, y, length) =>
    names.map((series) => {
      const own = experiments.filter((done) => done.strategy === series && (length ?? done.length) === done.length);
      return { series, x: typeof x === 'function' ? mean(own, x) : x, y: mean(own, y) };
    });
  return CHARTS.map(({ points, x, ...chart }) => ({
    ...chart,
    x: { label: x },
    y: { label: 'accuracy', unit: 'fraction' },
    points: points(means, lengths),
  }));
}

type ChartSpec = Pick<Chart, 'id' | 'title' | 'description' | 'kind'> & {
  readonly x: string;
  points(means: Means, lengths: readonly number[]): readonly ChartPoint[];
};

const accuracy: Measure = (done) => done.accuracy;

const CHARTS: readonly ChartSpec[] = [
  {
    id: 'accuracy-by-depth',
    title: 'Accuracy by depth',
    description: 'Retrieval accuracy by the quarter of the conversation that tells a fact, strategy by strategy.',
    kind: 'lines',
    x: 'place in the conversation',
    points: (means) => DEPTHS.flatMap((depth) => means(depth, (done) => done.depthAccuracy[depth])),
  },
  {
    id: 'accuracy-by-length',
    title: 'Accuracy by length',
    description: 'Retrieval accuracy by the number of turns, strategy by strategy.',
    kind: 'lines',
    x: 'turns',
    points: (means, lengths) => lengths.flatMap((turns) => means(String(turns), accuracy, turns)),
  },
  {
    id: 'marked-and-in-passing',
    title: 'Marked facts and facts stated in passing',
    description: 'Retrieval accuracy among explicit and among implicit facts, strategy by strategy.',
    kind: 'bars',
    x: 'how a fact is told',
    points: (means) => [
      ...means('explicit', (done) => done.explicitAccuracy),
      ...means('implicit', (done) => done.implicitAccuracy),
    ],
  },
  {
    id: 'accuracy-against-context',
    title: 'Accuracy against words of context',
    description: 'Retrieval accuracy by the mean words of context, a point for each strategy and length.',
    kind: 'points',
    x: 'words of context',
    points: (means, lengths) => lengths.flatMap((turns) => means((done) => done.contextTokens, accuracy, turns)),
  },
];
