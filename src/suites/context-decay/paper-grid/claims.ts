import type { Claim } from '../../../suite/claim.ts';
import { fixed } from '../../shared/python-round.ts';
import { DEPTHS, type Experiment } from '../grid.ts';
import {
  fileBackedState,
  naiveTruncation,
  slidingWindowSummary,
  structuredMemoryBanks,
} from '../strategies/strategies.ts';
import { densityRatio, mean } from '../tables.ts';

const FILES = fileBackedState.name;
const BANKS = structuredMemoryBanks.name;
const SLIDING = slidingWindowSummary.name;
const NAIVE = naiveTruncation.name;

/** The strategies that read facts out of the conversation. */
const EXTRACTING = [FILES, BANKS, SLIDING];

/** The paper's five key claims, decided from its whole grid of experiments. */
export function keyClaims(experiments: readonly Experiment[]): readonly Claim[] {
  const average = (name: string, of: (done: Experiment) => number) => mean(by(experiments, name), of);
  const files = average(FILES, ({ accuracy }) => accuracy);
  const naive = average(NAIVE, ({ accuracy }) => accuracy);
  const early = average(NAIVE, ({ depthAccuracy }) => depthAccuracy['early (0-25%)']);
  const late = average(NAIVE, ({ depthAccuracy }) => depthAccuracy['late (75-100%)']);
  const gaps = EXTRACTING.map((name) => ({
    name,
    explicit: average(name, ({ explicitAccuracy }) => explicitAccuracy),
    implicit: average(name, ({ implicitAccuracy }) => implicitAccuracy),
  }));
  const ratio = densityRatio(experiments);
  return [
    {
      id: 'claim-1',
      text: 'File-backed state finds more than 85% of the facts.',
      held: files > 0.85,
      because: `it finds ${percent(files)}`,
    },
    {
      id: 'claim-2',
      text: 'Naive truncation finds less than 20% of them.',
      held: naive < 0.2,
      because: `it finds ${percent(naive)}`,
    },
    {
      id: 'claim-3',
      text: 'Naive truncation finds about none of the facts from the first quarter of a conversation.',
      // "About 0%" leaves room for what rounds to zero.
      held: early < 0.005,
      because: `it finds ${percent(early)} of the first quarter’s, ${percent(late)} of the last one’s`,
    },
    {
      id: 'claim-4',
      text: 'Facts stated in passing are harder to keep than marked ones, for every strategy that extracts facts.',
      held: gaps.every(({ explicit, implicit }) => implicit < explicit),
      because: gaps
        .map(({ name, explicit, implicit }) => `${name} finds ${percent(implicit)} against ${percent(explicit)}`)
        .join('; '),
    },
    {
      id: 'claim-5',
      text: 'File-backed state finds more than twenty times as many facts for a word of context as naive truncation.',
      held: Number.isNaN(ratio) ? null : ratio > 20,
      because: Number.isNaN(ratio) ? 'neither finds any' : `it finds ${fixed(ratio, 1)} times as many`,
    },
  ];
}

/** The paper's statements about its results in sections 4.2 to 4.4, tested on a whole grid of experiments. */
export function sectionClaims(experiments: readonly Experiment[]): readonly Claim[] {
  return [depthClaim(experiments), gapClaim(experiments), scalingClaim(experiments), wideningClaim(experiments)];
}

const by = (experiments: readonly Experiment[], name: string) =>
  experiments.filter(({ strategy }) => strategy === name);

/** The largest difference between the quarters of one strategy that counts as about equal. The paper's differ by 3.8 points. */
const UNIFORM = 0.1;

function depthClaim(experiments: readonly Experiment[]): Claim {
  const quarters = DEPTHS.map((depth) => mean(by(experiments, FILES), ({ depthAccuracy }) => depthAccuracy[depth]));
  const [least, most] = [Math.min(...quarters), Math.max(...quarters)];
  return {
    id: 'section-4.2',
    text: `File-backed state finds about as much in every quarter of a conversation: the quarters lie at most ${100 * UNIFORM} points apart.`,
    held: most - least <= UNIFORM,
    because: `it finds ${percent(least)} to ${percent(most)}, ${points(most - least)} apart`,
  };
}

function gapClaim(experiments: readonly Experiment[]): Claim {
  const gaps = [BANKS, SLIDING, FILES].map((name) => ({
    name,
    gap: mean(by(experiments, name), (done) => done.explicitAccuracy - done.implicitAccuracy),
  }));
  const [largest] = [...gaps].sort((a, b) => b.gap - a.gap);
  return {
    id: 'section-4.3',
    text: 'Of the strategies that extract facts, structured memory banks have the largest gap between marked facts and facts stated in passing.',
    held: largest?.name === BANKS,
    because: gaps.map(({ name, gap }) => `${name} ${points(gap)}`).join('; '),
  };
}

/** Accuracy by length of the conversation, shortest first. */
function byLength(experiments: readonly Experiment[], name: string): readonly number[] {
  const own = by(experiments, name);
  const lengths = [...new Set(own.map(({ length }) => length))].sort((a, b) => a - b);
  return lengths.map((turns) =>
    mean(
      own.filter(({ length }) => length === turns),
      ({ accuracy }) => accuracy,
    ),
  );
}

const change = (values: readonly number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0);

function scalingClaim(experiments: readonly Experiment[]): Claim {
  const sliding = byLength(experiments, SLIDING);
  const files = byLength(experiments, FILES);
  const banks = byLength(experiments, BANKS);
  const fall = -change(sliding);
  return {
    id: 'section-4.4',
    text: 'From the shortest to the longest conversation the sliding window falls, and file-backed state and memory banks change by less than half as much.',
    held: sliding.length < 2 ? null : fall > 0 && [files, banks].every((values) => Math.abs(change(values)) < fall / 2),
    because:
      sliding.length < 2
        ? 'the grid has one length only'
        : `by length the sliding window finds ${sliding.map((value) => fixed(value, 3)).join(', ')}; from the shortest to the longest it changes by ${points(-fall)}, ${FILES} by ${points(change(files))}, ${BANKS} by ${points(change(banks))}`,
  };
}

/** The fifth finding, which the original's script prints whatever it measures. */
function wideningClaim(experiments: readonly Experiment[]): Claim {
  const [files, naive] = [byLength(experiments, FILES), byLength(experiments, NAIVE)];
  const gaps = files.map((value, at) => value - (naive[at] ?? 0));
  return {
    id: 'finding-5',
    text: 'The gap between the best and the worst strategy is wider in the longest conversation than in the shortest.',
    held: gaps.length < 2 ? null : change(gaps) > 0,
    because:
      gaps.length < 2
        ? 'the grid has one length only'
        : `by length ${FILES} is ahead of ${NAIVE} by ${gaps.map((gap) => points(gap)).join(', ')}`,
  };
}

/** As the benchmark's own scripts in Python round them. */
const percent = (share: number) => `${fixed(100 * share, 1)}%`;
const points = (difference: number) => `${fixed(100 * difference, 1)} points`;
