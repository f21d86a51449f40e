/** Caches the result for each object, as long as the object exists: a task is scored many times, for every system and control. */
export function memoise<K extends object, V extends NonNullable<unknown>>(work: (key: K) => V): (key: K) => V {
  return cachedIn(new WeakMap<K, V>(), work);
}

/** `memoise` for keys of any kind. Results are kept as long as the returned function. */
export function memoiseByKey<K, V extends NonNullable<unknown>>(work: (key: K) => V): (key: K) => V {
  return cachedIn(new Map<K, V>(), work);
}

function cachedIn<K, V>(cache: { get(key: K): V | undefined; set(key: K, value: V): unknown }, work: (key: K) => V) {
  return (key: K): V => {
    let found = cache.get(key);
    if (found === undefined) {
      found = work(key);
      cache.set(key, found);
    }
    return found;
  };
}

/** Characters of the texts in one cache. Longer ones, which no suite has, are an adapter's: only the latest is kept. */
const MOST_CHARACTERS = 4_000_000;
const LONG = 65_536;

/**
 * Caches a function of a text. The same texts are read by every system, and often by the next task.
 *
 * @param most the largest number of texts in the cache, which is emptied when it is full
 */
export function ofRecentTexts<V extends object | string>(most: number, work: (text: string) => V): (text: string) => V {
  let known = new Map<string, V>();
  let characters = 0;
  const latestLong = ofLatest(work);
  return (text) => {
    if (text.length > LONG) return latestLong(text);
    let found = known.get(text);
    if (found === undefined) {
      found = work(text);
      // Replaced and not cleared: V8 links the former contents of a cleared map to its next ones, and keeps all of them for a
      // long time.
      if (known.size >= most || characters > MOST_CHARACTERS) {
        known = new Map();
        characters = 0;
      }
      known.set(text, found);
      characters += text.length;
    }
    return found;
  };
}

/** Caches a function for the latest value, such as a task: every system and control answers it before the next one. */
export function ofLatest<K, V>(work: (key: K) => V): (key: K) => V {
  let latest: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (latest?.key !== key) latest = { key, value: work(key) };
    return latest.value;
  };
}
