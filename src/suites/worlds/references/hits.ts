import type { ReadEvent, ReadWorld } from './read-world.ts';

/** What a search found of the events that a memory sees, best first. Events are looked up only as far as a caller asks. */
export class Hits {
  readonly #events: ReadWorld['events'];
  readonly #order: Uint32Array;
  readonly #sees: Uint8Array;
  readonly #found: ReadEvent[] = [];
  #next = 0;

  /**
   * @param order places of events, best first
   * @param sees 1 at the place of each event that may come back
   */
  constructor(events: ReadWorld['events'], order: Uint32Array, sees: Uint8Array) {
    this.#events = events;
    this.#order = order;
    this.#sees = sees;
  }

  /** The hit at this index, from 0; undefined after the last one. */
  at(index: number): ReadEvent | undefined {
    while (this.#found.length <= index && this.#next < this.#order.length) {
      const place = this.#order[this.#next] as number;
      this.#next += 1;
      if (this.#sees[place] === 1) this.#found.push(this.#events[place] as ReadEvent);
    }
    return this.#found[index];
  }

  first(count: number): readonly ReadEvent[] {
    this.at(count - 1);
    return this.#found.slice(0, count);
  }

  find(test: (event: ReadEvent) => boolean): ReadEvent | undefined {
    for (let index = 0; ; index += 1) {
      const event = this.at(index);
      if (event === undefined || test(event)) return event;
    }
  }
}
