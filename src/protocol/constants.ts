/*
 * What the protocol names and fixes, apart from the schemas: a short command needs it without loading the schema library.
 */

/** The protocol's version. An adapter that answers with another one is refused. */
export const PROTOCOL = 1;

/** The longest name and version of a system, in a reply and on a board, whose pages show no more. */
export const LONGEST_NAME = 80;

/** What an adapter may declare. What it does not declare is not measured. */
export const CAPABILITIES = [
  'written',
  'context',
  'memories',
  'action',
  'answer',
  'abstain',
  'confidence',
  'usage',
  'history',
  'state_as_of',
  'provenance',
  'provenance_chain',
  'source_authority',
  'deduplication',
  'integrity_flags',
] as const;

/** The prefix of a reason in `flags` why the answer may not be relied on: it is stale, in conflict, or from another time. */
export const INTEGRITY = 'integrity:';

/** The prefix of `warning:ID` in `flags`: the source describes something to avoid. `evidence` is what to build on. */
export const WARNING = 'warning:';

/** `not_measured`: the system does not declare what the question needs. It is neither a failure nor a zero. */
export const VERDICTS = ['passed', 'failed', 'not_measured', 'errored'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The largest share of a run's tasks, and of a task's questions, that may error. With more it has no result. */
export const MOST_ERRORED_PERCENT = 5;

/**
 * Whether the figures of a run in this state count, those of a partial run for its tasks alone. Otherwise it broke a rule, or failed.
 */
export const isSound = (state: 'valid' | 'partial' | 'invalid' | 'failed'): boolean =>
  state === 'valid' || state === 'partial';

/** Who chooses actions and answers on what a memory returns: the adapter itself, a perfect agent, or a model. */
export const ACTORS = ['adapter', 'oracle', 'model'] as const;

export type ActorName = (typeof ACTORS)[number];

/** The id of all held-out data. Its content depends on the run. */
export const HELD_OUT = 'heldout';

/** The id of all fresh data, which is generated from the run's nonce: nobody has it before the run, and anyone afterwards. */
export const FRESH = 'fresh';

/** How strictly an endpoint is asked to keep to JSON; what it says is held to the same form in any case. */
export const FORMATS = ['json_schema', 'json_object', 'text'] as const;

/** The longest time limit of a request to a model: Node ends one that is silent for longer. */
export const MOST_MODEL_SECONDS = 300;

export const MODEL_DEFAULTS = {
  temperature: 0,
  maxOutputTokens: 512,
  format: 'json_schema',
  seconds: MOST_MODEL_SECONDS,
} as const;

/** The kinds of systems: those that compete, then those that bound the scale. */
export const SYSTEM_KINDS = ['system', 'reference', 'control', 'example'] as const;

/**
 * The rule by which a memory decides what it returns for a question. Claims compare these. A system has exactly one:
 *
 * - `full-history`: everything that was observed is returned.
 * - `relevance`: everything is kept, and the most relevant events are returned, however old they are.
 * - `write-filtered`: only some events are kept; of these, the most relevant are returned.
 * - `scoped`: events of the question's scope that were not superseded are returned, in addition to relevance or instead of it.
 */
export const APPROACHES = ['full-history', 'relevance', 'write-filtered', 'scoped'] as const;

export type Approach = (typeof APPROACHES)[number];

/**
 * The origin of the shown figures. `replayed`: a run whose model answered from the submitter's tape, made by the board or the
 * submitter. `self-reported`: the submitter's own run. `re-asked`: a board run with that tape, where the model gave a sample
 * of its answers again. `computed`: a reference or control, which every build computes again. `own`: an entry of the board's
 * own. `board-run`: a board run of the submitted image.
 */
export const TIERS = ['replayed', 'self-reported', 're-asked', 'computed', 'own', 'board-run'] as const;

export type Tier = (typeof TIERS)[number];

/** The tiers of runs with the replies of the submitter’s run, which the board may have replayed: their figures are shown as claimed. */
export const CLAIMED_TIERS: readonly Tier[] = ['self-reported', 'replayed', 're-asked'];
