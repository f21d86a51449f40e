import { itemPairs } from '../protocol/items.ts';
import type { Outcome } from '../protocol/outcome.ts';

/** What two runs are compared by: a task, or each pair of items of a task that has pairs. */
export interface Unit extends Pick<Outcome, 'id' | 'family' | 'cluster' | 'verdict' | 'failure_modes'> {
  /** The task of a pair; absent where the unit is a task. */
  readonly task?: Pick<Outcome, 'id' | 'family'>;
}

export function unitsOf(outcomes: readonly Outcome[]): readonly Unit[] {
  return outcomes.flatMap((task): readonly Unit[] => {
    const pairs = itemPairs(task);
    if (pairs.length === 0) return [task];
    return pairs.map(({ id, family, verdict, halves }) => ({
      id: `${task.id} ${id}`,
      family,
      cluster: task.cluster,
      verdict,
      task,
      failure_modes: [...new Set(halves.flatMap(({ item }) => item.failure_modes ?? []))],
    }));
  });
}

/** The task of a pair, by the id that the pair has among units. */
export const taskOfPair = (id: string): string => id.slice(0, id.lastIndexOf(' '));

/** Such as `1 pair`, `2 tasks`. */
export function countText(count: number, [first]: readonly Unit[]): string {
  return `${count} ${first?.task === undefined ? 'task' : 'pair'}${count === 1 ? '' : 's'}`;
}
