import { resultsMaker } from '../analysis/results.ts';
import { foldedScorecard, foldedTiming } from '../evidence/folded.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { EntryBundle } from '../site/board/entries.ts';
import type { Suite } from '../suite/suite.ts';
import { type Fingerprints, outcomeFingerprintsOf } from '../verify/fingerprints.ts';
import { isReferenceOrControl } from '../verify/flag.ts';
import { loadOutcomes, loadScorecard, loadTiming } from './load-bundle.ts';
import type { AnswerReader } from './read-answers.ts';

/** What a board reads from the files that a bundle's manifest lists. */
export type BundleParts = Pick<EntryBundle, 'scorecard' | 'timing' | 'results' | 'fingerprints' | 'verified'>;

/** Reads the parts from the files themselves, or from a cached record of them. */
export type ReadParts = (files: ReadFiles, folder: string, suite: Suite, manifest: Manifest) => Promise<BundleParts>;

/** Used for all entries, so that they share their lists of tasks. */
const resultsOf = resultsMaker();

export const readParts: ReadParts = async (files, folder) => (await fromFiles(files, folder)).parts;

/**
 * The parts and fingerprints of the outcomes.
 *
 * @param known the bundle's outcomes if they need not be read
 */
export async function readWithFingerprints(files: ReadFiles, folder: string, known?: readonly Outcome[]) {
  const { parts, outcomes } = await fromFiles(files, folder, known);
  return { parts, outcomeFingerprints: outcomeFingerprintsOf(outcomes) };
}

/** `readParts` with the fingerprints that flags compare. The answers of the suite's own systems are computed, so their transcripts are not read. */
export function partsWithFingerprints(reader: AnswerReader): ReadParts {
  return async (files, folder, suite, manifest) => {
    const { parts, outcomeFingerprints } = await readWithFingerprints(files, folder);
    const answers = isReferenceOrControl({ manifest })
      ? undefined
      : await reader.answers(files, folder, suite, manifest);
    const tape = await reader.tape(files, folder, suite, manifest);
    return { ...parts, fingerprints: { outcomeFingerprints, answers, tape } satisfies Fingerprints };
  };
}

/** What flags compare of a run's outcomes. */
export const comparedBy = (outcomes: readonly Outcome[]) => ({
  results: resultsOf(outcomes),
  outcomeFingerprints: outcomeFingerprintsOf(outcomes),
});

async function fromFiles(files: ReadFiles, folder: string, known?: readonly Outcome[]) {
  const scorecard = await loadScorecard(files, folder);
  const outcomes = known ?? (await loadOutcomes(files, folder));
  const timing = await loadTiming(files, folder);
  const parts: BundleParts = {
    scorecard: foldedScorecard(scorecard),
    timing: foldedTiming(timing),
    results: resultsOf(outcomes),
  };
  return { parts, outcomes };
}
