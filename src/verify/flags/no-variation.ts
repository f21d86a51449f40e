import { followsFromCounts } from '../../evidence/timing.ts';
import { type ComparedRun, type FlagFacts, joinReasons, runName } from '../flag.ts';

/** Fewer calls may take the same time by chance, given the resolution of the clock. */
const LEAST = 20;

/** The most adapters in parallel: four in each of 256 shards, the largest job matrix of GitHub. Bundles do not record how many there were. */
const MOST_AT_ONCE = 1024;

/** Whether a run's times do not vary, contradict each other, or are those of another run. */
export function noVariation({ run, others }: FlagFacts): string | undefined {
  if (run.manifest.adapter.spec.startsWith('ref:')) return undefined;
  const invented = joinReasons([...constantTimes(run), tooShort(run), ...others.sameTimes.map(sameTimes)]);
  return invented ?? joinReasons(contradictions(run));
}

function constantTimes({ timing }: ComparedRun): readonly string[] {
  const methods = Object.entries(timing.latency_ms);
  if (methods.every(([, { n, max }]) => n === 0 || max === 0)) return ['no call took any time'];
  const many = methods.filter(([, { n }]) => n >= LEAST);
  // One method may wait for a fixed time and so fill one bucket, but not every method.
  if (many.length > 1 && many.every(([, { buckets }]) => buckets.length === 1)) return ['no method’s times vary by 2%'];
  return many
    .filter(([, { p50, p99, max }]) => p50 === p99 && p99 === max)
    .map(([method, { n, max }]) => `${method}: all ${n} calls took ${max} ms`);
}

/**
 * Compares the time of the run with the least time that its episodes took: 40% took at least the median, 9% at least the 90th
 * and 1% at least the 99th percentile. The clock of a resumed run covers only the part since it was resumed; the share of
 * episodes in that part follows from the throughput.
 */
function tooShort({ timing }: ComparedRun): string | undefined {
  const episode = timing.latency_ms.episode;
  if (episode === undefined || episode.n < LEAST) return undefined;
  const { n, p50, p90, p99 } = episode;
  const timedShare = Math.min(1, (timing.episodes_per_second * timing.wall_ms) / 1000 / n);
  const least = n * timedShare * (0.4 * p50 + 0.09 * p90 + 0.01 * p99);
  if (least <= timing.wall_ms * MOST_AT_ONCE) return undefined;
  return `its episodes took at least ${Math.round(least)} ms together and the whole run ${timing.wall_ms} ms: more than ${MOST_AT_ONCE} adapters side by side`;
}

/** Figures that do not follow from the counts. A board shows the percentiles, and draws the counts. */
function contradictions({ timing }: ComparedRun): readonly string[] {
  return Object.entries(timing.latency_ms)
    .filter(([, figures]) => !followsFromCounts(figures))
    .map(
      ([method, { p50 }]) =>
        `${method}: the median of ${p50} ms or another figure does not follow from the counts of calls`,
    );
}

const sameTimes = (other: ComparedRun) => `byte for byte the times of ${runName(other)}`;
