// Kinds of values: two statements that give one thing two values of a kind cannot both hold.

const KINDS: readonly [string, RegExp][] = [
  ['weekday', /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i],
  ['month', /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/],
  ['clock', /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?(?:am|pm|o['’]clock)\b/i],
  ['version', /\bv\d+\b|\bversion \d+/i],
  ['money', /[$€£]\s?\d|\b\d[\d,.]* ?(?:euros?|dollars?|pounds?|usd|eur)\b/i],
  ['span', /\b(?:one|two|three|four|six|a|\d+) (?:minute|hour|day|week|month|quarter|year)s?\b/i],
  ['number', /(?<![\w./:-])\d[\d,.]*(?![\w/:-])/],
];

export const kindsOf = (text: string): string[] => KINDS.filter(([, form]) => form.test(text)).map(([kind]) => kind);
