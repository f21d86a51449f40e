import { memoise, memoiseByKey } from '../../../text/caches.ts';
import { addTo } from '../../../text/group-by.ts';
import type { WorldQuestion } from '../schema.ts';
import { isVisible, type ReadEvent, type ReadWorld } from './read-world.ts';

/**
 * The events of a world that a memory may use for a question. Results are cached, because many references ask for the same. Events
 * are in the order of the world.
 */
export interface EventView {
  /** Those that have one of the names. */
  withAnyName(names: ReadonlySet<string>): readonly ReadEvent[];
  /** Those that pass a test. */
  matching(test: Test): readonly ReadEvent[];
  /**
   * Hybrid search.
   *
   * @param without a test of events that are left out
   */
  search(question: string, without?: Test): Hits;
}

/** Results are cached by this function's identity, so it must be the same object each time. */
type Test = (event: ReadEvent) => boolean;

/** By the time and the workspace of questions. */
const scoped = memoise((_: ReadWorld) => new Map<string, EventView>());

/** The events of the question's workspace, up to its time. */
export function viewFor(world: ReadWorld, question: WorldQuestion): EventView {
  const views = scoped(world);
  const key = `${question.as_of} ${question.workspace}`;
  const view = views.get(key) ?? within(world, viewOfAll(world), ({ event }) => isVisible(event, question));
  views.set(key, view);
  return view;
}

/** All events, for a memory without scope. */
export const viewOfAll: (world: ReadWorld) => EventView = memoise((world) => {
  const { events } = world;
  const byName = new Map<string, ReadEvent[]>();
  for (const event of events) for (const name of event.names) addTo(byName, name, event);
  const matching = memoiseByKey((test: Test) => events.filter(test));
  return {
    withAnyName: onceByNames((names) => inOrder(names.map((name) => byName.get(name) ?? []))),
    matching,
    search: searching(world, new Uint8Array(events.length).fill(1), matching),
  };
});

function within(world: ReadWorld, all: EventView, sees: Test): EventView {
  const seen = Uint8Array.from(world.events, (event) => Number(sees(event)));
  const isSeen = ({ place }: ReadEvent) => seen[place] === 1;
  const withAnyName = memoiseByKey((name: string) => all.withAnyName(new Set([name])).filter(isSeen));
  const matching = memoiseByKey((test: Test) => all.matching(test).filter(isSeen));
  return {
    withAnyName: onceByNames((names) => inOrder(names.map(withAnyName))),
    matching,
    search: searching(world, seen, matching),
  };
}

/** The order of all events by hybrid search: views differ in which events come back. */
const orders = memoise(({ index }: ReadWorld) => memoiseByKey((question: string) => index.hybrid(question)));

/** @param seen 1 at the place of each event that a memory looks at */
function searching(world: ReadWorld, seen: Uint8Array, matching: EventView['matching']): EventView['search'] {
  const orderFor = orders(world);
  const searches = memoiseByKey((without: Test) => {
    const left = seen.slice();
    for (const { place } of matching(without)) left[place] = 0;
    return memoiseByKey((question: string) => new Hits(world.events, orderFor(question), left));
  });
  return (question, without = nothing) => searches(without)(question);
}

const nothing: Test = () => false;

/** References ask for the same names one after the other. No name has a blank. */
function onceByNames(find: (names: readonly string[]) => readonly ReadEvent[]): EventView['withAnyName'] {
  const found = memoiseByKey((key: string) => find(key.split(' ')));
  return (names) => (names.size === 0 ? [] : found([...names].join(' ')));
}

function inOrder(lists: readonly (readonly ReadEvent[])[]): readonly ReadEvent[] {
  const [only = []] = lists;
  return lists.length < 2 ? only : [...new Set(lists.flat())].sort((a, b) => a.place - b.place);
}

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
