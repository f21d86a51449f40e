import { example, type Participant } from '../src/board/participants.ts';
import type { Entry } from '../src/evidence/entry.ts';
import { PROJECT } from '../src/protocol/project.ts';

/** What nobody can read off a run. */
type SystemFacts = Required<Pick<Entry, 'licence' | 'homepage' | 'approach' | 'configuration'>>;

/**
 * Memory systems that people use, and three of our own, whose homepage is this repository. Each has its folder of `examples/adapters`.
 * To add one, add a line.
 */
const SYSTEMS: Readonly<Record<string, SystemFacts>> = {
  'server-memory': {
    licence: 'MIT',
    homepage: 'https://github.com/modelcontextprotocol/servers/tree/main/src/memory',
    approach: 'relevance',
    configuration: { search: 'substrings; order, scope and time by the bridge', top: 3, top_by_suite: { worlds: 10 } },
  },
  'minisearch': {
    licence: 'MIT',
    homepage: 'https://github.com/lucaong/minisearch',
    approach: 'relevance',
    configuration: { search: 'BM25+ over whole words', top: 3, top_by_suite: { worlds: 10 } },
  },
  'sqlite-fts5': {
    licence: 'blessing',
    homepage: 'https://www.sqlite.org/fts5.html',
    approach: 'relevance',
    configuration: { search: 'BM25 over words', top: 3, top_by_suite: { worlds: 10 } },
  },
  'langgraph-store': {
    licence: 'MIT',
    homepage: 'https://github.com/langchain-ai/langgraph',
    approach: 'relevance',
    configuration: { search: 'all-MiniLM-L6-v2, in memory', top: 3, top_by_suite: { worlds: 10 } },
  },
  'mem0': {
    licence: 'Apache-2.0',
    homepage: 'https://github.com/mem0ai/mem0',
    approach: 'relevance',
    configuration: {
      model: 'off',
      search: 'all-MiniLM-L6-v2, Qdrant in memory, no keyword search',
      top: 3,
      top_by_suite: { worlds: 10 },
    },
  },
  'minilm': {
    licence: 'Apache-2.0',
    homepage: `https://github.com/${PROJECT}`,
    approach: 'relevance',
    configuration: { search: 'all-MiniLM-L6-v2, cosine', top: 3, top_by_suite: { worlds: 10 } },
  },
  'minilm-bm25': {
    licence: 'Apache-2.0',
    homepage: `https://github.com/${PROJECT}`,
    approach: 'relevance',
    configuration: { search: 'all-MiniLM-L6-v2 and BM25', top: 3, top_by_suite: { worlds: 10 } },
  },
  'scoped': {
    licence: 'MIT',
    homepage: `https://github.com/${PROJECT}`,
    approach: 'scoped',
    configuration: { search: 'rules over scope, key and time' },
  },
};

/** Systems in folders of their own that ask a model: what they score is the model's too, and no run of them is an entry. */
export const modelled: readonly string[] = ['graphiti', 'langmem', 'mem0-extraction'];

const folderOf = (name: string) => `dir:examples/adapters/${name}`;

export const systems: readonly Participant[] = Object.entries(SYSTEMS).map(([slug, told]) => {
  const { entry, ...run } = example(slug, folderOf(slug));
  return { ...run, entry: { ...entry, ...told, kind: 'system' } };
});

export const examples: readonly Participant[] = [
  ...['python', 'typescript'].map((name) => example(`example-${name}`, folderOf(name))),
  // Written for Worlds by those who wrote Worlds: no run of another suite would say anything of it.
  example('example-mechanisms', folderOf('mechanisms'), undefined, ['worlds']),
];
