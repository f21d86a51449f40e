import type { FailureMode } from '../../../suite/description.ts';
import type { WritTask } from '../scenario.ts';
import texts from './failure-modes.json' with { type: 'json' };
import type { UpstreamGrade, UpstreamReply } from './verdict.ts';

/** The modes that version 0.2 detects: 13 of its 17, the others have a name and no rule. Then the layers. */
export const UPSTREAM_MODES: readonly FailureMode[] = Object.entries(texts).map(([id, text]) => ({ id, ...text }));

/** A failure has a layer, and so has a right abstention. */
export const isLayer = (id: string): boolean => id.startsWith('layer_');

export function upstreamModes(verdict: UpstreamGrade, reply: UpstreamReply, task: WritTask): string[] {
  const layer = layerOf(verdict);
  return [
    ...Object.entries(RULES).flatMap(([id, applies]) => (applies(verdict, reply, task) ? [id] : [])),
    ...(layer === undefined ? [] : [layer]),
  ];
}

type ModeId = keyof typeof texts;
type LayerId = Extract<ModeId, `layer_${string}`>;
type Rule = (verdict: UpstreamGrade, reply: UpstreamReply, task: WritTask) => boolean;

/** `failure-modes.json` has the rules in words. */
const RULES: Readonly<Record<Exclude<ModeId, LayerId>, Rule>> = {
  missing_memory: (verdict, { abstained }) => !verdict.recall_correct && !abstained,
  stale_memory: (verdict) => verdict.update_fidelity === false || verdict.temporal_correct === false,
  silent_drift: (verdict) => verdict.drift_detected === false,
  provenance_loss: (verdict) => verdict.provenance_complete === false,
  constraint_violation: (verdict) => verdict.constraint_respected === false,
  memory_hallucination: (verdict) => verdict.hallucination_detected,
  false_confidence: (_, { abstained }, { probe }) => probe.should_abstain && !abstained,
  retrieval_miss: (_, { abstained }, { probe }) => !probe.should_abstain && abstained,
  authority_violation: (verdict) => verdict.source_authority_intact === false,
  extraction_drift: (verdict) => verdict.dedup_correct === false,
  flush_corruption: (verdict) => verdict.failure_resilient === false,
  lifecycle_blindness: (verdict) => verdict.lifecycle_current_correct === false,
  certification_miss: (verdict) => verdict.pre_delivery_flagged === false,
};

/** The first layer whose condition is met. At most one. */
function layerOf(verdict: UpstreamGrade): LayerId | undefined {
  const state = [
    verdict.drift_detected,
    verdict.provenance_complete,
    verdict.source_authority_intact,
    verdict.lifecycle_current_correct,
    verdict.failure_resilient,
  ];
  if (state.includes(false)) return 'layer_state';
  if ((!verdict.recall_correct && verdict.update_fidelity !== false) || verdict.dedup_correct === false) {
    return 'layer_retrieval';
  }
  const misapplied = verdict.recall_correct && verdict.constraint_respected === false;
  return misapplied || verdict.pre_delivery_flagged === false ? 'layer_policy' : undefined;
}
