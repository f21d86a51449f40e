import type { Random } from '../../shared/random.ts';
import { DAY, isoSeconds, MINUTE } from '../../shared/times.ts';

const FIRST = Date.UTC(2023, 0, 9);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The times of a conversation's sessions: days to months apart, in the daytime. */
export function calendarOf(random: Random): () => string {
  let day = FIRST + random.below(700) * DAY;
  return () => {
    const time = day + (7 * 60 + random.below(14 * 60)) * MINUTE;
    day += gap(random) * DAY;
    return isoSeconds(time);
  };
}

/** In days: mostly weeks, sometimes days or months. At least three, so that there is a day between any two sessions. */
function gap(random: Random): number {
  const kind = random.below(5);
  if (kind === 0) return 3 + random.below(5);
  return kind === 4 ? 45 + random.below(60) : 8 + random.below(32);
}

/** Noon of the day halfway between two times. It is between any two sessions, and on neither's day. */
export function between(first: string, second: string): string {
  const half = (Date.parse(first) + Date.parse(second)) / 2;
  return isoSeconds(Math.floor(half / DAY) * DAY + DAY / 2);
}

/** Noon, this many days before or after. */
export function daysFrom(time: string, days: number): string {
  return isoSeconds(Math.floor(Date.parse(time) / DAY) * DAY + days * DAY + DAY / 2);
}

/** "14 March 2025". */
export function dateInWords(time: string): string {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number) as [number, number, number];
  return `${day} ${monthName(month)} ${year}`;
}

export function monthName(month: number): string {
  return MONTHS[month - 1] as string;
}
