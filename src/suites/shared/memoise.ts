/** Caches the result for each object, as long as the object exists: a task is scored many times, for every system and control. */
export function memoise<K extends object, V>(work: (key: K) => V): (key: K) => V {
  return cachedIn(new WeakMap<K, Cached<V>>(), work);
}

/** The same for keys of any kind. Results are kept as long as the returned function. */
export function memoiseByKey<K, V>(work: (key: K) => V): (key: K) => V {
  return cachedIn(new Map<K, Cached<V>>(), work);
}

interface Cached<V> {
  readonly value: V;
}

type Cache<K, V> = Pick<Map<K, Cached<V>>, 'get'> & { set(key: K, found: Cached<V>): unknown };

function cachedIn<K, V>(cache: Cache<K, V>, work: (key: K) => V): (key: K) => V {
  return (key) => {
    let found = cache.get(key);
    if (found === undefined) {
      found = { value: work(key) };
      cache.set(key, found);
    }
    return found.value;
  };
}
