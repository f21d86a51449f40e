import type { Event } from '../../protocol/event.ts';

/** Words that may come back to a question. The fair budget is the headline's: about five statements. */
export const BUDGETS = { tight: 24, fair: 48, wide: 96 } as const;
export type Budget = keyof typeof BUDGETS;

/** One thing that happened in a world. */
export interface WorldEvent {
  readonly id: string;
  /** Minutes since the world began. */
  readonly minute: number;
  readonly kind: 'message' | 'tool_result';
  readonly role: string;
  readonly text: string;
  readonly workspace: string;
  /** The names and numbers of what it states, which no other statement of the world has. */
  readonly values: readonly string[];
}

/** A question, with what decides whether it passes. */
export interface WorldQuestion {
  readonly family: string;
  /** The two questions of a pair are alike and have different gold. */
  readonly pair: string;
  readonly text: string;
  readonly workspace: string;
  /** The minute as of which it is asked; absent where it is asked at the end. */
  readonly as_of?: number | undefined;
  /** The facts that it needs, each told by one event or more: any of them is its source. Empty where nothing answers it. */
  readonly gold: readonly (readonly string[])[];
  /** Events that must not come back. */
  readonly forbidden: readonly string[];
}

/** A world: one history, and some three dozen questions about it. */
export interface WorldTask {
  readonly id: string;
  readonly family: string;
  readonly events: readonly WorldEvent[];
  readonly questions: readonly WorldQuestion[];
}

/** The questions of each pair, or whatever was made of them, in their order. */
export function byPair<T>(items: readonly T[], pairOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const pairs = new Map<string, T[]>();
  for (const item of items) {
    const halves = pairs.get(pairOf(item));
    if (halves === undefined) pairs.set(pairOf(item), [item]);
    else halves.push(item);
  }
  return pairs;
}

const START = Date.UTC(2026, 0, 5);
const MINUTE = 60_000;

export const MINUTES_A_DAY = 1440;

/** The dates of events are asked for in their order. */
let latest = { day: -1, date: '' };

/** The day of a minute, as a date. */
export function dateOf(minute: number): string {
  const day = Math.floor(minute / MINUTES_A_DAY);
  if (latest.day !== day)
    latest = { day, date: new Date(START + day * MINUTES_A_DAY * MINUTE).toISOString().slice(0, 10) };
  return latest.date;
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** @param minute since the world began, a whole number */
export function timestampOf(minute: number): string {
  const ofDay = minute - Math.floor(minute / MINUTES_A_DAY) * MINUTES_A_DAY;
  return `${dateOf(minute)}T${TWO_DIGITS[Math.floor(ofDay / 60)]}:${TWO_DIGITS[ofDay % 60]}:00Z`;
}

/** What an adapter sees of an event: its members sorted, as they are sent. */
export function visible({ id, minute, kind, role, text, workspace }: WorldEvent): Event {
  return { kind, role, scope: { workspace }, source_id: id, text, timestamp: timestampOf(minute) };
}
