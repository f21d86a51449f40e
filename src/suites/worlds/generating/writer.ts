import { substitute } from '../../shared/fill.ts';
import type { Random } from '../../shared/random.ts';
import type { Mechanism } from '../families.ts';
import type { WorldEvent } from '../task.ts';
import type { Slot, Wording } from '../wording/schema.ts';

/** Who says something. */
export type Author = Pick<WorldEvent, 'kind' | 'role'>;

export const USER: Author = { kind: 'message', role: 'user' };
export const TOOL: Author = { kind: 'tool_result', role: 'tool' };

export const agent = (role: string): Author => ({ kind: 'message', role });

/** The workspace that nearly all questions are about, and another one that has some of the same names. */
export const HOME = 'north';
export const AWAY = 'south';

/** Places in time are drawn below this. */
export const PLACES = 1e9;

/** An event whose time is not yet known: until it is, `minute` only orders it among the others, and it has no id. */
export type Draft = { -readonly [K in keyof WorldEvent]: WorldEvent[K] };

/** A question about drafts. */
export interface DraftQuestion {
  readonly family: Mechanism;
  readonly pair: string;
  readonly text: string;
  readonly workspace: string;
  /** As of some days after the first event, or of 9/10 of the way to the second one. */
  readonly as_of?: { readonly after: Draft; readonly days: number } | { readonly after: Draft; readonly before: Draft };
  readonly gold: readonly (readonly Draft[])[];
  readonly forbidden: readonly Draft[];
}

export interface Said {
  readonly value?: string | undefined;
  /** The form of the slot; any where absent. */
  readonly form?: number | undefined;
  readonly prefix?: string | undefined;
  readonly by?: Author | undefined;
  readonly workspace?: string | undefined;
  readonly days?: number | undefined;
}

/** What the families of a world write with: its names, its values, its events and its questions. */
export interface Writer {
  readonly random: Random;
  readonly wording: Wording;
  readonly entities: readonly string[];
  readonly agents: readonly string[];
  /** Who is heard from now and then: nobody that a question is about. */
  readonly people: readonly string[];
  readonly drafts: readonly Draft[];
  /** For how many days what some of them say holds. */
  readonly days: ReadonlyMap<Draft, number>;
  readonly questions: readonly DraftQuestion[];
  /** A name of three syllables or more that the world does not have yet. */
  name(): string;
  /** A number that the world does not have yet. */
  number(from?: number, to?: number): string;
  /** A slot that nothing was said of the entity in, of any entity where none is given. */
  freeSlot(entity?: string): { readonly slot: Slot; readonly entity: string };
  /** A slot that nothing was said in of the two entities. */
  freeTwins(): { readonly slot: Slot; readonly entities: readonly [string, string] };
  /** Marks what a slot says of an entity as taken. */
  take(slot: Slot, entity: string): boolean;
  say(text: string, values: readonly string[], said?: Pick<Said, 'by' | 'workspace' | 'days'>): Draft;
  /** A statement of a slot about an entity. */
  state(slot: Slot, entity: string, said?: Said): Draft;
  /** A fact by anybody, at times told twice in one form: any of its mentions is its source. */
  mentions(slot: Slot, entity: string, form: number, workspace?: string): readonly Draft[];
  /** What is said of an entity beside all slots, at times twice, too. */
  aside(entity: string, workspace?: string): void;
  /** A form of the slot that the world has, so that no statement is known by words that it alone has. */
  usualForm(slot: Slot): number;
  /** The same of other entities, in these forms: the words of a question alone find no fact. */
  decoys(slot: Slot, ...forms: readonly number[]): void;
  /** The same of names that nothing else is said of. */
  strangers(slot: Slot, form: number, count: number, workspace?: string): void;
  question(slot: Slot, entity: string, form?: number): string;
  ask(question: Omit<DraftQuestion, 'workspace'> & { readonly workspace?: string }): void;
  pair(): string;
  anyAuthor(): Author;
}

/** Numbers have up to four digits in a short world; a longer one needs more of them. */
const numbersFor = (events: number) => Math.max(9_800, events * 20);
const manySyllables = 5_000;

/** How many other entities may have the same said of them. */
const DECOYS = 5;

/**
 * @param events about how many events the world will have: longer ones have more entities and longer values
 */
export function writerOf(random: Random, wording: Wording, events: number): Writer {
  const taken = new Set<string>();
  const used = new Set<string>();
  const usual = new Map<string, readonly number[]>();
  const drafts: Draft[] = [];
  const held = new Map<Draft, number>();
  const questions: DraftQuestion[] = [];
  const capitals = new Map(wording.syllables.map((one) => [one, one.charAt(0).toUpperCase() + one.slice(1)]));
  let pairs = 0;

  const newName = (count: number, fits: (name: string) => boolean = () => true): string => {
    for (;;) {
      let name = capitals.get(random.pick(wording.syllables)) as string;
      for (let left = count - 1; left > 0; left -= 1) name += random.pick(wording.syllables);
      if (taken.has(name) || !fits(name)) continue;
      taken.add(name);
      return name;
    }
  };
  const beginsAlike = (name: string) => entities.some((other) => other.slice(0, 4) === name.slice(0, 4));
  const entities: string[] = [];
  for (let left = Math.round(5 * Math.sqrt(Math.max(1, events / 700))); left > 0; left -= 1)
    entities.push(newName(2, (name) => !beginsAlike(name)));
  const agents = Array.from({ length: 3 }, (_, n) => `agent-${random.pick(wording.syllables)}${n + 1}`);
  const name = () => newName(events > manySyllables ? 4 : 3);
  const people = Array.from({ length: 6 }, name);
  const number = (from = 200, to = numbersFor(events)): string => {
    for (;;) {
      const drawn = String(from + random.below(to - from));
      if (taken.has(drawn)) continue;
      taken.add(drawn);
      return drawn;
    }
  };
  const time = (): string => {
    for (;;) {
      const parts = [6 + random.below(16), random.below(60), random.below(60)];
      const drawn = parts.map((part) => String(part).padStart(2, '0')).join(':');
      if (taken.has(drawn)) continue;
      taken.add(drawn);
      return drawn;
    }
  };
  const values = { number: () => number(), name, time } as const;
  // A statement is not to be known by its length: asides are a little shorter, and oftener have words around them.
  const inPassing = (text: string, names: readonly string[], shares = { opener: 58, closer: 58 }) => {
    const opened = random.below(100) < shares.opener ? behind(random.pick(wording.openers), text, names) : text;
    return random.below(100) >= shares.closer ? opened : opened.replace(/\.$/, `${random.pick(wording.closers)}.`);
  };
  const isRepeated = () => random.below(5) === 0;
  const keyOf = (slot: Slot, entity: string) => `${slot.id} ${entity}`;

  const writer: Writer = {
    random,
    wording,
    entities,
    agents,
    people,
    drafts,
    days: held,
    questions,
    name,
    number,
    take(slot, entity) {
      const key = keyOf(slot, entity);
      if (used.has(key)) return false;
      used.add(key);
      return true;
    },
    freeSlot(wanted) {
      for (;;) {
        const slot = random.pick(wording.slots);
        const entity = wanted ?? random.pick(entities);
        if (writer.take(slot, entity)) return { slot, entity };
      }
    },
    freeTwins() {
      for (;;) {
        const slot = random.pick(wording.slots);
        const free = entities.filter((entity) => !used.has(keyOf(slot, entity)));
        if (free.length < 2) continue;
        const one = random.pick(free);
        const other = random.pick(free.filter((entity) => entity !== one));
        writer.take(slot, one);
        writer.take(slot, other);
        return { slot, entities: [one, other] };
      }
    },
    say(text, values, { by = USER, workspace = HOME, days } = {}) {
      const draft: Draft = {
        id: '',
        minute: random.below(PLACES),
        kind: by.kind,
        role: by.role,
        // `replace` makes one flat string. Without it, V8 keeps the parts that the text was joined from.
        text: days === undefined ? text.replace('{d}', '') : text,
        workspace,
        values,
      };
      drafts.push(draft);
      if (days !== undefined) held.set(draft, days);
      return draft;
    },
    state(slot, entity, { value = values[slot.value](), form, prefix = '', ...said } = {}) {
      const { statement } = form === undefined ? random.pick(slot.forms) : formOf(slot, form);
      const text = substitute(statement, { e: entity, v: value });
      const names = [entity, value];
      return writer.say(prefix === '' ? inPassing(text, names) : behind(prefix, text, names), [value], said);
    },
    mentions(slot, entity, form, workspace = HOME) {
      const said = { form, by: writer.anyAuthor(), workspace };
      const first = writer.state(slot, entity, said);
      return isRepeated() ? [first, writer.state(slot, entity, { ...said, value: first.values[0] })] : [first];
    },
    aside(entity, workspace = HOME) {
      const template = random.pick(wording.asides);
      const value = template.includes('{n}') ? number() : name();
      const text = substitute(template, { e: entity, n: value, p: value });
      for (let times = isRepeated() ? 2 : 1; times > 0; times -= 1)
        writer.say(inPassing(text, [entity, value], { opener: 70, closer: 80 }), [value], {
          workspace,
          by: writer.anyAuthor(),
        });
    },
    usualForm(slot) {
      const known = usual.get(slot.id);
      const form = known === undefined ? random.below(slot.forms.length) : random.pick(known);
      if (known === undefined) usual.set(slot.id, [form]);
      return form;
    },
    decoys(slot, ...forms) {
      usual.set(slot.id, forms);
      const free = shuffled(random, entities).filter((entity) => writer.take(slot, entity));
      for (const [n, entity] of free.slice(0, DECOYS * forms.length).entries())
        writer.mentions(slot, entity, forms[n % forms.length] as number);
    },
    strangers(slot, form, count, workspace = HOME) {
      for (let left = count; left > 0; left -= 1) writer.mentions(slot, writer.name(), form, workspace);
    },
    question(slot, entity, form) {
      const { question } = form === undefined ? random.pick(slot.forms) : formOf(slot, form);
      return substitute(question, { e: entity });
    },
    ask: (question) => {
      questions.push({ workspace: HOME, ...question });
    },
    pair() {
      pairs += 1;
      return `p${pairs}`;
    },
    // Three statements in five are the user's: who says it tells nothing of what is asked for.
    anyAuthor() {
      const drawn = random.below(5);
      if (drawn < 3) return USER;
      return drawn === 3 ? TOOL : agent(random.pick(agents));
    },
  };
  return writer;
}

function formOf(slot: Slot, form: number) {
  const found = slot.forms[form];
  if (found === undefined) throw new RangeError(`the slot ${slot.id} has no form ${form}`);
  return found;
}

/** A text behind its beginning: in lower case, but for a name. */
const behind = (beginning: string, text: string, names: readonly string[]) =>
  beginning + (names.some((name) => text.startsWith(name)) ? text : lowered(text));

export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Gives the drafts, in the order of the list, the places that they have among themselves. */
export function inOrder(...drafts: readonly Draft[]): void {
  const places = drafts.map(({ minute }) => minute).sort((a, b) => a - b);
  for (const [n, draft] of drafts.entries()) draft.minute = places[n] as number;
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] as T, drawn[last] as T];
  }
  return drawn;
}

/**
 * Of the two halves of a pair, the gold comes last in one and first in the other: the order alone answers no pair.
 *
 * @param halves the gold and what stands against it, of each half
 */
export function oppositeOrders(
  random: Random,
  halves: readonly (readonly [gold: readonly Draft[], other: readonly Draft[]])[],
): void {
  const goldLast = random.below(2) === 0;
  for (const [n, [gold, other]] of halves.entries())
    inOrder(...((n === 0) === goldLast ? [...other, ...gold] : [...gold, ...other]));
}
