import type { QueryResult } from '../../protocol/reply.ts';
import type { Decision } from '../../suite/suite.ts';
import { scoreRetrieval } from './retrieval.ts';
import type { CibTask } from './task.ts';

/** The right action where all evidence was retrieved and nothing stale (section 7.1, action upper bound). */
export function decide(task: CibTask, _key: string, { evidence }: QueryResult): Decision {
  const { sufficient } = scoreRetrieval(task, new Set(evidence));
  return sufficient ? { action: task.gold_action, abstain: task.requires_abstention } : { abstain: true };
}
