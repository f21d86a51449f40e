import { CAUSE_TOPICS } from '../wording/causes.ts';
import { EVIDENCE_PAIRS } from '../wording/evidence-pairs.ts';
import { HANDLING } from '../wording/handling.ts';
import { SESSION_PAIRS } from '../wording/session-pairs.ts';
import { OUTPUT_SETTINGS } from '../wording/settings-of-output.ts';
import { ROUTINE_SETTINGS } from '../wording/settings-of-routine.ts';
import type { CauseTopic, FactTopic, PairTopic, UpdateTopic } from '../wording/topic.ts';
import { AGREEMENT_UPDATES } from '../wording/updates-of-agreements.ts';
import { SYSTEM_UPDATES } from '../wording/updates-of-systems.ts';

/** The topics by what their evidence is: one fact, a fact that replaced another, or two halves. */
export const SETTINGS: readonly FactTopic[] = [...OUTPUT_SETTINGS, ...ROUTINE_SETTINGS];
export const ACTS: readonly FactTopic[] = HANDLING;

/** Abstention asks the same questions as the families that can answer: a question never tells that nobody knows. */
export const UNKNOWNS: readonly FactTopic[] = [...SETTINGS, ...ACTS];

export const UPDATES: readonly UpdateTopic[] = [...SYSTEM_UPDATES, ...AGREEMENT_UPDATES];
export const DOCUMENT_PAIRS: readonly PairTopic[] = EVIDENCE_PAIRS;
export const DAY_PAIRS: readonly PairTopic[] = SESSION_PAIRS;

/** Everything that tasks are about. */
export interface Topics {
  readonly settings: readonly FactTopic[];
  readonly acts: readonly FactTopic[];
  /** Settings and acts again. */
  readonly unknowns: readonly FactTopic[];
  readonly updates: readonly UpdateTopic[];
  readonly documentPairs: readonly PairTopic[];
  readonly dayPairs: readonly PairTopic[];
  readonly causes: readonly CauseTopic[];
}

export const BUILT_IN: Topics = {
  settings: SETTINGS,
  acts: ACTS,
  unknowns: UNKNOWNS,
  updates: UPDATES,
  documentPairs: DOCUMENT_PAIRS,
  dayPairs: DAY_PAIRS,
  causes: CAUSE_TOPICS,
};
