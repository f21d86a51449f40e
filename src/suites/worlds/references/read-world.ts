import type { WorldEvent, WorldQuestion, WorldTask } from '../task.ts';
import { wordsOf } from '../words.ts';
import { type TextIndex, textIndex } from './text-index.ts';

/** What the beginning of a statement says of the rest, `In audit matters alone: `, by words that are usual for it. */
export type Beginning = 'none' | 'heard' | 'limited' | 'guess' | 'certain' | 'live' | 'copy' | 'narrow';

/** An event as a reader without labels takes it. */
export interface ReadEvent {
  readonly event: WorldEvent;
  readonly names: ReadonlySet<string>;
  readonly beginning: Beginning;
  readonly prefix: string;
  /** The statement without its beginning, names and numbers: statements of one form have the same. */
  readonly form: string;
}

export interface ReadWorld {
  readonly events: readonly ReadEvent[];
  readonly index: TextIndex;
  namesIn(text: string): ReadonlySet<string>;
}

/** Whether a question may rest on an event: it is of the workspace that is asked, and of the time up to which is asked. */
export const isVisible = ({ workspace, minute }: WorldEvent, question: WorldQuestion) =>
  workspace === question.workspace && minute <= (question.as_of ?? Number.POSITIVE_INFINITY);

const CUES: readonly (readonly [Beginning, RegExp])[] = [
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

/** Some words and a comma around a statement, which say nothing of it. */
const OPENING = /^(?:[\p{L}’']+ ?){1,7}, (?=(?:\S+ ){3})/u;
const ENDING = /, (?:[\p{L}’']+ ?){1,6}\.$/u;

const known = new WeakMap<WorldTask, ReadWorld>();

/** Reads a world once, however many references ask for it. */
export function readWorld(task: WorldTask): ReadWorld {
  const before = known.get(task);
  if (before !== undefined) return before;
  const read = readEvents(task.events);
  known.set(task, read);
  return read;
}

function readEvents(events: readonly WorldEvent[]): ReadWorld {
  // A word that is capitalised inside a sentence is a name, and so is a first word that is rare and never in lower case.
  const texts = events.map(({ text }) => text);
  const lower = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []));
  const inside = texts.flatMap((text) => text.match(/(?<=[\p{L}\d,;)'’-] )\p{Lu}\p{Ll}+/gu) ?? []);
  const statements = texts.map((text) => text.replace(BEGINNING, '').replace(OPENING, ''));
  const first = new Map<string, number>();
  for (const statement of statements) {
    const [word] = /^\p{Lu}\p{Ll}+/u.exec(statement) ?? [];
    if (word !== undefined) first.set(word, (first.get(word) ?? 0) + 1);
  }
  const rare = [...first].filter(([word, found]) => found <= 2 && !lower.has(word.toLowerCase()));
  const names = new Set([...inside, ...rare.map(([word]) => word)]);
  const namesIn = (text: string) => new Set((text.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter((word) => names.has(word)));
  return {
    events: events.map((event) => readEvent(event, namesIn)),
    index: textIndex(events.map(({ text }) => text)),
    namesIn,
  };
}

function readEvent(event: WorldEvent, namesIn: ReadWorld['namesIn']): ReadEvent {
  const prefix = BEGINNING.exec(event.text)?.[1] ?? '';
  const said = prefix === '' ? event.text : event.text.slice(prefix.length + 2);
  const statement = said.replace(OPENING, '').replace(ENDING, '');
  const names = namesIn(event.text);
  const lower = new Set([...names].map((name) => name.toLowerCase()));
  const form = wordsOf(statement).filter((word) => !lower.has(word) && !/\d/.test(word));
  return { event, names, prefix, beginning: beginningOf(prefix, namesIn), form: form.join(' ') };
}

function beginningOf(prefix: string, namesIn: ReadWorld['namesIn']): Beginning {
  if (prefix === '') return 'none';
  if (namesIn(prefix).size > 0) return 'heard';
  if (/\d/.test(prefix)) return 'limited';
  return CUES.find(([, cue]) => cue.test(prefix))?.[0] ?? 'narrow';
}
