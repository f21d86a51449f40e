import type { FailureMode } from '../../../suite/description.ts';
import type { WritTask } from '../scenario.ts';
import type { UpstreamReply, Verdict } from './verdict.ts';

interface UpstreamRule extends FailureMode {
  applies(verdict: Verdict, reply: UpstreamReply, task: WritTask): boolean;
}

const rule = (id: string, text: string, applies: UpstreamRule['applies']): UpstreamRule => ({
  id,
  label: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('_', ' ')}`,
  rule: text,
  applies,
});

const no =
  (field: keyof Verdict): UpstreamRule['applies'] =>
  (verdict) =>
    verdict[field] === false;

/** The modes that version 0.2 detects: 13 of its 17. The others have a name and no rule. */
const MODES: readonly UpstreamRule[] = [
  rule(
    'missing_memory',
    'Something was answered, and recall is wrong.',
    (verdict, { abstained }) => !verdict.recall_correct && !abstained,
  ),
  rule(
    'stale_memory',
    'Update fidelity or temporal accuracy is wrong.',
    ({ update_fidelity: update, temporal_correct: temporal }) => update === false || temporal === false,
  ),
  rule('silent_drift', 'The history does not show a change.', no('drift_detected')),
  rule('provenance_loss', 'Provenance does not name the message of the ground truth.', no('provenance_complete')),
  rule('constraint_violation', 'The constraint check is not met.', no('constraint_respected')),
  rule(
    'memory_hallucination',
    'No value of the scenario is in the answer.',
    (verdict) => verdict.hallucination_detected,
  ),
  rule(
    'false_confidence',
    'An abstention was due, and something was answered.',
    (_, { abstained }, { probe }) => probe.should_abstain && !abstained,
  ),
  rule(
    'retrieval_miss',
    'An answer was due, and the system abstained.',
    (_, { abstained }, { probe }) => !probe.should_abstain && abstained,
  ),
  rule('authority_violation', 'Source authority is not intact.', no('source_authority_intact')),
  rule('extraction_drift', 'Duplicates are not recognised.', no('dedup_correct')),
  rule('flush_corruption', 'The answer is wrong in a scenario with an injected failure.', no('failure_resilient')),
  rule('lifecycle_blindness', 'The present state in the life of a fact is wrong.', no('lifecycle_current_correct')),
  rule('certification_miss', 'The warning before delivery is wrong.', no('pre_delivery_flagged')),
];

type Layer = 'layer_state' | 'layer_retrieval' | 'layer_policy';

/** The first layer whose condition is met. At most one. */
function layerOf(verdict: Verdict): Layer | undefined {
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

const layer = (id: Layer, label: string, text: string): UpstreamRule => ({
  id,
  label: `Layer: ${label}`,
  rule: text,
  applies: (verdict) => layerOf(verdict) === id,
});

const LAYERS: readonly UpstreamRule[] = [
  layer('layer_state', 'state', 'Drift, provenance, source authority, lifecycle or failure resilience is wrong.'),
  layer(
    'layer_retrieval',
    'retrieval',
    'Else: recall is wrong and update fidelity is not, or duplicates are not recognised.',
  ),
  layer(
    'layer_policy',
    'agent policy',
    'Else: recall is right and the constraint is not met, or the warning is wrong.',
  ),
];

export const UPSTREAM_MODES: readonly UpstreamRule[] = [...MODES, ...LAYERS];

/** Only of the modes. A failure has a layer, and so has a right abstention. */
export const isFailure = (id: string): boolean => MODES.some((mode) => mode.id === id);
