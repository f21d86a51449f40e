import type { Task } from '../../suite/suite.ts';

/**
 * The problems of a release: an id that occurs twice, those of each task, and a family that does not occur as often as in whole
 * blocks.
 *
 * @param block how many tasks of each family a block has
 */
export function releaseProblems<T extends Task>(
  tasks: Iterable<T>,
  problemsOf: (task: T) => readonly string[],
  block: Readonly<Record<string, number>>,
): readonly string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  const counts = new Map<string, number>();
  let total = 0;
  for (const task of tasks) {
    if (ids.has(task.id)) problems.push(`${task.id}: the id occurs twice`);
    ids.add(task.id);
    counts.set(task.family, (counts.get(task.family) ?? 0) + 1);
    total += 1;
    for (const problem of problemsOf(task)) problems.push(`${task.id}: ${problem}`);
  }
  const size = Object.values(block).reduce((sum, count) => sum + count, 0);
  const blocks = total / size;
  if (!Number.isInteger(blocks) || total === 0)
    return [...problems, `${total} tasks: a release holds a multiple of ${size}`];
  const miscounted = Object.entries(block).flatMap(([family, due]) => {
    const count = counts.get(family) ?? 0;
    return count === due * blocks ? [] : [`${family}: ${count} tasks, not ${due * blocks}`];
  });
  return [...problems, ...miscounted];
}
