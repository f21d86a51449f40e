// src/evidence/bundle.ts
/** A bundle's five files, plain at its top level. */
const BUNDLE = {
	manifest: "manifest.json",
	transcript: "transcript.jsonl",
	outcomes: "outcomes.jsonl",
	scorecard: "scorecard.json",
	timing: "timing.json"
};
/** The files that the manifest lists: every other one. */
const LISTED = [
	BUNDLE.outcomes,
	BUNDLE.scorecard,
	BUNDLE.timing,
	BUNDLE.transcript
];

export { LISTED as n, BUNDLE as t };