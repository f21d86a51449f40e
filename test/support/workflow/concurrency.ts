import type { World } from '../github/world.ts';

interface Slot {
  readonly stop: () => void;
  readonly done: Promise<void>;
  /** Ends a wait: with true if it is its turn. */
  waiting?: (turn: boolean) => void;
}

const groups = new WeakMap<World, Map<string, Slot>>();

/**
 * Waits for the place of a concurrency group; returns the function that frees it, or undefined if a later run replaced
 * this one in the queue. As at GitHub one run is in progress and at most one waits. `stop` is called if a later run
 * cancels this one.
 */
export async function enter(
  world: World,
  group: string,
  cancelInProgress: boolean,
  stop: () => void,
): Promise<(() => void) | undefined> {
  const places = groups.get(world) ?? new Map<string, Slot>();
  groups.set(world, places);
  for (let current = places.get(group); current !== undefined; current = places.get(group)) {
    current.waiting?.(false);
    const inLine = current;
    const turn = new Promise<boolean>((resolve) => {
      inLine.waiting = resolve;
      void inLine.done.then(() => resolve(true));
    });
    if (cancelInProgress) current.stop();
    if (!(await turn)) return;
  }
  let leave = () => {};
  const done = new Promise<void>((resolve) => {
    leave = resolve;
  });
  places.set(group, { stop, done });
  return () => {
    places.delete(group);
    leave();
  };
}
