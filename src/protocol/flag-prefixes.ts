/** The prefix of a reason in `flags` why the answer may not be relied on: it is stale, in conflict, or from another time. */
export const INTEGRITY = 'integrity:';

/** The prefix of `warning:ID` in `flags`: the source describes something to avoid. `evidence` is what to build on. */
export const WARNING = 'warning:';
