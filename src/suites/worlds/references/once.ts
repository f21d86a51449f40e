/** A function that works out of each key once what it finds, however many references ask. */
export function once<K, T>(find: (key: K) => T): (key: K) => T {
  return remembering<K, T>(new Map(), find);
}

/** The same of objects, for as long as they are there. */
export function onceOf<K extends object, T>(find: (key: K) => T): (key: K) => T {
  return remembering<K, T>(new WeakMap(), find);
}

interface Known<K, T> {
  get(key: K): T | undefined;
  set(key: K, found: T): unknown;
}

function remembering<K, T>(known: Known<K, T>, find: (key: K) => T): (key: K) => T {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
