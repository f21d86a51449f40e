import * as z from 'zod';

/** The five files of every bundle. */
export const BUNDLE = {
  manifest: 'manifest.json',
  transcript: 'transcript.jsonl',
  outcomes: 'outcomes.jsonl',
  scorecard: 'scorecard.json',
  timing: 'timing.json',
} as const;

/**
 * The packed transcript, which may replace the plain one: digests that follow from nonce and data are replaced by marks, and the
 * text is compressed. The manifest lists the digest of the plain text, to which this file unpacks.
 */
export const PACKED_TRANSCRIPT = 'transcript.jsonl.gz';

/** The sixth file of a run whose adapter got a model, plain or compressed: its requests to the model and the answers. */
export const TAPE = 'exchanges.jsonl';
export const PACKED_TAPE = 'exchanges.jsonl.br';

/** The evidence of a run, as the run writes it; and as an entry may have it, plain or packed. */
export const RUN_FILES: readonly string[] = [...Object.values(BUNDLE), TAPE];
export const ENTRY_FILES: readonly string[] = [...RUN_FILES, PACKED_TRANSCRIPT, PACKED_TAPE];

/**
 * What may be published of a held-out run before its seed is revealed: all but the transcript. The manifest is last, so that a
 * folder that was copied only in part is no bundle.
 */
export const PUBLISHED_FILES = [BUNDLE.outcomes, BUNDLE.scorecard, BUNDLE.timing, BUNDLE.manifest] as const;

/** The end of the adapter's standard error, in the folder of a bundle that a run wrote. It belongs neither to the evidence nor to an entry. */
export const STANDARD_ERROR = 'stderr.txt';

/** The first errors of a run, one for each task. It does not belong to the evidence either. */
export const ERRORS = 'errors.jsonl';

/** Files that a run may write into the folder of its bundle. They are left out of an entry. */
export const BESIDE: readonly string[] = [STANDARD_ERROR, ERRORS];

/** Advice beside `cib score --write`: what such a system declares has its suite's version, and is not written again. */
export const RUN_OWN_AGAIN = 'If it is of a reference or a control, run that again instead.';

const LISTED = [BUNDLE.outcomes, BUNDLE.scorecard, BUNDLE.timing, BUNDLE.transcript] as const;

/** The files that a manifest lists: all files of the bundle but itself. */
export const listedFiles = ({ gateway }: { readonly gateway?: unknown }): readonly string[] =>
  gateway === undefined ? LISTED : [...LISTED, TAPE];

/** A line of `errors.jsonl`: what ended the first episode of a task that errored. It may quote the adapter. */
export const RunError = z.strictObject({
  task: z.string().max(200),
  method: z.string().max(40),
  code: z.string().max(40),
  message: z.string().max(2_000),
});

export type RunError = z.infer<typeof RunError>;
