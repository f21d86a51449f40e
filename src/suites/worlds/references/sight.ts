import type { WorldQuestion } from '../task.ts';
import { isVisible, type ReadEvent, type ReadWorld } from './read-world.ts';

/**
 * The events of a world that a memory looks at for a question. What is found in them is found once, however many references
 * look for it, and comes in the order of the world.
 */
export interface Sight {
  /** Those that have one of the names. */
  naming(names: ReadonlySet<string>): readonly ReadEvent[];
  /** Those that a test holds for, which is told from others by being the same function. */
  matching(test: (event: ReadEvent) => boolean): readonly ReadEvent[];
  /** Hybrid search: best first. */
  search(question: string): readonly ReadEvent[];
}

const everything = new WeakMap<ReadWorld, Sight>();
const scoped = new WeakMap<ReadWorld, Map<string, Sight>>();

/** All events. */
export function sightOfAll(world: ReadWorld): Sight {
  const sight = everything.get(world) ?? allOf(world);
  everything.set(world, sight);
  return sight;
}

/** The events that a question may rest on. */
export function sightFor(world: ReadWorld, question: WorldQuestion): Sight {
  const sights = scoped.get(world) ?? new Map<string, Sight>();
  scoped.set(world, sights);
  const key = `${question.as_of} ${question.workspace}`;
  const sight = sights.get(key) ?? within(world, sightOfAll(world), ({ event }) => isVisible(event, question));
  sights.set(key, sight);
  return sight;
}

function allOf({ events, index }: ReadWorld): Sight {
  const byName = new Map<string, ReadEvent[]>();
  for (const event of events)
    for (const name of event.names) {
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [event]);
      else list.push(event);
    }
  return {
    naming: onceByNames((names) => inOrder(names.map((name) => byName.get(name) ?? []))),
    matching: once((test) => events.filter(test)),
    search: once((question) => Array.from(index.hybrid(question), (place) => events[place] as ReadEvent)),
  };
}

function within({ events, index }: ReadWorld, all: Sight, sees: (event: ReadEvent) => boolean): Sight {
  const seen = events.map(sees);
  const isSeen = ({ place }: ReadEvent) => seen[place] === true;
  const naming = once((name: string) => all.naming(new Set([name])).filter(isSeen));
  return {
    naming: onceByNames((names) => inOrder(names.map(naming))),
    matching: once((test) => all.matching(test).filter(isSeen)),
    search: once((question) => {
      const found: ReadEvent[] = [];
      for (const place of index.hybrid(question)) if (seen[place]) found.push(events[place] as ReadEvent);
      return found;
    }),
  };
}

/** References ask for the same names one after the other. No name has a blank. */
function onceByNames(find: (names: readonly string[]) => readonly ReadEvent[]): Sight['naming'] {
  const found = once((key: string) => find(key.split(' ')));
  return (names) => (names.size === 0 ? [] : found([...names].join(' ')));
}

function inOrder(lists: readonly (readonly ReadEvent[])[]): readonly ReadEvent[] {
  const [only = []] = lists;
  return lists.length < 2 ? only : [...new Set(lists.flat())].sort((a, b) => a.place - b.place);
}

function once<K, T>(find: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
