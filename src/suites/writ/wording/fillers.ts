import { CHORES } from './fillers-of-chores.ts';
import { OUTINGS } from './fillers-of-outings.ts';
import { STUDIES } from './fillers-of-studies.ts';
import { TRAVELS } from './fillers-of-travels.ts';

/**
 * Exchanges on matters that no question is about: what the user says, in at least two sentences, and the reply.
 * Slots: {friend}, {dish}, {hue}, {day}, {count}. They hold no value of any fact.
 */
export type Filler = readonly [user: string, assistant: string];

export const FILLERS: readonly Filler[] = [...CHORES, ...OUTINGS, ...STUDIES, ...TRAVELS];

export const SLOTS = {
  friend: ['Agnes', 'Bernd', 'Chidi', 'Doris', 'Elif', 'Fergus', 'Greta', 'Hamid', 'Inge', 'Jonas', 'Kasia', 'Lorenzo'],
  dish: ['lentil soup', 'leek tart', 'mushroom stew', 'plum dumplings', 'bean salad', 'barley risotto', 'onion pie'],
  hue: ['teal', 'mustard', 'lilac', 'rust', 'ivory', 'moss green', 'coral', 'navy'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  count: ['three', 'four', 'five', 'six', 'seven', 'nine', 'eleven', 'ten'],
} as const;
