import { modesFound } from '../../shared/described.ts';
import type { WritTask } from '../scenario.ts';
import texts from './failure-modes.json' with { type: 'json' };
import type { UpstreamReply, UpstreamVerdict } from './verdict.ts';

/** A failure has a layer, and so has a right abstention. */
export const isLayer = (id: string): boolean => id.startsWith('layer_');

export function upstreamModes(verdict: UpstreamVerdict, reply: UpstreamReply, task: WritTask): string[] {
  const layer = layerOf(verdict);
  return [...modesFound(RULES, verdict, reply, task), ...(layer === undefined ? [] : [layer])];
}

type ModeId = keyof typeof texts;
type LayerId = Extract<ModeId, `layer_${string}`>;
type Rule = (verdict: UpstreamVerdict, reply: UpstreamReply, task: WritTask) => boolean;

/** The modes that version 0.2 detects: 13 of its 17, the others have a name and no rule. `failure-modes.json` has them in words. */
const RULES: Readonly<Record<Exclude<ModeId, LayerId>, Rule>> = {
  missing_memory: (verdict, { abstained }) => !verdict.recall_accuracy && !abstained,
  stale_memory: (verdict) => verdict.update_fidelity === false || verdict.temporal_accuracy === false,
  silent_drift: (verdict) => verdict.detectability === false,
  provenance_loss: (verdict) => verdict.provenance_completeness === false,
  constraint_violation: (verdict) => verdict.constraint_consistency === false,
  memory_hallucination: (verdict) => verdict.hallucination_rate,
  false_confidence: (_, { abstained }, { probe }) => probe.should_abstain && !abstained,
  retrieval_miss: (_, { abstained }, { probe }) => !probe.should_abstain && abstained,
  authority_violation: (verdict) => verdict.source_authority_integrity === false,
  extraction_drift: (verdict) => verdict.dedup_accuracy === false,
  flush_corruption: (verdict) => verdict.failure_resilience === false,
  lifecycle_blindness: (verdict) => verdict.lifecycle_accuracy === false,
  certification_miss: (verdict) => verdict.pre_delivery_detection === false,
};

/** The first layer whose condition is met. At most one. */
function layerOf(verdict: UpstreamVerdict): LayerId | undefined {
  const state = [
    verdict.detectability,
    verdict.provenance_completeness,
    verdict.source_authority_integrity,
    verdict.lifecycle_accuracy,
    verdict.failure_resilience,
  ];
  if (state.includes(false)) return 'layer_state';
  if ((!verdict.recall_accuracy && verdict.update_fidelity !== false) || verdict.dedup_accuracy === false) {
    return 'layer_retrieval';
  }
  const misapplied = verdict.recall_accuracy && verdict.constraint_consistency === false;
  return misapplied || verdict.pre_delivery_detection === false ? 'layer_policy' : undefined;
}
