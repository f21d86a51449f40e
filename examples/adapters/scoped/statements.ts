// A text is a row of statements, each with a subject, a time and a speaker of its own.

import { validityOf } from './dates.ts';
import type { Event, Scope } from './protocol.ts';
import { isFiller, stem, terms } from './words.ts';

export type Statement = {
  event: Event;
  scope: Scope;
  text: string;
  terms: ReadonlySet<string>;
  /** Whose it is: "my sister's desk" is the sister's. */
  owners: ReadonlySet<string>;
  order: number;
  /** When it began to hold: when it was said, unless it says otherwise. */
  from: number;
  until: number;
};

/** A sentence ends with its mark and a blank, or with its line. */
const END = /\n+|(?<=[.!?]["'”’]?)\s+|(?<=[。！？])/u;
/** No owners: "it's" is short for a verb, and the user is who speaks. */
const NOBODY = new Set([
  'user',
  'it',
  'that',
  'this',
  'there',
  'here',
  'what',
  'who',
  'he',
  'she',
  'let',
  'how',
  'where',
]);

export function ownersOf(text: string): Set<string> {
  const owners = [...text.toLowerCase().matchAll(/(\p{L}+)(?:['’]s|s['’])(?=\s)/gu)].map(([, noun = '']) => noun);
  return new Set(owners.filter((noun) => !NOBODY.has(noun) && !isFiller(noun)).map(stem));
}

export function statementsOf(event: Event, order: number): Statement[] {
  const said = Date.parse(event.timestamp);
  const expires = event.expires_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(event.expires_at);
  const texts = event.text
    .split(END)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  return texts.map((text, i) => {
    const { from = said, until = expires } = validityOf(text, said);
    const place = { order: order + i / (texts.length + 1), from, until: Math.min(until, expires) };
    return { event, scope: event.scope ?? {}, text, terms: terms(text), owners: ownersOf(text), ...place };
  });
}
