import type { EntryBundle } from '../board/entries.ts';

/** The failure modes that occurred, in the suite's order. A failed task may have several. */
export function failuresView({ scorecard, suite, results }: EntryBundle) {
  return suite.description.failureModes
    .map(({ id, label, rule }) => ({
      label,
      rule,
      count: scorecard.failure_modes[id] ?? 0,
      /** By family, the most first: `Abstention 12, Causal action 3`. */
      where: whereText(suite.description.families, results, results.failures.get(id) ?? new Uint32Array()),
    }))
    .filter(({ count }) => count > 0);
}

function whereText(
  families: readonly { readonly id: string; readonly label: string }[],
  { tasks }: EntryBundle['results'],
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
