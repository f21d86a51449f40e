import type { Event } from '../../protocol/event.ts';
import { memoiseByKey } from '../../text/caches.ts';
import { MINUTE } from '../shared/times.ts';
import type { WorldEvent } from './schema.ts';

/** Words that may come back to a question. The fair budget is the headline's: about four statements. */
export const BUDGETS = { tight: 24, fair: 48, wide: 96 } as const;
export type Budget = keyof typeof BUDGETS;

/** When each world begins. */
export const START = Date.UTC(2026, 0, 5);

export const MINUTES_A_DAY = 1440;

const dateOfDay = memoiseByKey((day: number) =>
  new Date(START + day * MINUTES_A_DAY * MINUTE).toISOString().slice(0, 10),
);

export const dateOf = (minute: number) => dateOfDay(Math.floor(minute / MINUTES_A_DAY));

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
