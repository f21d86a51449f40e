import { expect, it } from 'vitest';
import { normalForm } from './normal-form.ts';

it.each([
  ['marks', '\u0315', '\u0316'],
  ['letters that become marks', '\u0301', '\uff9e'],
  ['marks beyond the first plane', '\u0301', '\u{1d165}'],
])('normalForm does not sort many %s in a row [G10]', (_what, one, other) => {
  const text = `a${one.repeat(100_000)}${other.repeat(100_000)}`;
  for (const form of ['NFKC', 'NFKD'] as const) expect(normalForm(text, form).length).toBeLessThan(200);
});

it.each(['é\u0316\u0315ﬁ', `a${'\u0316'.repeat(30)}${'\u0301'.repeat(34)}b`, '＝1', ''])(
  'normalForm gives %j the form that Unicode gives it',
  (text) => {
    expect(normalForm(text, 'NFKC')).toBe(text.normalize('NFKC'));
    expect(normalForm(text, 'NFKD')).toBe(text.normalize('NFKD'));
  },
);
