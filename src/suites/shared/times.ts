/** In milliseconds. */
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A time in milliseconds as ISO 8601, to the second. */
export const isoSeconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
