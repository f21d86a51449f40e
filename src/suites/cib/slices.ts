import { labelOf, type Named } from '../../suite/description.ts';
import { modesOf } from '../shared/described.ts';
import modes from './failure-modes.json' with { type: 'json' };
import type { Family } from './families.ts';
import type { CibTask } from './schema.ts';

/** The tags of section 4, except the family. The published data has no field for the first and the last. */
export const SLICES: readonly Named[] = [
  { id: 'difficulty', label: 'Difficulty' },
  { id: 'domain', label: 'Domain' },
  { id: 'failure_mode', label: 'Failure provoked' },
];

/** The failure mode of section 14 that the family's example describes (sections 5.1 to 5.7). */
const PROVOKED: Readonly<Record<Family, keyof typeof modes>> = {
  selective_write: 'quiet_omission',
  evidence_retrieval: 'context_flooding',
  knowledge_update: 'stale_override',
  abstention: 'unsupported_confidence',
  multi_session: 'over_update',
  action_grounding: 'action_drift',
  causal_action: 'causal_confusion',
};

/** The task's own tags. Without them, tags that follow from its gold and its family. */
export function slicesOf(task: CibTask): Record<string, string> {
  const { difficulty = difficultyOf(task), domain, failure_mode: mode = PROVOKED[task.family] } = task;
  return { difficulty, domain, failure_mode: labelOf(modesOf(modes), mode) };
}

/** By the evidence that is needed: one source, several together, or a source that must be left out. */
function difficultyOf({ gold_evidence: gold, stale_evidence: stale }: CibTask): string {
  if (stale.length > 0) return 'superseded evidence';
  return new Set(gold).size > 1 ? 'several sources' : 'one source';
}
