import type { QueryResult } from '../../../protocol/reply.ts';
import type { Reference } from '../../../suite/suite.ts';
import { replies } from '../compile.ts';
import type { WorldQuestion, WorldTask } from '../schema.ts';
import { type ReadWorld, readWorld } from './read-world.ts';
import { MOST, retrieve } from './retrieve.ts';

/** What each rung of the ladder has beside hybrid search: one mechanism more than the one before, or one beside the state. */
const STATE = ['scope', 'alias', 'newest'] as const;
const EVERYTHING = [
  ...STATE,
  'hop',
  'trust',
  'source',
  'narrow',
  'expiry',
  'authority',
  'writers',
  'forget',
  'grounds',
] as const;

const RUNGS: readonly { readonly name: string; readonly has: readonly string[]; readonly summary: string }[] = [
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
  ...(
    ['hop', 'trust', 'source', 'narrow', 'expiry', 'authority', 'writers', 'forget', 'grounds', 'absence'] as const
  ).map((one) => ({
    name: `newest-${one}`,
    has: [...STATE, one],
    summary: `Like hybrid-newest, with one more mechanism: ${one}.`,
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
    Array.from(search(world, text).subarray(0, MOST), (document) => world.events[document]?.event.id ?? '');

/** The ladder: memories that read no label, each with one mechanism more than another. Comparing a system with them shows which mechanism it lacks. */
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
  ...RUNGS.map(({ name, has, summary }) => {
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
