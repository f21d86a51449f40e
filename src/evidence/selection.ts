import * as z from 'zod';
import { keyedOrder } from './order.ts';

/** The tasks of the dataset that a run covers, and their arms. A run that does not cover everything is partial. */
export const Selection = z.strictObject({
  families: z.array(z.string()).nullable(),
  limit: z.int().positive().nullable(),
  arms: z.array(z.string()).nullable(),
  shard: z.strictObject({ index: z.int().positive(), count: z.int().positive() }).nullable(),
});

export type Selection = z.infer<typeof Selection>;

export const EVERYTHING: Selection = { families: null, limit: null, arms: null, shard: null };

export function isWhole(selection: Selection): boolean {
  const { families, limit, arms, shard } = selection;
  return families === null && limit === null && arms === null && shard === null;
}

/** The selected tasks, by their index in the dataset. */
export type TaskPlan = ReturnType<typeof planTasks>;

/**
 * The tasks of a run. A limit takes the first tasks, so that two limited runs share their tasks; a shard takes every N-th in
 * the order of the run.
 *
 * @param tasks how many the dataset has
 * @param familyOf called only if families are selected
 */
export function planTasks(selection: Selection, nonce: string, tasks: number, familyOf: (index: number) => string) {
  const { families, limit, shard } = selection;
  const chosen = families && Array.from({ length: tasks }, (_, i) => i).filter((i) => families.includes(familyOf(i)));
  const available = chosen?.length ?? tasks;
  const size = Math.min(available, limit ?? available);
  const task = (i: number) => chosen?.[i] ?? i;
  let numbers: Map<number, number> | undefined;
  const numberOf = (index: number) => {
    if (chosen === null) return index;
    numbers ??= new Map(chosen.map((one, i) => [one, i]));
    return numbers.get(index);
  };
  const order = keyedOrder(nonce, size);
  const first = (shard?.index ?? 1) - 1;
  const step = shard?.count ?? 1;
  return {
    count: Math.max(0, Math.ceil((size - first) / step)),
    /** In the order of the run, which depends on the nonce. */
    *runOrder() {
      for (let position = first; position < size; position += step) yield task(order.itemAt(position));
    },
    /** In the order of the dataset. */
    *taskOrder() {
      for (let i = 0; i < size; i += 1) if (step === 1 || order.positionOf(i) % step === first) yield task(i);
    },
    /** The position of a task in the order of the run, 0…count−1; undefined if it is not selected. */
    placeOf(index: number): number | undefined {
      const i = numberOf(index);
      if (i === undefined || i >= size) return undefined;
      const position = order.positionOf(i);
      return position % step === first ? (position - first) / step : undefined;
    },
    /** For a whole run: each task in the order of the dataset, with the number of the shard, from 1 to `count`, that has it. */
    *withShards(count: number) {
      for (let i = 0; i < size; i += 1) yield [task(i), 1 + (order.positionOf(i) % count)] as const;
    },
  };
}
