/** The kinds of systems: those that compete, then those that bound the scale. */
export const SYSTEM_KINDS = ['system', 'reference', 'control', 'example'] as const;

/**
 * How a memory decides what a question gets to see; claims are about these. Each is what decides, so that a system has one:
 *
 * - `full-history`: everything that was told goes before the question.
 * - `relevance`: all of it is kept, and what is most relevant to the question is returned; nothing is left out for being old.
 * - `write-filtered`: only what is worth keeping is kept; of that, what is most relevant is returned.
 * - `scoped`: what belongs to the question's scope and was not superseded is returned, before or beside relevance.
 */
export const APPROACHES = ['full-history', 'relevance', 'write-filtered', 'scoped'] as const;

export type Approach = (typeof APPROACHES)[number];
