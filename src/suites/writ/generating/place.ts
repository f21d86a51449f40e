import { CATEGORIES, type Category } from '../draft.ts';

/** What an index stands for. The public dataset is 150 tasks; of every ten, three are places for hand-written ones. */
export interface Place {
  readonly category: Category;
  /** Which of its category's tasks of its kind it is. */
  readonly nth: number;
  readonly byHand: boolean;
}

export const PUBLIC_COUNT = 150;

const BY_HAND = [2, 5, 8];

/** Habits are shown by constraint scenarios alone, so that these are twice as many. */
const GENERATED: readonly Category[] = [...CATEGORIES, 'constraint'];

export function placeOf(index: number): Place {
  const inBlock = BY_HAND.filter((place) => place < index % 10).length;
  const hand = Math.min(Math.floor(index / 10), PUBLIC_COUNT / 10) * 3 + (index < PUBLIC_COUNT ? inBlock : 0);
  if (index < PUBLIC_COUNT && BY_HAND.includes(index % 10)) {
    return {
      category: CATEGORIES[hand % CATEGORIES.length] as Category,
      nth: Math.floor(hand / CATEGORIES.length),
      byHand: true,
    };
  }
  const turn = index - hand;
  const category = GENERATED[turn % GENERATED.length] as Category;
  const round = Math.floor(turn / GENERATED.length);
  // The category that stands twice has two places a round.
  const nth = category === 'constraint' ? 2 * round + Number(turn % GENERATED.length === GENERATED.length - 1) : round;
  return { category, nth, byHand: false };
}
