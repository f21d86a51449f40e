import { memoiseByKey } from '../../shared/memoise.ts';
import type { WorldQuestion } from '../task.ts';
import { Hits } from './hits.ts';
import { isVisible, type ReadEvent, type ReadWorld } from './read-world.ts';

/**
 * The events of a world that a memory looks at for a question. What is found in them is found once, however many references
 * look for it, and comes in the order of the world.
 */
export interface Sight {
  /** Those that have one of the names. */
  naming(names: ReadonlySet<string>): readonly ReadEvent[];
  /** Those that a test holds for. */
  matching(test: Test): readonly ReadEvent[];
  /**
   * Hybrid search.
   *
   * @param without a test of events that are left out
   */
  search(question: string, without?: Test): Hits;
}

/** It is told from others by being the same function. */
type Test = (event: ReadEvent) => boolean;

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

function allOf(world: ReadWorld): Sight {
  const { events } = world;
  const byName = new Map<string, ReadEvent[]>();
  for (const event of events)
    for (const name of event.names) {
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [event]);
      else list.push(event);
    }
  const matching = memoiseByKey((test: Test) => events.filter(test));
  return {
    naming: onceByNames((names) => inOrder(names.map((name) => byName.get(name) ?? []))),
    matching,
    search: searching(world, new Uint8Array(events.length).fill(1), matching),
  };
}

function within(world: ReadWorld, all: Sight, sees: Test): Sight {
  const seen = Uint8Array.from(world.events, (event) => Number(sees(event)));
  const isSeen = ({ place }: ReadEvent) => seen[place] === 1;
  const naming = memoiseByKey((name: string) => all.naming(new Set([name])).filter(isSeen));
  const matching = memoiseByKey((test: Test) => all.matching(test).filter(isSeen));
  return {
    naming: onceByNames((names) => inOrder(names.map(naming))),
    matching,
    search: searching(world, seen, matching),
  };
}

/** @param seen 1 at the place of each event that a memory looks at */
function searching({ events, index }: ReadWorld, seen: Uint8Array, matching: Sight['matching']): Sight['search'] {
  const searches = memoiseByKey((without: Test) => {
    const left = seen.slice();
    for (const { place } of matching(without)) left[place] = 0;
    return memoiseByKey((question: string) => new Hits(events, index.hybrid(question), left));
  });
  return (question, without = nothing) => searches(without)(question);
}

const nothing: Test = () => false;

/** References ask for the same names one after the other. No name has a blank. */
function onceByNames(find: (names: readonly string[]) => readonly ReadEvent[]): Sight['naming'] {
  const found = memoiseByKey((key: string) => find(key.split(' ')));
  return (names) => (names.size === 0 ? [] : found([...names].join(' ')));
}

function inOrder(lists: readonly (readonly ReadEvent[])[]): readonly ReadEvent[] {
  const [only = []] = lists;
  return lists.length < 2 ? only : [...new Set(lists.flat())].sort((a, b) => a.place - b.place);
}
