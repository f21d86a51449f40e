import { contamination } from '../../bundles/contamination.ts';
import { isEvidenceFault } from '../../errors/fault.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import { type FreshReview, LONGEST_REASON } from '../../evidence/receipt.ts';
import type { Files } from '../../ports/files.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { formatDifference, formatValue } from '../../text/numbers.ts';
import { firstBroken } from './check-bundle.ts';
import { type BoardRun, type CheckedRun, checkRuns } from './claim.ts';

/** The largest p of a gap that takes a rank away: far below what chance gives, since a wrong verdict harms an honest system. */
const LEVEL = 0.001;

/**
 * Compares the board's run on fresh tasks with all its runs on the public ones, whose mean is published. A run without a
 * result is flagged as well: otherwise an image that knows the public answers would end at the first question that it does
 * not know.
 */
export async function reviewFresh(
  files: Files,
  description: SuiteDescription,
  run: BoardRun,
  onPublic: readonly CheckedRun[],
): Promise<FreshReview> {
  const [fresh] = await checkRuns(files, [run]);
  const nothing = (why: string): FreshReview => {
    // Details quote a stranger's container.
    const flagged = `its run on fresh tasks has no result: ${why}`.slice(0, LONGEST_REASON).toWellFormed();
    return { manifest: null, contamination: null, flagged };
  };
  if (fresh === undefined || !fresh.checked.valid || fresh.checked.manifest === undefined) {
    return nothing(firstBroken(fresh?.checked.checks ?? []) ?? 'it is not valid');
  }
  try {
    const found = await contamination(files, { unseen: fresh.folder, public: onPublic.map(({ folder }) => folder) });
    const flagged = knowsPublic(found) ? gapText(description, found) : null;
    return { manifest: manifestDigest(fresh.checked.manifest), contamination: found, flagged };
  } catch (thrown) {
    if (!isEvidenceFault(thrown)) throw thrown;
    return nothing(thrown.message.replaceAll(fresh.folder, 'it'));
  }
}

type Contamination = NonNullable<FreshReview['contamination']>;

/** Whether a system does so much better on the public tasks than on fresh ones that it has no rank. */
export const knowsPublic = ({ gap, p }: Pick<Contamination, 'gap' | 'p'>): boolean =>
  gap > 0 && p !== undefined && p < LEVEL;

function gapText(description: SuiteDescription, { system, reference, gap, ci95 }: Contamination): string {
  const metric = mainMetric(description);
  const show = (value: number) => formatValue(metric, value);
  return `it has ${show(system.public)} on the public tasks and ${show(system.unseen)} on fresh ones, a gap of ${formatDifference(metric, gap, ci95)} beside ${reference}: it seems to know the public answers`;
}
