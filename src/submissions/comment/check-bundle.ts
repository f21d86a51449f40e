import { entryMismatch } from '../../board/read-entry.ts';
import { loadManifest, loadOutcomes, loadTiming } from '../../bundles/load-bundle.ts';
import { type Verification, verify } from '../../bundles/verify/verify.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { CheckFacts, ScoredRun, SuiteFacts } from '../../report/markdown/comment-facts.ts';
import type { Suite } from '../../suite/suite.ts';
import { agreementFaults } from '../../verify/agreement.ts';
import { tooManyTasks } from '../rules/files.ts';

export interface CheckedBundle
  extends Pick<Verification, 'valid' | 'manifest' | 'tape'>,
    Pick<SuiteFacts, 'state' | 'scope'> {
  readonly checks: readonly CheckFacts[];
  readonly measured: ScoredRun | undefined;
}

interface Bundle {
  readonly folder: string;
  /** Why this is not the expected bundle, even if it verifies. Undefined if it is. */
  readonly refuse: (manifest: Manifest) => string | undefined;
  /** Whether a held-out run is checked by its outcomes. Otherwise it cannot be judged. */
  readonly allowOutcomesOnly?: boolean | undefined;
}

/** Verifies a bundle of an entry, whose data is built in. Returns its checks, and its results as far as they follow from its transcript. */
export async function checkBundle(
  files: Files,
  evidence: ReadFiles,
  { folder, refuse, allowOutcomesOnly = false }: Bundle,
): Promise<CheckedBundle> {
  try {
    const huge = await tooManyClaimed(evidence, folder);
    if (huge) return unchecked('unjudged', [unavailable(huge)]);
    const { valid, state, checks, manifest, scorecard, tape, scope } = await verify(files, {
      folder,
      data: {},
      bundle: evidence,
      allowOutcomesOnly,
    });
    const other = manifest && refuse(manifest);
    if (other !== undefined) {
      return { valid: false, state: 'invalid', checks: [...checks, otherBundle(other)], manifest, measured: undefined };
    }
    const follow = checks.some(({ id, held }) => ['outcomes', 'scorecard-sums'].includes(id) && held);
    const outcomes = follow ? await loadOutcomes(evidence, folder) : undefined;
    const timed = checks.some(({ id, held }) => id === 'timing' && held);
    const timing = timed ? await loadTiming(evidence, folder) : undefined;
    const measured = scorecard && { scorecard, outcomes, timing };
    return { valid, state, checks, manifest, measured, tape, scope };
  } catch (thrown) {
    if (!isEvidenceFault(thrown)) throw thrown;
    return unchecked(isEvidenceFault(thrown, 'malformed') ? 'invalid' : 'unjudged', [unavailable(thrown)]);
  }
}

/** The result for a bundle that cannot be read. */
export function unchecked(state: SuiteFacts['state'], checks: readonly CheckFacts[]): CheckedBundle {
  return { valid: false, state, checks, measured: undefined };
}

/** Why a bundle is not the one that its entry describes. Undefined if it is. */
export const submissionMismatch = (manifest: Manifest, { description }: Suite, entry: Entry, folder: string) =>
  entryMismatch(manifest, description.id, entry)?.why ?? agreementFaults(entry, manifest, folder)[0]?.message;

/** Why a bundle is refused for the tasks that it claims. If its manifest cannot be read, the verification reports it. */
async function tooManyClaimed(evidence: ReadFiles, folder: string): Promise<Fault | undefined> {
  const claimed = await loadManifest(evidence, folder).catch((thrown: unknown) => {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  });
  return claimed && tooManyTasks(folder, claimed);
}

/** The first check that is not held, with its detail. Undefined if all are. */
export function firstBroken(checks: readonly CheckFacts[]): string | undefined {
  const broken = checks.find(({ held }) => !held);
  return broken && `${broken.title}: ${broken.detail ?? 'not held'}`;
}

const unavailable = ({ code, message: detail, hint: remedy }: Fault): CheckFacts => ({
  title: 'The files and data for a verification are available',
  held: false,
  code,
  detail,
  remedy,
});

function otherBundle(detail: string): CheckFacts {
  return {
    title: 'The bundle matches its entry',
    held: false,
    code: 'entry.invalid',
    detail,
    remedy: 'Correct `entry.json`, or submit the bundle that it names.',
  };
}
