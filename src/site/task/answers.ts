import type { TaskSheet } from './task-board.ts';

export type Attempted = TaskSheet['attempts'][number];

/** What systems did alike with a task, the systems in the order in which they were read. */
export type Answer = readonly [Attempted, ...Attempted[]];

/** The attempts in answers: those of one key are the same. References and simple memories often do the same. */
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
