import type { QueryResult } from '../../protocol/reply.ts';
import type { Decision } from '../../suite/suite.ts';
import { words } from '../shared/words.ts';
import type { CibTask } from './schema.ts';

/** Section 7.1 for one task: retrieved set S against gold set G and stale set D. */
export interface RetrievalScore {
  readonly precision: number;
  readonly recall: number;
  readonly sufficient: boolean;
  readonly stale: boolean;
  readonly unsupported: boolean;
  readonly flooded: boolean;
  readonly missing: readonly string[];
  readonly tokens: number;
}

export function scoreRetrieval(task: CibTask, retrieved: ReadonlySet<string>): RetrievalScore {
  // Section 7.1 defines G as a set, so an id that the data repeats counts once.
  const gold = new Set(task.gold_evidence);
  const missing = [...gold].filter((id) => !retrieved.has(id));
  const hits = gold.size - missing.length;
  const stale = task.stale_evidence.some((id) => retrieved.has(id));
  return {
    precision: retrieved.size === 0 ? 0 : hits / retrieved.size,
    recall: hits / gold.size,
    sufficient: missing.length === 0 && !stale,
    stale,
    unsupported: retrieved.size > 0 && hits === 0,
    flooded: retrieved.size > gold.size + 2,
    missing,
    tokens: estimateTokens(task, retrieved),
  };
}

/** The paper's estimate of context: distinct words of the question plus those of each retrieved event. */
function estimateTokens(task: CibTask, retrieved: ReadonlySet<string>): number {
  let tokens = words(task.question).size;
  for (const event of task.events) if (retrieved.has(event.source_id)) tokens += words(event.text).size;
  return tokens;
}

/** The right action if all evidence was retrieved and nothing stale (section 7.1, action upper bound). */
export function decide(task: CibTask, _key: string, { evidence }: QueryResult): Decision {
  const { sufficient } = scoreRetrieval(task, new Set(evidence));
  return sufficient ? { action: task.gold_action, abstain: task.requires_abstention } : { abstain: true };
}
