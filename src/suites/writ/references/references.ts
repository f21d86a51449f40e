import type { Capability } from '../../../protocol/reply.ts';
import type { Reference } from '../../../suite/reference.ts';
import type { WritTask } from '../scenario.ts';
import { KV_OVERWRITE } from './kv-overwrite.ts';
import { OBSERVATION_LOG } from './observation-log.ts';
import type { Parts } from './parts.ts';
import { responder } from './respond.ts';

/** What the systems in process declare: all that the suite measures. */
export const CAPABILITIES: readonly Capability[] = [
  'answer',
  'action',
  'abstain',
  'history',
  'state_as_of',
  'provenance',
];

/** Keeps nothing, and says so. */
const NO_MEMORY: Parts = { ...KV_OVERWRITE, believe: () => () => [], history: () => null, stateAsOf: () => null };

const reference = (name: string, summary: string, parts: Parts): Reference<WritTask> => ({
  name,
  kind: 'reference',
  readsLabels: true,
  summary,
  capabilities: CAPABILITIES,
  answer: responder(parts),
});

/** The stores that the benchmark sets against each other, over a parser that never errs: labels say what messages say. */
export const references: readonly Reference<WritTask>[] = [
  reference(
    'kv-overwrite',
    'A mutable key-value store: one value a fact, the last mention wins, whoever made it. Labels stand in for its parser.',
    KV_OVERWRITE,
  ),
  reference(
    'observation-log',
    'An append-only log of observations with sources and dates, read by the rules of the ground truth: an upper bound for such stores. Labels stand in for its parser.',
    OBSERVATION_LOG,
  ),
  {
    ...reference('no-memory', 'Keeps nothing, and abstains from every question.', NO_MEMORY),
    readsLabels: false,
  },
];
