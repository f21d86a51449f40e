import { readFileSync } from 'node:fs';
import { resultsMaker, scoresOfResults } from '../../src/analysis/results.ts';
import type { Competitor } from '../../src/analysis/standings.ts';
import type { Outcome } from '../../src/protocol/outcome.ts';

const make = resultsMaker();

/** The eight systems of the committed board. */
export const REAL_SYSTEMS = [
  'scoped',
  'server-memory',
  'minisearch',
  'sqlite-fts5',
  'langgraph-store',
  'mem0',
  'minilm',
  'minilm-bm25',
] as const;

/** An entry of the committed board, as it competes in CIB's headline. */
export function competitorOf(slug: string): Competitor {
  const file = new URL(`../../leaderboard/entries/${slug}/cib/outcomes.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const results = make(lines.map((line): Outcome => JSON.parse(line)));
  return { slug, tasks: results.tasks, scores: scoresOfResults(results, 'retrieval_sufficiency') };
}
