/** Caches the result for each key, because a task is scored many times, for every system and control. */
export function memoise<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = { value: work(key) };
      known.set(key, found);
    }
    return found.value;
  };
}
