import type { QueryResult } from '../../../protocol/reply.ts';
import type { Control } from '../../../suite/suite.ts';
import { memoise, memoiseByKey } from '../../../text/caches.ts';
import { replies } from '../compile.ts';
import type { WorldQuestion, WorldTask } from '../schema.ts';
import { viewFor } from './event-view.ts';
import { isVisible, type ReadEvent, type ReadWorld, readWorld } from './read-world.ts';
import { MOST_RESULTS } from './retrieve.ts';

/** Of a memory with bare words. */
const MOST_WORDS = 400;

/** Of a history returned as it is: far more than fits the widest budget. */
const OF_HISTORY = 100;

/** Events that name what the question names, in its workspace and up to its time, in their order. */
const about = (world: ReadWorld, question: WorldQuestion): readonly ReadEvent[] =>
  viewFor(world, question).withAnyName(world.namesIn(question.text));

/** How rare an event's words are: the mean of one over the number of events that hold them. */
const rarities = memoise(({ index }: ReadWorld) =>
  memoiseByKey(({ place }: ReadEvent) => {
    const frequencies = index.frequenciesAt(place);
    return frequencies.reduce((sum, frequency) => sum + 1 / frequency, 0) / frequencies.length;
  }),
);

/** The words of an event that few events have. */
const rareWords = memoise(({ index }: ReadWorld) =>
  memoiseByKey(({ event }: ReadEvent) =>
    (event.text.match(/[\p{L}\p{N}:-]+/gu) ?? []).filter((word) => index.frequency(word.toLowerCase()) <= 2),
  ),
);

const cheat = (find: (world: ReadWorld, question: WorldQuestion) => QueryResult) => (task: WorldTask) => {
  const world = readWorld(task);
  return replies(task, (question) => find(world, question));
};

const ids = (events: readonly ReadEvent[]): QueryResult => ({
  evidence: events.slice(0, MOST_RESULTS).map(({ event }) => event.id),
});

export const controls: readonly Control<WorldTask>[] = [
  {
    name: 'null',
    readsLabels: false,
    questionBlind: true,
    summary: 'Keeps nothing and returns nothing.',
    capabilities: ['abstain'],
    answer: (task) => replies(task, () => ({ evidence: [] })),
  },
  {
    name: 'oracle',
    readsLabels: true,
    summary: 'Receives the gold evidence and returns it.',
    capabilities: ['abstain'],
    answer: (task) =>
      replies(task, ({ gold }) => ({ evidence: gold.map(([first = '']) => first), abstain: gold.length === 0 })),
  },
  {
    name: 'label-reader',
    readsLabels: true,
    summary: 'Returns every event that is labelled as gold. It shows what leaked labels would be worth.',
    capabilities: [],
    answer: (task) => replies(task, ({ gold }) => ({ evidence: gold.flat() })),
  },
  {
    name: 'full-context',
    readsLabels: false,
    questionBlind: true,
    summary: `Returns the first ${OF_HISTORY} events of the history, in order.`,
    capabilities: [],
    answer: (task) => {
      const evidence = task.events.slice(0, OF_HISTORY).map(({ id }) => id);
      return replies(task, () => ({ evidence }));
    },
  },
  {
    name: 'recent',
    readsLabels: false,
    questionBlind: true,
    summary: 'Returns the newest events.',
    capabilities: [],
    answer: (task) => {
      const evidence = task.events.slice(-MOST_RESULTS).map(({ id }) => id);
      return replies(task, () => ({ evidence: evidence.toReversed() }));
    },
  },
  {
    name: 'names-newest',
    readsLabels: false,
    summary: 'Returns the newest events with the names in the question.',
    capabilities: [],
    answer: cheat((world, question) => ids(about(world, question).toReversed())),
  },
  {
    name: 'words-only',
    readsLabels: false,
    summary: 'Returns what keyword search finds for the question after removing names and identifiers.',
    capabilities: [],
    answer: cheat((world, question) => {
      const words = question.text.replace(/\p{Lu}[\p{L}\d-]*\d[\p{L}\d-]*|\p{Lu}\p{Ll}+/gu, (word) =>
        world.namesIn(word).size > 0 || /\d/.test(word) ? '' : word,
      );
      const found = Array.from(world.index.bm25(words), (at) => world.events[at] as ReadEvent);
      return ids(found.filter(({ event }) => isVisible(event, question)));
    }),
  },
  {
    name: 'names-rarest',
    readsLabels: false,
    summary: 'Returns, of the events with the names in the question, those with the rarest words.',
    capabilities: [],
    answer: cheat((world, question) => {
      const rarity = rarities(world);
      const found = about(world, question).map((event) => ({ event, rarity: rarity(event) }));
      return ids(found.sort((a, b) => b.rarity - a.rarity).map(({ event }) => event));
    }),
  },
  // No list of bare values may be worth the statements that they stand in.
  {
    name: 'value-list',
    readsLabels: false,
    summary: 'Returns one memory with every rare word that occurs beside the names in the question.',
    capabilities: ['memories'],
    answer: cheat((world, question) => {
      const rare: string[] = [];
      for (const event of about(world, question).toReversed()) {
        if (rare.length >= MOST_WORDS) break;
        rare.push(...rareWords(world)(event));
      }
      return { evidence: [], memories: [{ text: rare.slice(0, MOST_WORDS).join(' ') }] };
    }),
  },
];
