/**
 * What a text that a person gives, to an option or an input, must be: in words that follow "it must be". Its value is
 * undefined if it is not that. Every command loads this file, so it needs no schema library.
 */
export interface Given<T> {
  readonly what: string;
  readonly read: (text: string) => T | undefined;
}

/** Digits with an optional fraction, and not `0x10` or `1e3`. */
const numberThat = (what: string, holds: (value: number) => boolean): Given<number> => ({
  what,
  read: (text) => (/^\d*\.?\d+$/.test(text) && holds(Number(text)) ? Number(text) : undefined),
});

export const wholeUpTo = (most: number, what: string): Given<number> => ({
  what,
  read: (text) => (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined),
});

export const WHOLE_NUMBER = wholeUpTo(Number.MAX_SAFE_INTEGER, 'a whole number from 1');

export const COUNT: Given<number> = {
  what: 'a whole number from 0',
  read: (text) => (/^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
};

export const positiveUpTo = (most: number, named = `${most}`) =>
  numberThat(`a number above 0, at most ${named}`, (value) => value > 0 && value <= most);

/** A limit of a run. A manifest has no numbers beyond those that keep all digits, and is written only after the run. */
export const LIMIT = positiveUpTo(1e9, 'a billion');

export const TEMPERATURE = numberThat('a number from 0 to 2', (value) => value <= 2);

/** The temperature of a model; null if none is sent. */
export const TEMPERATURE_OR_NONE: Given<number | null> = {
  what: `${TEMPERATURE.what}, or none`,
  read: (text) => (text === 'none' ? null : TEMPERATURE.read(text)),
};

export const DAY: Given<string> = {
  what: 'a day, YYYY-MM-DD',
  read(text) {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
    // Date reads 30 February as a day in March.
    const isDay = date && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
    return isDay ? text : undefined;
  },
};

/** The second of eight shards of a run is 2/8. */
export const SHARD: Given<{ readonly index: number; readonly count: number }> = {
  what: 'I/N with 1 ≤ I ≤ N, such as 2/8',
  read(text) {
    const [, index, count] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return shard.index >= 1 && shard.index <= shard.count ? shard : undefined;
  },
};

/** A repository on GitHub, OWNER/NAME, in two groups. Of names with the allowed characters, GitHub refuses `.` and `..`. */
export const REPOSITORY = /^([a-z\d][a-z\d-]{0,38})\/((?!\.{1,2}$)[\w.-]{1,100})$/i;

export const REPOSITORY_NAME: Given<string> = {
  what: 'OWNER/NAME',
  read: (text) => (REPOSITORY.test(text) ? text : undefined),
};

/** Why an address cannot be that of a model's endpoint; undefined if it can. The address itself may have a secret. */
export function endpointProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'is not an http or https address';
  return url.username || url.password ? 'has a user name or a password in it, which errors would print' : undefined;
}
