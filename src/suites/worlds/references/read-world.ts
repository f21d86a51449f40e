import { memoiseByKey, ofLatest, ofRecentTexts } from '../../../text/caches.ts';
import type { WorldEvent, WorldQuestion, WorldTask } from '../schema.ts';
import { stemsOf, wordsOf } from '../words.ts';
import { type TextIndex, textIndex } from './text-index.ts';

/** What the prefix of a statement, such as `In audit matters alone: `, says of the statement. It is classified by its words. */
export type PrefixKind = 'none' | 'heard' | 'limited' | 'guess' | 'certain' | 'live' | 'copy' | 'narrow';

/** An event with what can be derived from its text. No label is used. */
export interface ReadEvent {
  readonly event: WorldEvent;
  /** Among the events of its world. */
  readonly place: number;
  /** The stems of its words. */
  readonly stems: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly beginning: PrefixKind;
  readonly prefix: string;
  /** Stands for the statement without its beginning, names and numbers: statements of one form have the same. */
  readonly form: number;
}

export interface ReadWorld {
  readonly events: readonly ReadEvent[];
  readonly index: TextIndex;
  readonly namesIn: NamesIn;
}

type NamesIn = (text: string) => ReadonlySet<string>;

/** Whether an event may answer a question: it is in the question's workspace, and not later than the question's time. */
export const isVisible = ({ workspace, minute }: WorldEvent, question: WorldQuestion) =>
  workspace === question.workspace && minute <= (question.as_of ?? Number.POSITIVE_INFINITY);

/** Whether one of the names is among these. */
export function hasAny(among: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  for (const name of names) if (among.has(name)) return true;
  return false;
}

const CUES: readonly (readonly [PrefixKind, RegExp])[] = [
  ['guess', /\b(?:guess|think|hunch|memory|assum|suppos|believ|probabl|perhaps|maybe|unsure|not sure|impression)/i],
  [
    'copy',
    /\b(?:cached?|old|older|cop(?:y|ies)|mirror|export|outdated|last (?:year|month|week)|stale|archived?|not refreshed|snapshot)\b/i,
  ],
  [
    'live',
    /\b(?:live|now|current|fresh|this (?:very )?(?:moment|second)|real.time|just (?:in|now|read|received|queried|answered|polled))\b/i,
  ],
  ['certain', /\b(?:check|verif|sign|saw|seen|count|confirm|measur|own (?:eyes|hands)|myself|read it|looked)/i],
];

/** A statement's beginning ends with a colon, and at least three words follow. */
const BEGINNING = /^([^:]{4,70}): (?=(?:\S+ ){2}\S)/;

/** Some words and a comma around a statement, which are no part of it. */
const OPENING = /^[\p{L}’']+(?: [\p{L}’']+){0,6} ?, (?=(?:\S+ ){3})/u;
const ENDING = /, [\p{L}’']+(?: [\p{L}’']+){0,5} ?\.$/u;

/** Reads a world once, however many references ask for it one after the other. One world is held: it takes a megabyte and more. */
export const readWorld: (task: WorldTask) => ReadWorld = ofLatest(({ events }) => readEvents(events));

function readEvents(events: readonly WorldEvent[]): ReadWorld {
  const words = events.map(({ text }) => wordsOf(text));
  const names = namesAmong(events.map(({ text }) => text));
  const namesIn = (text: string) => new Set((text.match(NAME) ?? []).filter((word) => names.has(word)));
  const forms = new Map<string, number>();
  const formOf = (form: string): number => {
    const known = forms.get(form) ?? forms.size;
    if (known === forms.size) forms.set(form, known);
    return known;
  };
  return {
    events: events.map((event, place) => readEvent(event, place, words[place] as string[], namesIn, formOf)),
    index: textIndex(words),
    namesIn: memoiseByKey(namesIn),
  };
}

const NAME = /\p{Lu}\p{Ll}+/gu;

/** A word that is capitalised inside a sentence is a name, and so is a first word that is rare and never in lower case. */
function namesAmong(texts: readonly string[]): ReadonlySet<string> {
  const lower = new Set<string>();
  const names = new Set<string>();
  const first = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []) lower.add(word);
    for (const word of text.match(/(?<=[\p{L}\d,;)'’-] )\p{Lu}\p{Ll}+/gu) ?? []) names.add(word);
    const [word] = /^\p{Lu}\p{Ll}+/u.exec(text.replace(BEGINNING, '').replace(OPENING, '')) ?? [];
    if (word !== undefined) first.set(word, (first.get(word) ?? 0) + 1);
  }
  for (const [word, found] of first) if (found <= 2 && !lower.has(word.toLowerCase())) names.add(word);
  return names;
}

function readEvent(
  event: WorldEvent,
  place: number,
  words: readonly string[],
  namesIn: NamesIn,
  formOf: (form: string) => number,
): ReadEvent {
  const prefix = BEGINNING.exec(event.text)?.[1] ?? '';
  const said = prefix === '' ? event.text : event.text.slice(prefix.length + 2);
  const opening = OPENING.exec(said)?.[0] ?? '';
  const ending = ENDING.exec(said.slice(opening.length))?.[0] ?? '';
  const names = namesIn(event.text);
  const lower = new Set([...names].map((name) => name.toLowerCase()));
  const stated = words.slice(wordsIn(prefix) + wordsIn(opening), words.length - wordsIn(ending));
  const form = stated.filter((word) => !lower.has(word) && !/\d/.test(word));
  const beginning = beginningOf(prefix, namesIn);
  return { event, place, stems: stemsOf(words), names, prefix, beginning, form: formOf(form.join(' ')) };
}

/** The words around statements are often the same. */
const wordsAround = ofRecentTexts(2_000, wordsOf);
const wordsIn = (text: string) => wordsAround(text).length;

function beginningOf(prefix: string, namesIn: NamesIn): PrefixKind {
  if (prefix === '') return 'none';
  if (namesIn(prefix).size > 0) return 'heard';
  if (/\d/.test(prefix)) return 'limited';
  return CUES.find(([, cue]) => cue.test(prefix))?.[0] ?? 'narrow';
}
