import { capital, lowerFirst } from '../../../text/words.ts';
import { substitute } from '../../shared/fill.ts';
import { type Random, shuffled } from '../../shared/random.ts';
import type { MechanismId } from '../families.ts';
import type { Slot, Wording } from '../wording/schema.ts';
import {
  type Author,
  agent,
  type Draft,
  type DraftQuestion,
  type Fact,
  type Half,
  HOME,
  PLACES,
  TOOL,
  USER,
  yearsOf,
} from './drafts.ts';

interface StatementSource {
  readonly by?: Author | undefined;
  readonly workspace?: string | undefined;
  readonly days?: number | undefined;
}

interface StatementOptions extends StatementSource {
  readonly value?: string | undefined;
  readonly prefix?: string;
}

/** Numbers have up to four digits in a short world; a longer one needs more of them. */
const numbersFor = (events: number) => Math.max(9_800, events * 20);
const MANY_SYLLABLES = 5_000;

/** The number of other entities that get a statement of the same slot. */
const DECOYS = 5;

/** Draws names, values, events and questions for the families of one world. */
export class Writer {
  readonly random: Random;
  readonly wording: Wording;
  readonly entities: string[] = [];
  readonly agents: readonly string[];
  /** People who are quoted. No question is about them. */
  readonly people: readonly string[];
  readonly drafts: Draft[] = [];
  /** The number of days for which some statements hold. */
  readonly days = new Map<Draft, number>();
  readonly questions: DraftQuestion[] = [];
  readonly #events: number;
  readonly #taken = new Set<string>();
  readonly #used = new Set<string>();
  readonly #usual = new Map<string, readonly Fact[]>();
  readonly #capitals: ReadonlyMap<string, string>;
  readonly #years: readonly string[];
  #pairs = 0;

  /** @param events about how many events the world will have: longer ones have more entities and longer values */
  constructor(random: Random, wording: Wording, events: number) {
    this.random = random;
    this.wording = wording;
    this.#events = events;
    this.#years = yearsOf(events);
    this.#capitals = new Map(wording.syllables.map((one) => [one, capital(one)]));
    const beginsAlike = (name: string) => this.entities.some((other) => other.slice(0, 4) === name.slice(0, 4));
    for (let left = Math.round(5 * Math.sqrt(Math.max(1, events / 700))); left > 0; left -= 1)
      this.entities.push(this.#unused(() => this.#syllables(2), beginsAlike));
    this.agents = Array.from({ length: 3 }, (_, n) => `agent-${random.pick(wording.syllables)}${n + 1}`);
    this.people = Array.from({ length: 6 }, () => this.name());
  }

  /** Draws until the result is new in this world and fit. */
  #unused(draw: () => string, isUnfit: (drawn: string) => boolean = () => false): string {
    for (;;) {
      const drawn = draw();
      if (this.#taken.has(drawn) || isUnfit(drawn)) continue;
      this.#taken.add(drawn);
      return drawn;
    }
  }

  #syllables(count: number): string {
    let name = this.#capitals.get(this.random.pick(this.wording.syllables)) as string;
    for (let left = count - 1; left > 0; left -= 1) name += this.random.pick(this.wording.syllables);
    return name;
  }

  /** A name of three syllables or more that the world does not have yet. */
  name(): string {
    return this.#unused(() => this.#syllables(this.#events > MANY_SYLLABLES ? 4 : 3));
  }

  /** A number that the world does not have yet. */
  number(from = 200, to = numbersFor(this.#events)): string {
    return this.#unused(() => String(from + this.random.below(to - from)));
  }

  #time(): string {
    const { random } = this;
    return this.#unused(() =>
      [6 + random.below(16), random.below(60), random.below(60)].map((part) => String(part).padStart(2, '0')).join(':'),
    );
  }

  /** Reserves a slot for an entity. Returns false if it is reserved already. */
  take(slot: Slot, entity: string): boolean {
    const key = keyOf(slot, entity);
    if (this.#used.has(key)) return false;
    this.#used.add(key);
    return true;
  }

  /** A slot in which the entity has no statement yet; of any entity if none is given. */
  freeSlot(wanted?: string): { readonly slot: Slot; readonly entity: string } {
    for (;;) {
      const slot = this.random.pick(this.wording.slots);
      const entity = wanted ?? this.random.pick(this.entities);
      if (this.take(slot, entity)) return { slot, entity };
    }
  }

  /** A fact of such a slot, in any form. */
  freeFact(wanted?: string): { readonly fact: Fact; readonly entity: string } {
    const { slot, entity } = this.freeSlot(wanted);
    return { fact: this.anyForm(slot), entity };
  }

  /** A fact, in any form, of a slot that is free for two entities. */
  freeTwins(): { readonly fact: Fact; readonly entities: readonly [string, string] } {
    for (;;) {
      const slot = this.random.pick(this.wording.slots);
      const free = this.entities.filter((entity) => !this.#used.has(keyOf(slot, entity)));
      if (free.length < 2) continue;
      const one = this.random.pick(free);
      const other = this.random.pick(free.filter((entity) => entity !== one));
      this.take(slot, one);
      this.take(slot, other);
      return { fact: this.anyForm(slot), entities: [one, other] };
    }
  }

  anyForm(slot: Slot): Fact {
    return { slot, form: this.random.below(slot.forms.length) };
  }

  /** The same fact in other words. */
  otherForm({ slot, form }: Fact): Fact {
    return { slot, form: (form + 1 + this.random.below(slot.forms.length - 1)) % slot.forms.length };
  }

  /** A form of the slot that the world has, so that no statement is known by words that it alone has. */
  usualForm(slot: Slot): Fact {
    const known = this.#usual.get(slot.id);
    if (known !== undefined) return this.random.pick(known);
    const fact = this.anyForm(slot);
    this.#usual.set(slot.id, [fact]);
    return fact;
  }

  say(text: string, values: readonly string[], { by = USER, workspace = HOME, days }: StatementSource = {}): Draft {
    const draft: Draft = {
      id: '',
      minute: this.random.below(PLACES),
      kind: by.kind,
      role: by.role,
      // `replace` makes one flat string. Without it, V8 keeps the parts that the text was joined from.
      text: days === undefined ? text.replace('{d}', '') : text,
      workspace,
      values,
    };
    this.drafts.push(draft);
    if (days !== undefined) this.days.set(draft, days);
    return draft;
  }

  state({ slot, form }: Fact, entity: string, stated: StatementOptions = {}): Draft {
    const { value = this.#valueOf(slot), prefix = '', ...said } = stated;
    const text = substitute(formOf(slot, form).statement, { e: entity, v: value });
    const names = [entity, value];
    return this.say(prefix === '' ? this.#inPassing(text, names) : behind(prefix, text, names), [value], said);
  }

  #valueOf({ value }: Slot): string {
    return value === 'number' ? this.number() : value === 'name' ? this.name() : this.#time();
  }

  // Asides are a little shorter than other statements and get such words more often, so that length does not tell them apart.
  #inPassing(text: string, names: readonly string[], opener = 58, closer = 58): string {
    const { random, wording } = this;
    const opened = random.below(100) < opener ? behind(random.pick(wording.openers), text, names) : text;
    return random.below(100) >= closer ? opened : opened.replace(/\.$/, `${random.pick(wording.closers)}.`);
  }

  /**
   * A value of the fact for a question that is asked as of a date. It is in no year of the world's dates: "As of 2026-05-05"
   * would otherwise say the answer 202.
   */
  undatedValue({ slot }: Fact): string {
    for (;;) {
      const value = this.#valueOf(slot);
      if (!this.#years.some((year) => year.includes(value))) return value;
    }
  }

  #isRepeated(): boolean {
    return this.random.below(5) === 0;
  }

  /** States a fact by any author, one time in five twice in the same words. Each statement is a source of the fact. */
  mentions(fact: Fact, entity: string, workspace = HOME): readonly Draft[] {
    const said = { by: this.anyAuthor(), workspace };
    const first = this.state(fact, entity, said);
    return this.#isRepeated() ? [first, this.state(fact, entity, { ...said, value: first.values[0] })] : [first];
  }

  /** A fact about an entity that belongs to no slot, sometimes stated twice. */
  aside(entity: string, workspace = HOME): void {
    const template = this.random.pick(this.wording.asides);
    const value = template.includes('{n}') ? this.number() : this.name();
    const text = substitute(template, { e: entity, n: value, p: value });
    for (let times = this.#isRepeated() ? 2 : 1; times > 0; times -= 1)
      this.say(this.#inPassing(text, [entity, value], 70, 80), [value], { workspace, by: this.anyAuthor() });
  }

  /** States the same facts about other entities in the same words, so that the words of a question alone do not find the fact. */
  decoys(fact: Fact, ...others: readonly Fact[]): void {
    const { slot } = fact;
    const facts = [fact, ...others];
    this.#usual.set(slot.id, facts);
    const free = shuffled(this.random, this.entities).filter((entity) => this.take(slot, entity));
    for (const [n, entity] of free.slice(0, DECOYS * facts.length).entries())
      this.mentions(facts[n % facts.length] as Fact, entity);
  }

  /** The same fact about names that occur nowhere else. */
  strangers(fact: Fact, count: number, workspace = HOME): void {
    for (let left = count; left > 0; left -= 1) this.mentions(fact, this.name(), workspace);
  }

  question({ slot, form }: Fact, entity: string): string {
    return substitute(formOf(slot, form).question, { e: entity });
  }

  /** Asks the two questions of a pair. */
  pair(family: MechanismId, halves: readonly Half[]): void {
    const pair = this.newPair();
    for (const half of halves) this.questions.push({ family, pair, ...half });
  }

  newPair(): string {
    this.#pairs += 1;
    return `p${this.#pairs}`;
  }

  // Three statements in five are the user's, in all families, so that the author does not tell gold events from others.
  anyAuthor(): Author {
    const drawn = this.random.below(5);
    if (drawn < 3) return USER;
    return drawn === 3 ? TOOL : agent(this.random.pick(this.agents));
  }
}

const keyOf = (slot: Slot, entity: string) => `${slot.id} ${entity}`;

function formOf(slot: Slot, form: number) {
  const found = slot.forms[form];
  if (found === undefined) throw new RangeError(`the slot ${slot.id} has no form ${form}`);
  return found;
}

/** A text after a prefix. Its first letter becomes lower case unless it begins with a name. */
const behind = (beginning: string, text: string, names: readonly string[]) =>
  beginning + (names.some((name) => text.startsWith(name)) ? text : lowerFirst(text));
