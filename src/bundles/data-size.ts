import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { type Manifest, splitOf } from '../evidence/manifest.ts';
import type { Suite } from '../suite/suite.ts';
import { type DatasetChoice, isBuiltIn } from './dataset.ts';
import type { Problem } from './verify/checks.ts';
import type { FileDigest } from './write-manifest.ts';

/** Data of at most this many tasks is generated for every bundle. Generating it takes at most 10 seconds. */
const ALWAYS = 1_000;

/** So that each of ten shards of a large run can be verified. */
const TASKS_PER_OUTCOME = 10;

/** Bytes of a line. No outcome is shorter. */
const SHORTEST_OUTCOME = 100;

/**
 * Checks that a bundle has results for a tenth of its data, before that data is generated. Otherwise a manifest of one kilobyte
 * would cause an hour of work, because the digest of a dataset needs all its tasks, also if the run was limited to one.
 *
 * @param outcomes the size and lines of the bundle’s outcomes
 * @param choice `count` is the number of tasks that the user allows to generate
 * @returns undefined if the data may be generated, or is not generated
 * @throws Fault `usage` if `count` is not the manifest’s
 */
export function dataProblem(
  { dataset }: Pick<Manifest, 'dataset'>,
  { generator }: Suite,
  outcomes: Pick<FileDigest, 'bytes' | 'lines'>,
  { path, count }: DatasetChoice,
): Problem | undefined {
  const { id, tasks } = dataset;
  const isGenerated = isBuiltIn(dataset) || splitOf(id) !== 'public';
  if (path !== undefined || !isGenerated) return undefined;
  const at = `${BUNDLE.manifest}: $.dataset`;
  if (count !== undefined && count !== tasks)
    // The user may be wrong, and not the bundle.
    throw new Fault('usage', `${at}.tasks is ${tasks}, not ${count} as --count states.`, {
      hint: `Use --count ${tasks}, or no --count.`,
    });
  if (id === 'builtin' && tasks !== generator.publicCount)
    return { code: 'bundle.size', detail: `${at}: "builtin" has ${generator.publicCount} tasks, not ${tasks}` };
  const recorded = Math.min(outcomes.lines, Math.floor(outcomes.bytes / SHORTEST_OUTCOME));
  const justified = Math.max(ALWAYS, generator.publicCount, TASKS_PER_OUTCOME * recorded);
  if (count === tasks || tasks <= justified) return undefined;
  return {
    code: 'bundle.size',
    detail: `${at} has ${tasks} tasks, too many to generate for the ${recorded} results in ${BUNDLE.outcomes}`,
    remedy: `If you made this bundle yourself, give --count ${tasks} to generate them all.`,
  };
}
