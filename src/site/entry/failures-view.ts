import type { TaskList } from '../../analysis/wins.ts';
import type { EntryBundle } from '../board/entries.ts';

/**
 * The failure modes that occurred, in the suite's order. A failed task may have several. If items have pairs, pairs are
 * counted.
 */
export function failuresView({ scorecard, suite, results }: EntryBundle) {
  const { list, failures } = results.pairs
    ? { list: results.pairs.list, failures: results.pairs.failures }
    : { list: results.tasks, failures: results.failures };
  return suite.description.failureModes
    .map(({ id, label }) => ({
      label,
      count: results.pairs ? (failures.get(id)?.length ?? 0) : (scorecard.failure_modes[id] ?? 0),
      /** By family, the most frequent first: `Abstention 12, Causal action 3`. */
      where: whereText(suite.description.families, list, failures.get(id) ?? new Uint32Array()),
    }))
    .filter(({ count }) => count > 0);
}

function whereText(
  families: readonly { readonly id: string; readonly label: string }[],
  tasks: TaskList,
  indices: Uint32Array,
): string {
  const counts = new Map<string, number>();
  for (const index of indices) {
    const family = tasks.families[index] ?? '';
    counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return families
    .map(({ id, label }) => ({ label, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ label, count }) => `${label} ${count}`)
    .join(', ');
}
