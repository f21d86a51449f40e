/** A bundle's five files, plain at its top level. */
export const BUNDLE = {
  manifest: 'manifest.json',
  transcript: 'transcript.jsonl',
  outcomes: 'outcomes.jsonl',
  scorecard: 'scorecard.json',
  timing: 'timing.json',
} as const;

/**
 * The transcript as it may stand in place of the plain one: with marks for what follows from nonce and data, and compressed.
 * The manifest lists the plain text all the same, which this unpacks to.
 */
export const PACKED_TRANSCRIPT = 'transcript.jsonl.gz';

/** The sixth file of a run whose adapter was given a model, plain or compressed: what it asked, and what was answered. */
export const TAPE = 'exchanges.jsonl';
export const PACKED_TAPE = 'exchanges.jsonl.br';

/** The end of the adapter's standard error, beside a bundle that a run wrote. No part of the evidence, and none of an entry. */
export const STANDARD_ERROR = 'stderr.txt';

/** What ended each episode that errored, in the fault's words, of the first that did. Likewise no part of the evidence. */
export const ERRORS = 'errors.jsonl';

/** What a run may leave beside its bundle, to be left out of an entry. */
export const BESIDE: readonly string[] = [STANDARD_ERROR, ERRORS];

const LISTED = [BUNDLE.outcomes, BUNDLE.scorecard, BUNDLE.timing, BUNDLE.transcript] as const;

/** The files that a manifest lists: every other one. */
export const listedFiles = ({ gateway }: { readonly gateway?: unknown }): readonly string[] =>
  gateway === undefined ? LISTED : [...LISTED, TAPE];
