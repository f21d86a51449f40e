import type { Claim } from '../../suite/claim.ts';
import { fixed } from '../shared/python-round.ts';
import type { Experiment } from './experiment.ts';
import { FILE_BACKED_STATE } from './strategies/file-backed-state.ts';
import { naiveTruncation, slidingWindowSummary } from './strategies/strategies.ts';
import { structuredMemoryBanks } from './strategies/structured-memory-banks.ts';
import { densityRatio, mean } from './tables.ts';

const FILES = FILE_BACKED_STATE.name;
const NAIVE = naiveTruncation.name;
/** The strategies that read facts out of the conversation. */
const EXTRACTING = [FILES, structuredMemoryBanks.name, slidingWindowSummary.name];

/** The paper's five key claims, decided from its whole grid of experiments. */
export function claims(experiments: readonly Experiment[]): readonly Claim[] {
  const average = (name: string, of: (done: Experiment) => number) =>
    mean(
      experiments.filter(({ strategy }) => strategy === name),
      of,
    );
  const files = average(FILES, ({ accuracy }) => accuracy);
  const naive = average(NAIVE, ({ accuracy }) => accuracy);
  const early = average(NAIVE, ({ depthAccuracy }) => depthAccuracy['early (0-25%)']);
  const late = average(NAIVE, ({ depthAccuracy }) => depthAccuracy['late (75-100%)']);
  const gaps = EXTRACTING.map((name) => ({
    name,
    explicit: average(name, ({ explicitAccuracy }) => explicitAccuracy),
    implicit: average(name, ({ implicitAccuracy }) => implicitAccuracy),
  }));
  const ratio = densityRatio(experiments, FILES, NAIVE);
  return [
    {
      id: 'claim-1',
      text: 'File-backed state finds more than 85 % of the facts.',
      held: files > 0.85,
      because: `it finds ${percent(files)}`,
    },
    {
      id: 'claim-2',
      text: 'Naive truncation finds less than 20 % of them.',
      held: naive < 0.2,
      because: `it finds ${percent(naive)}`,
    },
    {
      id: 'claim-3',
      text: 'Naive truncation finds about none of the facts from the first quarter of a conversation.',
      // "About 0 %" leaves room for what rounds to zero.
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
      held: ratio > 20,
      because: `it finds ${fixed(ratio, 1)} times as many`,
    },
  ];
}

const percent = (share: number) => `${fixed(100 * share, 1)} %`;
