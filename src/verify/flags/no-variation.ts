import { BUNDLE } from '../../evidence/bundle.ts';
import { called, type Flag, inOne, listedDigest, type Run } from '../flag.ts';

/** Fewer calls may take the same time by chance, as the clock is read. */
const LEAST = 20;

/** Adapters side by side: four each in 256 shards, the widest job matrix there is. How many there were is not recorded. */
const MOST_AT_ONCE = 1024;

export const noVariation: Flag = {
  id: 'no-variation',
  title: 'Its times are not those of a program',
  why: 'A process never takes the same time twice. Times that do not vary, or that do not fit each other, were written and not measured, and so perhaps were the answers.',
  remedy: 'Have it run again and compare; what timing.json says is measured by whoever ran it.',
  check: ({ run, others }) =>
    run.manifest.adapter.spec.startsWith('ref:')
      ? undefined
      : inOne([...still(run), tooShort(run), ...sameTimes(run, others)]),
};

function still({ timing }: Run): readonly string[] {
  const methods = Object.entries(timing.latency_ms);
  if (methods.every(([, { n, max }]) => n === 0 || max === 0)) return ['no call took any time'];
  const many = methods.filter(([, { n }]) => n >= LEAST);
  // A wait of fixed length fills one bucket, but not in every method.
  if (many.length > 1 && many.every(([, { buckets }]) => buckets.length === 1))
    return ['no method’s times vary by 2 %'];
  return many
    .filter(([, { p50, p99, max }]) => p50 === p99 && p99 === max)
    .map(([method, { n, max }]) => `${method}: all ${n} calls took ${max} ms`);
}

/**
 * The run's time against that of its episodes: 40 % of them took at least the median, 9 % at least the 90th and 1 % at
 * least the 99th percentile. A resumed run's clock covers only its last stretch, of which the throughput tells how
 * many tasks it did.
 */
function tooShort({ timing, results }: Run): string | undefined {
  const episode = timing.latency_ms.episode;
  if (episode === undefined || episode.n < LEAST) return undefined;
  const { n, p50, p90, p99 } = episode;
  const done = Math.min(1, (timing.episodes_per_second * timing.wall_ms) / 1000 / results.passed.length);
  const least = n * done * (0.4 * p50 + 0.09 * p90 + 0.01 * p99);
  if (least <= timing.wall_ms * MOST_AT_ONCE) return undefined;
  return `its episodes took at least ${Math.round(least)} ms together and the whole run ${timing.wall_ms} ms: more than ${MOST_AT_ONCE} adapters side by side`;
}

function sameTimes(run: Run, others: readonly Run[]): readonly string[] {
  const digest = listedDigest(run, BUNDLE.timing);
  if (digest === undefined) return [];
  const same = others.filter((other) => listedDigest(other, BUNDLE.timing) === digest);
  return same.map((other) => `byte for byte the times of ${called(other)}`);
}
