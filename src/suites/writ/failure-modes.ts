import type { FailureMode } from '../../suite/description.ts';
import { saysElement } from './grading/elements.ts';
import { names } from './grading/grade.ts';
import { says } from './grading/words.ts';
import { LAYERS } from './layers.ts';
import type { Rule, ScoringContext, Values } from './scoring-context.ts';

/** The confidence from which a wrong answer counts as certain. */
const SURE = 0.8;

const fails = ({ graded }: ScoringContext): boolean => graded.correct === false;

/** The question was about a known fact, and the reply has neither its value nor a rejected value. */
const misses = (of: ScoringContext): boolean =>
  fails(of) && !of.task.probe.should_abstain && of.graded.named.length === 0 && !of.graded.invented && !breaks(of);

/** The reply chose an option that does not fit. */
const breaks = ({ expected, graded }: ScoringContext): boolean =>
  expected.constraint && graded.claims && (!graded.right || graded.acted === false);

/** Nothing is known, and the reply is empty: it does not even say so. */
const isSilent = (of: ScoringContext): boolean => fails(of) && of.task.probe.should_abstain && !of.graded.claims;

/** Whether the store has what the answer needs, or the answer cites a message that states it. */
function isStored({ truth, response }: ScoringContext): boolean {
  const cited = truth.answer.some(({ sources }) => sources.some((id) => response.answered.evidence.has(id)));
  const inspected = [response.history, response.past, response.now];
  const texts = inspected.flatMap((values) => (values ?? []).map(({ value }) => value));
  return cited || truth.answer.some(({ value }) => texts.some((text) => says(text, value)));
}

/** A wrong answer to a question about something that was decided. */
const missesSettled = (of: ScoringContext): boolean =>
  fails(of) && of.task.probe.required_capabilities.includes('resolution_awareness');

/** The answer names something that was proposed, inferred or valid before. */
const namesDraft = ({ graded, expected, response: { answered } }: ScoringContext): boolean =>
  graded.claims &&
  (graded.named.length > 0 || expected.forbidden.some((value) => saysElement(answered.text ?? '', value)));

/**
 * The benchmark's seventeen failure modes, each decided by a rule on truth and reply, then the layers. A task may have
 * several.
 */
const RULES: readonly Rule[] = [
  {
    id: 'stale_memory',
    label: 'Stale memory',
    rule: 'The answer names the value of another time.',
    applies: ({ graded }) => names(graded, 'stale'),
  },
  {
    id: 'missing_memory',
    label: 'Missing memory',
    rule: 'The fact is known, but neither the answer, its sources, history nor state gives it; or there is no answer.',
    applies: (of) => (misses(of) && !isStored(of)) || isSilent(of),
  },
  {
    id: 'incorrect_generalization',
    label: 'Incorrect generalization',
    rule: 'The answer gives a similar fact about someone or something else.',
    applies: ({ graded }) => names(graded, 'distractor'),
  },
  {
    id: 'hallucinated_memory',
    label: 'Memory hallucination',
    rule: 'The answer is wrong and names something that was never stored.',
    applies: ({ graded }) => graded.invented,
  },
  {
    id: 'constraint_violation',
    label: 'Constraint violation',
    rule: 'The answer or the action does not fit the user’s habits.',
    applies: breaks,
  },
  {
    id: 'retrieval_miss',
    label: 'Retrieval miss',
    rule: 'The fact is known and the answer does not give it, although history, state or the cited sources have it.',
    applies: (of) => misses(of) && isStored(of),
  },
  {
    id: 'over_retention',
    label: 'Over-retention',
    rule: 'The answer or the store still gives something that was withdrawn, deleted or has expired.',
    applies: ({ graded }, values) => values.over_retention_rate === 1 || names(graded, 'retracted', 'expired'),
  },
  {
    id: 'false_confidence',
    label: 'False confidence',
    rule: 'A claim although nothing is known, a claim based on something unconfirmed, or a wrong claim with a confidence of 0.8 or more.',
    applies: (of) => {
      const { graded, response } = of;
      if (!fails(of) || !graded.claims) return false;
      const sure = (response.answered.confidence ?? 0) >= SURE;
      return sure || of.task.probe.should_abstain || names(graded, 'unconfirmed');
    },
  },
  {
    id: 'silent_drift',
    label: 'Silent drift',
    rule: 'A value changed without a record: history does not show the change, or the value drifted and the system has no history.',
    applies: ({ response }, values) =>
      values.detectability === 0 || (values.drift_rate === 1 && response.history === undefined),
  },
  {
    id: 'provenance_loss',
    label: 'Provenance loss',
    rule: 'The fact is known, but provenance does not name a message in which the user stated it, or its chain is incomplete.',
    applies: (_, values) => values.provenance_completeness === 0 || values.chain_completeness === 0,
  },
  {
    id: 'authority_violation',
    label: 'Authority violation',
    rule: 'The answer is what a source with less authority said, not what the user said.',
    applies: (of, values) =>
      names(of.graded, 'unconfirmed') || (values.source_authority_integrity === 0 && namesDraft(of)),
  },
  {
    id: 'extraction_drift',
    label: 'Extraction drift',
    rule: 'The answer does not treat several names of one thing as one thing.',
    applies: (_, values) => values.dedup_accuracy === 0,
  },
  {
    id: 'flush_corruption',
    label: 'Flush corruption',
    rule: 'Something failed while memory was written, and the answer is wrong.',
    applies: (_, values) => values.failure_resilience === 0,
  },
  {
    id: 'lifecycle_blindness',
    label: 'Lifecycle blindness',
    rule: 'The answer gives something superseded, withdrawn or expired as current.',
    applies: (of, values) => values.lifecycle_accuracy === 0 && namesDraft(of),
  },
  {
    id: 'certification_miss',
    label: 'Certification miss',
    rule: 'A required integrity flag is missing, or one was set without a reason.',
    applies: (_, values) => values.pre_delivery_detection === 0,
  },
  {
    id: 'false_closure',
    label: 'False closure',
    rule: 'The answer gives a draft or an earlier state as the decision.',
    applies: (of) => missesSettled(of) && namesDraft(of),
  },
  {
    id: 'resolution_blindness',
    label: 'Resolution blindness',
    rule: 'A decision was made, and the answer gives neither it nor an earlier state.',
    applies: (of) => missesSettled(of) && !namesDraft(of),
  },
  ...LAYERS,
];

export const FAILURE_MODES: readonly FailureMode[] = RULES.map(({ id, label, rule }) => ({ id, label, rule }));

export function failureModes(of: ScoringContext, values: Values): string[] {
  return RULES.filter((rule) => rule.applies(of, values)).map(({ id }) => id);
}
