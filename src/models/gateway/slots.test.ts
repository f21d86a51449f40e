import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abstracted, withIds } from './slots.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const DAYS = [noon('2026-11-22'), noon('2027-01-06')];

/** One day in the forms that people and libraries write. */
function formsOf(day: string): Record<string, string> {
  const at = new Date(noon(day));
  const [y, m, d] = day.split('-') as [string, string, string];
  const spell = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleDateString('en-US', { timeZone: 'UTC', ...options });
  const [long, short, weekday] = [spell({ month: 'long' }), spell({ month: 'short' }), spell({ weekday: 'long' })];
  const seconds = noon(day) / 1_000;
  return {
    'ISO': day,
    'ISO with time': `${day}T09:05:07Z`,
    'Python’s isoformat': `${day}T09:05:07.123456+00:00`,
    'Python’s str': `${day} 09:05:07.123456+00:00`,
    'with minutes': `${day} 9:05`,
    'with a zone': `${day} 09:05 UTC`,
    'of a file': `${day}_09-05-07`,
    'basic': `${y}${m}${d}`,
    'basic with time': `${y}${m}${d}T090507Z`,
    'slashes': `${y}/${m}/${d}`,
    'dots': `${y}.${m}.${d}`,
    'American': `${m}/${d}/${y}`,
    'American, short': `${Number(m)}/${Number(d)}/${y}`,
    'American with time': `${m}/${d}/${y}, 9:05:07 AM`,
    'British': `${d}/${m}/${y}`,
    'German': `${d}.${m}.${y}`,
    'with a month': `${d}-${short}-${y}`,
    'spelled': `${long} ${Number(d)}, ${y}`,
    'short': `${short} ${Number(d)}, ${y}`,
    'with a weekday': `${weekday}, ${long} ${Number(d)}, ${y}`,
    'day first': `${Number(d)} ${long} ${y}`,
    'ordinal': `the ${Number(d)}th of ${long} ${y}`,
    'weekday and day first': `${weekday.slice(0, 3)} ${Number(d)} ${short} ${y}`,
    'a time in words': `${long} ${Number(d)}, ${y} at 9:05 AM`,
    'RFC 2822': at.toUTCString(),
    'ctime': `${weekday.slice(0, 3)} ${short} ${String(Number(d)).padStart(2)} 09:05:07 ${y}`,
    'date(1)': `${weekday.slice(0, 3)} ${short} ${String(Number(d)).padStart(2)} 09:05:07 UTC ${y}`,
    'JavaScript’s': `${weekday.slice(0, 3)} ${short} ${d} ${y} 09:05:07 GMT+0000 (Coordinated Universal Time)`,
    'seconds': `${seconds}`,
    'seconds and a fraction': `${seconds}.123456`,
    'milliseconds': `${seconds}123`,
    'with the weekday behind': `${day} (${weekday})`,
  };
}

const today = formsOf('2026-11-22');
const later = formsOf('2027-01-06');
const marked = (text: string) => abstracted(text, DAYS).text;

describe('abstracted: dates', () => {
  it.each([' ', ', ', '_', '-'])('takes no digits of an id behind a date for a time (%j)', (between) => {
    const text = (id: string) => `On 2026-11-22${between}${id}: x`;
    for (const id of [
      '12345678-efe3-4bbf-8004-5c23b2ce24dd',
      '12349d9f-efe3-4bbf-8004-5c23b2ce24dd',
      '1234567890abcdef',
    ])
      expect(marked(text(id))).toBe(`On \u0001d${between}\u0001i0: x`);
  });

  it.each(Object.keys(today))('replaces a date of a run by a slot: %s', (form) => {
    expect(marked(`It is ${today[form]}.`)).toBe(
      `It is \u0001d.`.replace(' \u0001', form === 'ordinal' ? ' the \u0001' : ' \u0001'),
    );
    expect(marked(`It is ${later[form]}.`)).toBe(marked(`It is ${today[form]}.`));
  });

  it('replaces dates up to two days from a day of the run', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-24', '2026-11-25', '2025-11-22', '2027-01-06'];
    expect(days.map(marked)).toEqual(['2026-11-19', '\u0001d', '\u0001d', '2026-11-25', '2025-11-22', '\u0001d']);
  });
});

it('abstracted keeps dates of the data, versions and numbers', () => {
  const text = 'On 8 May 2023 (2023-05-08), v2026.11.2, room 20261, 1234567890, 11/22, at 10:00, in 2026, on Sunday.';
  expect(abstracted(text, DAYS)).toEqual({ text, ids: [] });
});

it('abstracted replaces ids by slots and returns them in order', () => {
  const [one, two, three] = [
    '0b0e7a30-1f5e-4c39-9c1e-3f3f2a1b9d10',
    '0b0e7a301f5e4c399c1e3f3f2a1b9d10',
    'a1b2c3d4e5f60718',
  ];
  const text = `${one}, "${two}":\n${three} x${three} ${three}0`;
  expect(abstracted(text, DAYS)).toEqual({
    text: `\u0001i0, "\u0001i1":\n\u0001i2 x${three} ${three}0`,
    ids: [one, two, three],
  });
  expect(withIds(`${one} ${two}`, new Map([[one, 'X']]))).toBe(`X ${two}`);
});

it('abstracted keeps a text that repeats an id apart from one with two ids', () => {
  const [one, two, three, four] = ['a1b2c3d4e5f60718', 'b1b2c3d4e5f60718', 'c1b2c3d4e5f60718', 'd1b2c3d4e5f60718'];
  expect(marked(`Is ${one} newer than ${two}?`)).toBe(marked(`Is ${three} newer than ${four}?`));
  expect(marked(`Is ${one} newer than ${one}?`)).toBe(marked(`Is ${three} newer than ${three}?`));
  expect(marked(`Is ${one} newer than ${two}?`)).not.toBe(marked(`Is ${three} newer than ${three}?`));
});

it('abstracted keeps a mark in the text apart from a slot', () => {
  expect(marked('\u0001i')).not.toBe(marked('a1b2c3d4e5f60718'));
  expect(marked('\u0001d')).not.toBe(marked('2026-11-22'));
});

describe('abstracted, on any text', () => {
  const word = fc.constantFrom('the', 'fact', '2023-05-08', 'in', '7', ',', 'id:', '\n', '(', '\u0001i', '\u0001');
  const form = fc.constantFrom(...Object.keys(today)).map((name) => [today[name] ?? '', later[name] ?? ''] as const);
  const id = fc.tuple(fc.uuid({ version: 4 }), fc.uuid({ version: 4 }));
  const pieces = fc.array(
    fc.oneof(
      word.map((text) => [text, text] as const),
      form,
      id,
    ),
    { maxLength: 12 },
  );

  it('returns the same text for two runs that differ in dates and ids', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const [first, second] = [0, 1].map((run) => parts.map((part) => part[run as 0 | 1]).join(' ; '));
        expect(marked(first ?? '')).toBe(marked(second ?? ''));
      }),
    );
  });

  it('returns different texts for any other difference', () => {
    const some = fc.array(word).map((words) => words.join(' '));
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(marked(a) === marked(b)).toBe(a === b);
      }),
    );
  });

  it('does not throw for a long text that nearly contains slots', () => {
    for (const piece of ['2026-11-22', 'nov 22 ', '1'.repeat(8), 'mon, ', '2026-11-22 10:10 (', ' '.repeat(9), 'jan. '])
      expect(() => marked(piece.repeat(200_000 / piece.length))).not.toThrow();
  });
});
