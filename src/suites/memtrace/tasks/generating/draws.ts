import { memoiseByKey } from '../../../../text/caches.ts';
import type { Random } from '../../../shared/random.ts';

/** Draws items in random order. None repeats before all have been drawn. */
export function deckOf<T>(items: readonly T[], random: Random): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    return left.splice(random.below(left.length), 1)[0] as T;
  };
}

/** One deck per name, so that no two statements about one thing have the same words. */
export function decksOf<T>(items: readonly T[], random: Random): (name: string) => T {
  const nextOf = memoiseByKey((_: string) => deckOf(items, random));
  return (name) => nextOf(name)();
}
