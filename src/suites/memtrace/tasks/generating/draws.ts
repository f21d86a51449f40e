import type { Random } from '../../../shared/random.ts';

/** Items in random order. None repeats before all have been drawn. */
export interface Deck<T> {
  next(): T;
}

export function deckOf<T>(items: readonly T[], random: Random): Deck<T> {
  let left: T[] = [];
  return {
    next() {
      if (left.length === 0) left = [...items];
      return left.splice(random.below(left.length), 1)[0] as T;
    },
  };
}

/** One deck per name, so that no two statements about one thing have the same words. */
export function decksOf<T>(items: readonly T[], random: Random): (name: string) => T {
  const decks = new Map<string, Deck<T>>();
  return (name) => {
    const deck = decks.get(name) ?? deckOf(items, random);
    decks.set(name, deck);
    return deck.next();
  };
}

export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const deck = deckOf(items, random);
  return items.map(() => deck.next());
}
