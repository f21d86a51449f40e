// What was written, and by which word it is found again.

import { Branches } from './branches.ts';
import type { Event } from './protocol.ts';
import { isRule } from './rules.ts';
import { type Statement, statementsOf } from './statements.ts';
import { stem } from './words.ts';
import { worthWriting } from './worth.ts';

const SMALL = /(?<![\p{L}\p{N}'’])\p{Ll}[\p{L}\p{N}]*/gu;

/** Words of other forms share this much of their beginning. */
const PREFIX = 5;
const SUFFIX = 4;

export class Store {
  readonly statements: Statement[] = [];
  readonly rules: Statement[] = [];
  readonly branches = new Branches();
  readonly #byTerm = new Map<string, Statement[]>();
  readonly #byStart = new Map<string, string[]>();
  /** Words that stand somewhere in small letters: no names. */
  readonly #small = new Set<string>();
  #arrived = 0;
  newest = Number.NEGATIVE_INFINITY;

  /** The ids of what was kept. */
  observe(events: readonly Event[]): string[] {
    const arrived = events.map((event) => statementsOf(event, this.#arrived++));
    for (const { timestamp } of events) this.newest = Math.max(this.newest, Date.parse(timestamp));
    for (const event of events) this.branches.see(event);
    const kept = events.filter((_, i) => worthWriting(arrived, i, (term) => this.frequency(term)));
    const ids = new Set(kept.map((event) => event.source_id));
    for (const statement of arrived.flat()) if (ids.has(statement.event.source_id)) this.#keep(statement);
    return [...ids];
  }

  #keep(statement: Statement): void {
    this.statements.push(statement);
    if (isRule(statement.text, statement.event.role, statement.event.kind)) this.rules.push(statement);
    for (const word of statement.text.match(SMALL) ?? []) this.#small.add(stem(word));
    for (const term of statement.terms) {
      const known = this.#byTerm.get(term);
      known?.push(statement);
      if (known !== undefined) continue;
      this.#byTerm.set(term, [statement]);
      const start = term.slice(0, PREFIX);
      const same = this.#byStart.get(start);
      if (same === undefined) this.#byStart.set(start, [term]);
      else same.push(term);
    }
  }

  isWord = (term: string) => this.#small.has(term);

  frequency = (term: string) => this.#byTerm.get(term)?.length ?? 0;

  /** Rare words tell more. A word that was never written tells as much as one that was once. */
  weight = (term: string) => Math.log(1 + this.statements.length / Math.max(1, this.frequency(term)));

  having = (term: string): readonly Statement[] => this.#byTerm.get(term) ?? [];

  /** The term itself, or words of another form of it: "migration" finds "migrated". */
  formsOf(term: string): string[] {
    if (this.#byTerm.has(term)) return [term];
    if (term.length < PREFIX || /\d/.test(term)) return [];
    const start = term.slice(0, PREFIX);
    const isForm = (other: string) => {
      let common = PREFIX;
      while (common < term.length && term[common] === other[common]) common += 1;
      return Math.max(term.length, other.length) - common <= SUFFIX;
    };
    return (this.#byStart.get(start) ?? []).filter(isForm);
  }
}
