import { type AnswerReader, MOST_COMPARED_TASKS, shareList } from '../bundles/read-answers.ts';
import { type ReadParts, readWithFingerprints } from '../bundles/read-parts.ts';
import { boardCheck, storedFault } from '../bundles/verify/board-check.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Files } from '../ports/files.ts';
import type { Outcome } from '../protocol/outcome.ts';
import type { Attempt } from '../report/attempt.ts';
import { isEarlier } from '../site/board/entries.ts';
import type { Suite } from '../suite/suite.ts';
import { answerFingerprint } from '../verify/answers.ts';
import { isReferenceOrControl } from '../verify/flag.ts';
import type { Scored } from '../verify/rescore.ts';
import { hasPages, packAttempts, pageAttempt } from './attempts.ts';
import { faultOfEntry } from './withheld.ts';

interface Evidence {
  readonly files: Files;
  readonly reader: Pick<AnswerReader, 'knowAnswers'>;
}

/**
 * Reads a bundle with what flags compare and what pages of tasks show, and verifies it, in one pass over its transcript.
 * `verified` has what fails. If the run is of another version of its suite, only the form and the hashes can be checked,
 * because this program has neither its data nor its scoring.
 */
export function verifyingReader({ files, reader }: Evidence): ReadParts {
  return async (source, folder, suite, manifest) => {
    if (isEarlier({ suite, scorecard: manifest })) {
      const { parts, outcomeFingerprints } = await readWithFingerprints(source, folder);
      const fault = await storedFault(source, folder, manifest).catch(faultOfEntry);
      return {
        ...parts,
        fingerprints: { outcomeFingerprints, answers: undefined },
        verified: { fault, attempts: undefined },
      };
    }
    const attempts: [string, Attempt][] = [];
    const shown = hasPages(manifest.dataset);
    const [ids, fingerprints]: [string[], number[]] = [[], []];
    const outcomes: Outcome[] = [];
    const compares = !isReferenceOrControl({ manifest }) && manifest.dataset.tasks <= MOST_COMPARED_TASKS;
    const onScored = ({ task, episodes, outcome }: Scored, line: string) => {
      outcomes.push(JSON.parse(line) as Outcome);
      const given = { outcome, answers: episodes, capabilities: manifest.adapter.declared.capabilities };
      const attempt = shown ? pageAttempt(suite, task, given) : undefined;
      if (attempt) attempts.push([task.id, attempt]);
      if (!compares) return;
      ids.push(task.id);
      fingerprints.push(answerFingerprint(episodes));
    };
    // A board has a run of each of the suite's own systems, so all of them answer at once. Other data has to be checked for its
    // size first.
    if (isReferenceOrControl({ manifest }) && isPublicData(suite, manifest)) await reader.knowAnswers(suite, manifest);
    const found = await boardCheck(files, { folder, data: {}, bundle: source, onScored }).catch((thrown) => ({
      fault: faultOfEntry(thrown),
      tape: undefined,
    }));
    const { fault } = found;
    // A bundle that holds has exactly the outcomes that were computed. Those of held-out data with a secret seed were not.
    const known = fault === undefined && outcomes.length > 0 ? outcomes : undefined;
    const { parts, outcomeFingerprints } = await readWithFingerprints(source, folder, known);
    const answers =
      fault === undefined && ids.length > 0
        ? { ids: shareList(ids), fingerprints: Uint32Array.from(fingerprints) }
        : undefined;
    const { tape } = found;
    const packed = fault === undefined && shown ? packAttempts(attempts) : undefined;
    const verified = { fault, attempts: packed && { read: async () => packed } };
    return { ...parts, fingerprints: { outcomeFingerprints, answers, tape }, verified };
  };
}

const isPublicData = ({ generator }: Suite, { dataset }: Manifest) =>
  dataset.id === 'builtin' && dataset.tasks === generator.publicCount;
