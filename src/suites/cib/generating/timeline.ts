import type { Random } from '../../shared/random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;
const FIRST = Date.UTC(2026, 0, 5, 8);

/** The times of a history, each hours to weeks after the one before. A new session begins a day later or more. */
export function timelineOf(random: Random): (newSession: boolean) => string {
  let now = FIRST + random.below(200 * DAY) * MINUTE;
  return (newSession) => {
    const soon = random.below(2) === 0 && !newSession;
    now += (soon ? 120 + random.below(DAY) : DAY + random.below(16 * DAY)) * MINUTE;
    return `${new Date(now).toISOString().slice(0, 19)}Z`;
  };
}
