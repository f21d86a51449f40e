import type { Event } from '../../protocol/event.ts';

/** What an episode told so far, by source id: the texts behind what a memory cites. */
export class Shown {
  readonly #events = new Map<string, Event>();

  add(events: readonly Event[]): void {
    for (const event of events) this.#events.set(event.source_id, event);
  }

  /** Those of the ids that were told, each once, in the order in which they were told: an order of the ids tells nothing. */
  of(ids: readonly string[]): readonly Event[] {
    const wanted = new Set(ids);
    return [...this.#events.values()].filter(({ source_id }) => wanted.has(source_id));
  }
}
