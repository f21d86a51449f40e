/** A bundle's five files, plain at its top level. */
export const BUNDLE = {
  manifest: 'manifest.json',
  transcript: 'transcript.jsonl',
  outcomes: 'outcomes.jsonl',
  scorecard: 'scorecard.json',
  timing: 'timing.json',
} as const;

/** The files that the manifest lists: every other one. */
export const LISTED = [BUNDLE.outcomes, BUNDLE.scorecard, BUNDLE.timing, BUNDLE.transcript] as const;
