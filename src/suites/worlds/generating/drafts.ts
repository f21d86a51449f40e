import type { MechanismId } from '../families.ts';
import type { WorldEvent } from '../schema.ts';
import { dateOf, MINUTES_A_DAY } from '../task.ts';
import type { Slot } from '../wording/schema.ts';

/** Who says something. */
export type Author = Pick<WorldEvent, 'kind' | 'role'>;

export const USER: Author = { kind: 'message', role: 'user' };
export const TOOL: Author = { kind: 'tool_result', role: 'tool' };

export const agent = (role: string): Author => ({ kind: 'message', role });

/** The workspace that nearly all questions are about, and another one that has some of the same names. */
export const HOME = 'north';
export const AWAY = 'south';

/** Places in time are drawn below this. */
export const PLACES = 1e9;

/** An event whose time is not yet known: until it is, `minute` only orders it among the others, and it has no id. */
export type Draft = { -readonly [K in keyof WorldEvent]: WorldEvent[K] };

/** A question about drafts: one half of a pair. */
export interface Half {
  readonly text: string;
  /** The home workspace where absent. */
  readonly workspace?: string;
  /** As of some days after the first event, or of 9/10 of the way to the second one. */
  readonly as_of?: { readonly after: Draft; readonly days: number } | { readonly after: Draft; readonly before: Draft };
  readonly gold: readonly (readonly Draft[])[];
  readonly forbidden?: readonly Draft[];
}

export interface DraftQuestion extends Half {
  readonly family: MechanismId;
  readonly pair: string;
}

/** What is said of an entity: a slot, in one of its forms. */
export interface Fact {
  readonly slot: Slot;
  readonly form: number;
}

/** Minutes between two events: one hour to ten. */
export const SHORTEST_PAUSE = 60;
export const LONGEST_PAUSE = 600;

/** The years of all dates of a world: of its events, and of the days that they state. */
export function yearsOf(events: number): readonly string[] {
  const yearOf = (minute: number) => Number(dateOf(minute).slice(0, 4));
  const [first, last] = [yearOf(0), yearOf(events * LONGEST_PAUSE + 30 * MINUTES_A_DAY)];
  return Array.from({ length: last - first + 1 }, (_, n) => String(first + n));
}

/** Reassigns the times of the drafts so that they follow the order of the list. */
export function inOrder(...drafts: readonly Draft[]): void {
  const places = drafts.map(({ minute }) => minute).sort((a, b) => a - b);
  for (const [n, draft] of drafts.entries()) draft.minute = places[n] as number;
}
