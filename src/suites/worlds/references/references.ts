import type { QueryResult } from '../../../protocol/reply.ts';
import type { Reference } from '../../../suite/suite.ts';
import { replies } from '../compile.ts';
import type { WorldQuestion, WorldTask } from '../schema.ts';
import { type ReadWorld, readWorld } from './read-world.ts';
import { MOST_RESULTS, retrieve } from './retrieve.ts';

/** The mechanisms that return the present state. Each of the first references has one more of them. */
const STATE = ['scope', 'alias', 'newest'] as const;
/** The other mechanisms, and what each of them does. A reference has one of them and all of `STATE`. */
const OTHER_MECHANISMS = {
  hop: 'follows events that lead from the asked name to another one',
  trust: 'ignores plain statements by tools if there are others',
  source: 'prefers readings and checks to guesses and old copies',
  narrow: 'applies an exception only in its case',
  expiry: 'ignores values whose time has passed',
  authority: 'keeps what the person who decides said',
  writers: 'ignores notes that their agent withdrew',
  forget: 'returns nothing for what the user asked to forget',
  grounds: 'compares a fact with the limit of its rule, and returns nothing if it is not above',
  absence: 'returns nothing if no event states the fact of the asked name',
} as const;
const EVERYTHING = [...STATE, ...Object.keys(OTHER_MECHANISMS).filter((one) => one !== 'absence')];

/** Hybrid search with these mechanisms. */
const ABLATIONS: readonly { readonly name: string; readonly has: readonly string[]; readonly summary: string }[] = [
  { name: 'hybrid', has: [], summary: 'Keyword search combined with similarity of four-character pieces.' },
  {
    name: 'hybrid-scope',
    has: ['scope'],
    summary: 'Hybrid search in the workspace of the question, up to the time of the question.',
  },
  {
    name: 'hybrid-alias',
    has: ['scope', 'alias'],
    summary: 'Like hybrid-scope, and also searches for other names of the thing in question.',
  },
  {
    name: 'hybrid-newest',
    has: STATE,
    summary: 'Like hybrid-alias, and keeps only the newest of several statements of the same form.',
  },
  ...Object.entries(OTHER_MECHANISMS).map(([one, does]) => ({
    name: `newest-${one}`,
    has: [...STATE, one],
    summary: `Like hybrid-newest, and ${does}.`,
  })),
  {
    name: 'all-but-absence',
    has: EVERYTHING,
    summary: 'Hybrid search with the mechanisms of all other references, except recognising that a fact is absent.',
  },
  {
    name: 'all',
    has: [...EVERYTHING, 'absence'],
    summary: 'Hybrid search with the mechanisms of all other references.',
  },
];

const bySearch =
  (search: (world: ReadWorld, text: string) => Uint32Array) =>
  (world: ReadWorld, { text }: WorldQuestion) =>
    Array.from(search(world, text).subarray(0, MOST_RESULTS), (document) => world.events[document]?.event.id ?? '');

/**
 * Memories that read no label. Most of them have one mechanism more than another one, so that comparing a system with them shows
 * which mechanism it lacks.
 */
export const references: readonly Reference<WorldTask>[] = [
  reference(
    'bm25',
    'Keyword search.',
    bySearch((world, text) => world.index.bm25(text)),
  ),
  reference(
    'shape',
    'Similarity of four-character pieces.',
    bySearch((world, text) => world.index.pieces(text)),
  ),
  ...ABLATIONS.map(({ name, has, summary }) => {
    const mechanisms = new Set(has);
    return reference(name, summary, (world, question) => retrieve(world, question, mechanisms));
  }),
];

function reference(
  name: string,
  summary: string,
  find: (world: ReadWorld, question: WorldQuestion) => readonly string[],
): Reference<WorldTask> {
  return {
    name,
    readsLabels: false,
    summary,
    capabilities: [],
    answer: (task) => {
      const world = readWorld(task);
      return replies(task, (question): QueryResult => ({ evidence: [...find(world, question)] }));
    },
  };
}
