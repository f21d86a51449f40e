import type { Facts, Rule } from '../rule.ts';

/** Fewer errors than this are accidents, however few tasks there are. */
const FEWEST = 3;
const MOST_PERCENT = 5;

export const erroredTasks: Rule = {
  id: 'errored-tasks',
  title: 'Few tasks ended in an error',
  why: 'A score over tasks that were never answered measures a defect of the adapter, or a rate limit behind it, and not a memory.',
  breaks: `At least ${FEWEST} tasks, and more than ${MOST_PERCENT} % of them, errored. A single shard is not judged: the bundle merged of all shards is.`,
  remedy: 'Run `cib check SPEC` with the same adapter: it makes each call once and says what is wrong. Then run again.',
  state: 'failed',
  check: ({ manifest, counts }) =>
    tooManyErrors(manifest, counts) ? `${counts.errored} of ${counts.tasks} tasks errored` : undefined,
};

/** The rule itself: it takes no more than the counts, which are public before a held-out run's transcript is. */
export function tooManyErrors({ selection }: Pick<Facts['manifest'], 'selection'>, counts: Facts['counts']): boolean {
  const { tasks, errored } = counts;
  return selection.shard === null && errored >= FEWEST && errored * 100 > tasks * MOST_PERCENT;
}
