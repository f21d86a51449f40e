/** In milliseconds. */
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A time of data that people bring: without an offset it is in UTC. A date stays a date. */
export const inUtc = (time: string) => (/T.*(Z|[+-]\d\d:?\d\d)$/.test(time) || !time.includes('T') ? time : `${time}Z`);

/** A time in milliseconds as ISO 8601, to the second. */
export const isoSeconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
