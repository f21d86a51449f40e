import type { TaskSheet } from './task-board.ts';

export type Attempted = TaskSheet['attempts'][number];

/** The attempts of systems with the same answer to a task, in the order in which they were read. */
export type Answer = readonly [Attempted, ...Attempted[]];

/** Groups attempts with equal keys. References and simple memories often give the same answer. */
export function answersOf(attempts: readonly Attempted[], keyOf: (one: Attempted) => unknown): readonly Answer[] {
  const found = new Map<string, [Attempted, ...Attempted[]]>();
  for (const one of attempts) {
    const key = JSON.stringify(keyOf(one));
    const answer = found.get(key);
    if (answer === undefined) found.set(key, [one]);
    else answer.push(one);
  }
  return [...found.values()];
}
