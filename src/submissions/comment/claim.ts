import { datasetOf } from '../../bundles/load-bundle.ts';
import { transcriptOf } from '../../bundles/transcript.ts';
import { unlessEvidenceFault } from '../../errors/fault.ts';
import { type ClaimReview, LONGEST_REASON, MOST_RUNS } from '../../evidence/receipt.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { CheckFacts } from '../../report/markdown/comment-facts.ts';
import type { Suite } from '../../suite/suite.ts';
import { replyDigests } from '../../verify/answers.ts';
import { type ClaimRun, judgeClaim, needsMoreRuns } from '../../verify/claim.ts';
import { type CheckedBundle, checkBundle, firstBroken, unchecked } from './check-bundle.ts';

/** The folder of a board run, or why there is none that counts. */
export type BoardRun = { readonly folder: string } | { readonly problems: readonly CheckFacts[] };

/** A board run, verified like any other bundle. */
export interface CheckedRun {
  /** Empty without a bundle. */
  readonly folder: string;
  readonly checked: CheckedBundle;
}

/** Verifies the board's runs. What the image declares to the board may differ from the entry, because that is a finding. */
export async function checkRuns(files: Files, runs: readonly BoardRun[]) {
  const all: CheckedRun[] = [];
  for (const run of runs) {
    if ('folder' in run) {
      const checked = await checkBundle(files, files, { ...run, refuse: () => undefined });
      const checks = checked.checks.map((check) => withoutPath(check, run.folder));
      all.push({ folder: run.folder, checked: { ...checked, checks } });
    } else all.push({ folder: '', checked: unchecked('invalid', run.problems) });
  }
  return all;
}

/** The folder is a temporary one of this machine, which differs in each attempt. Comments and receipts are public. */
function withoutPath({ detail, remedy, ...check }: CheckFacts, folder: string): CheckFacts {
  const shorten = (text: string) => text.replaceAll(`${folder}/`, '').replaceAll(folder, 'it');
  return {
    ...check,
    ...(detail !== undefined && { detail: shorten(detail) }),
    ...(remedy !== undefined && { remedy: shorten(remedy) }),
  };
}

interface Compared {
  /** Absent if the claim is of an earlier version of the suite, which is not compared. */
  readonly claim?: ClaimReview;
  /** The number of board runs that the verdict is based on. */
  readonly runs: number;
}

interface Comparison {
  /** Reads the submitted bundle. */
  readonly reader: ReadFiles;
  readonly folder: string;
  readonly checked: CheckedBundle;
  readonly made: readonly CheckedRun[];
  readonly suite: Suite;
}

/** Compares a claim with the board's runs. Undefined if the board made none, or the submission is not valid. */
export async function compareClaim(files: Files, comparison: Comparison): Promise<Compared | undefined> {
  const { reader, folder, checked, made, suite } = comparison;
  const [first] = made;
  if (!checked.valid || first === undefined) return undefined;
  const claim = await claimRun(files, { reader, folder, checked, suite });
  if (claim === undefined) return undefined;
  const opened: ClaimRun[] = [];
  for (const [i, { folder: own, checked: run }] of made.entries()) {
    const found = run.valid ? await claimRun(files, { reader: files, folder: own, checked: run, suite }) : undefined;
    if (found === undefined) return { claim: nothingCompared(whyUnusable(i, run), claim), runs: 0 };
    opened.push(found);
    if (i === 0 && !needsMoreRuns(claim, found)) break;
  }
  const [once] = opened as [ClaimRun];
  if (opened.length < MOST_RUNS && needsMoreRuns(claim, once)) {
    const reason = `Its replies differ from the claim’s, so that ${MOST_RUNS} runs decide; there are ${opened.length}.`;
    return { claim: nothingCompared(reason, claim), runs: 0 };
  }
  return { claim: judgeClaim(claim, opened, suite.description), runs: opened.length };
}

/** The result of the board's first run if the claim is of an earlier version of the suite. Undefined if it made none. */
export function earlierClaim([first]: readonly CheckedRun[]): Compared | undefined {
  if (first === undefined) return undefined;
  if (first.checked.valid) return { runs: 1 };
  return { claim: nothingCompared(whyUnusable(0, first.checked)), runs: 0 };
}

/** A valid run in the form in which claims are compared. Undefined if its transcript does not give it. */
export async function claimRun(files: Files, { reader, folder, checked, suite }: Omit<Comparison, 'made'>) {
  const { manifest, measured } = checked;
  if (manifest === undefined || measured?.outcomes === undefined) return undefined;
  const dataset = await datasetOf(files, suite, manifest, {});
  const replies = await unlessEvidenceFault(replyDigests(transcriptOf(reader, folder, { suite, dataset, manifest })));
  return replies && { manifest, outcomes: measured.outcomes, replies };
}

function whyUnusable(at: number, { state, checks }: CheckedBundle): string {
  const why = firstBroken(checks) ?? `it ended ${state}`;
  // Details quote a stranger's container.
  return `The board’s run ${at + 1} does not count. ${why}`.slice(0, LONGEST_REASON).toWellFormed();
}

/** The result if nothing was compared; without `claim` if that is of an earlier version of its suite. */
const nothingCompared = (reason: string, claim?: ClaimRun): ClaimReview => ({
  verdict: 'unusable',
  reason,
  metric: null,
  claimed: null,
  measured: null,
  ci90: null,
  tasks: claim?.outcomes.length ?? 0,
  differing: null,
  discordance: null,
  unsteady: false,
  deterministic: claim?.manifest.adapter.declared.deterministic === true ? 'declared' : 'not declared',
});
