import { contamination } from '../../bundles/contamination.ts';
import { isEvidenceFault } from '../../errors/fault.ts';
import { manifestDigest } from '../../evidence/manifest.ts';
import type { FreshReview } from '../../evidence/receipt.ts';
import type { Files } from '../../ports/files.ts';
import { formatInterval, formatValue } from '../../report/format.ts';
import { mainMetric, type SuiteDescription } from '../../suite/description.ts';
import { type BoardRun, type CheckedRun, checkRuns } from './claim.ts';

/**
 * The largest p of a gap that takes a rank away. Of 2,820 comparisons of references and controls, which know no answers, none
 * was below it.
 */
const LEVEL = 0.001;

/** The longest reason in a receipt: details quote a stranger's container. */
const LONGEST = 1_000;

/**
 * Compares the board's run on fresh tasks with its first run on the public ones. A run without a result is flagged as well:
 * otherwise an image that knows the public answers would end at the first question that it does not know.
 */
export async function reviewFresh(
  files: Files,
  description: SuiteDescription,
  run: BoardRun,
  onPublic: CheckedRun,
): Promise<FreshReview> {
  const [fresh] = await checkRuns(files, [run]);
  const nothing = (why: string): FreshReview => {
    const flagged = `its run on fresh tasks has no result: ${why}`.slice(0, LONGEST).toWellFormed();
    return { manifest: null, contamination: null, flagged };
  };
  if (fresh === undefined || !fresh.checked.valid || fresh.checked.manifest === undefined) {
    const broken = fresh?.checked.checks.find(({ held }) => !held);
    return nothing(broken ? `${broken.title}: ${broken.detail ?? 'not held'}` : 'it is not valid');
  }
  try {
    const found = await contamination(files, { unseen: fresh.folder, public: onPublic.folder });
    const flagged = knowsPublic(found) ? gapText(description, found) : null;
    return { manifest: manifestDigest(fresh.checked.manifest), contamination: found, flagged };
  } catch (thrown) {
    if (!isEvidenceFault(thrown)) throw thrown;
    return nothing(thrown.message);
  }
}

type Contamination = NonNullable<FreshReview['contamination']>;

const knowsPublic = ({ gap, p }: Contamination): boolean => gap > 0 && p !== undefined && p < LEVEL;

function gapText(description: SuiteDescription, { system, reference, gap, ci95 }: Contamination): string {
  const metric = mainMetric(description);
  const show = (value: number) => formatValue(metric, value);
  return `it has ${show(system.public)} on the public tasks and ${show(system.unseen)} on fresh ones, a gap of ${show(gap)} ${formatInterval(metric, ci95)} beside ${reference}: it seems to know the public answers`;
}
