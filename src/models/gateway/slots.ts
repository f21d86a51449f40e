/**
 * What differs between two runs of one system: ids that the system draws, source ids, which the harness draws, and the date.
 * When requests are compared, each of these is a slot, and its content is ignored.
 */
export interface Abstracted {
  /** The text with a mark for each slot. */
  readonly text: string;
  /** The ids in the slots, in order. */
  readonly ids: readonly string[];
}

const DAY_MS = 86_400_000;
/** How many days a date may be from the day of a run to count as the current date: for time zones, and runs past midnight. */
const NEAR = 2;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME = new RegExp(MONTHS.join('|'), 'i');
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;

const DATE = [
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.]\d{4}`,
  String.raw`\d{8}`,
  String.raw`${NTH}(?:[ -]| of )${MONTH}\.?[ -]?,? ?\d{4}`,
  String.raw`${MONTH}\.? ${NTH},? \d{4}`,
  String.raw`${MONTH} +\d{1,2} \d{2}:\d{2}:\d{2}(?: [a-z]{3,4})? \d{4}`,
].join('|');
const UUID =
  '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-9a-f]{12}[1-8][0-9a-f]{3}[89ab][0-9a-f]{15}';
const SOURCE = '[0-9a-f]{16}';
const ID = `(?<![0-9a-z])(?:${UUID}|${SOURCE})(?![0-9a-z])`;
const SEPARATOR = '(?:,? (?:at )?|[-_])';
/** What may follow a date. The digits that an id begins with are no time. */
const TIME = String.raw`(?:(?!${SEPARATOR}${ID})(?:t|${SEPARATOR})\d{1,2}[:.-]?\d{2}(?:[:.-]?\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]m)?(?: ?(?:z|utc|gmt))?(?: ?[+-]\d{2}:?\d{2})?(?: \([^()]{2,40}\))?)?`;
const EPOCH = String.raw`(?<![\d.])1[6-9]\d{8}(?:\d{3}|\d{6})?(?:\.\d{1,9})?(?![\d.]*\d)`;

const IDS = new RegExp(ID, 'gi');
const SLOTS = new RegExp(
  `(?<id>${ID})|(?<epoch>${EPOCH})|(?<!\\d)(?:${WEEKDAY},? (?:the )?)?(?<date>${DATE})(?!\\d)${TIME}(?: \\(${WEEKDAY}\\))?|\\u0001`,
  'gi',
);

type Groups = Readonly<Record<'id' | 'epoch' | 'date', string | undefined>>;

/**
 * Marks the slots of a text.
 *
 * @param days noon of the days of both runs: that on the tape and the present one. A date near one of them is a slot in both
 * runs, so that a date of the data is the same text in both
 */
export function abstracted(text: string, days: readonly number[]): Abstracted {
  const ids: string[] = [];
  /** Each id with its place among the different ones: which of them are the same is no matter of the run. */
  const places = new Map<string, number>();
  const isNear = (time: number, within: number) => days.some((day) => Math.abs(time - day) <= within * DAY_MS);
  const marked = text.replace(SLOTS, (hit: string, ...rest: unknown[]) => {
    const { id, epoch, date } = rest.at(-1) as Groups;
    if (id !== undefined) {
      ids.push(id);
      if (!places.has(id)) places.set(id, places.size);
      return `\u0001i${places.get(id)}`;
    }
    if (date !== undefined) return readings(date).some((time) => isNear(time, NEAR)) ? '\u0001d' : hit;
    if (epoch !== undefined) return isNear(Number(epoch.slice(0, 10)) * 1_000, NEAR + 0.5) ? '\u0001d' : hit;
    return '\u0001\u0001';
  });
  return { text: marked, ids };
}

/** Noon of the days that a date may mean: 3/4/2026 can be in March or in April. */
function readings(date: string): number[] {
  const month = MONTHS.indexOf(MONTH_NAME.exec(date)?.[0].toLowerCase() ?? '') + 1;
  const numbers = (date.replace(/\d{2}:\d{2}:\d{2}/, '').match(/\d+/g) ?? []).map(Number);
  const [a = 0, b = 0, c = 0] = numbers;
  if (/^\d{8}$/.test(date)) return noons([Math.floor(a / 10_000), Math.floor(a / 100) % 100, a % 100]);
  if (month > 0) return noons([b, month, a]);
  return a > 31 ? noons([a, b, c]) : noons([c, a, b], [c, b, a]);
}

const noons = (...dates: readonly (readonly [year: number, month: number, day: number])[]) =>
  dates
    .filter(([, month, day]) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .map(([year, month, day]) => Date.UTC(year, month - 1, day, 12));

/** Replaces the ids of one run by those of another. Other ids are unchanged. */
export function withIds(text: string, ids: ReadonlyMap<string, string>): string {
  return ids.size === 0 ? text : text.replace(IDS, (id) => ids.get(id) ?? id);
}
