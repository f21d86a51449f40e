import { loadTiming } from '../../bundles/load-bundle.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { Entry } from '../../evidence/entry.ts';
import { MOST_RUNS } from '../../evidence/receipt.ts';
import type { Files } from '../../ports/files.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { needsMoreRuns } from '../../verify/claim.ts';
import { roundNonce } from '../../verify/rerun-order.ts';
import { checkBundle, submissionMismatch } from '../comment/check-bundle.ts';
import { checkRuns, claimRun } from '../comment/claim.ts';
import { type Load, MOST_RERUN_JOBS, planJobs } from '../rerun-jobs.ts';
import { ENTRIES } from '../rules/scope.ts';
import { type Ordered, orderedRuns } from './ordered-runs.ts';

/**
 * The runs that a verdict still needs: two more of each suite whose first run is valid and has other replies than the claim.
 * If the first run does not count, or the claim is not valid, further runs do not help.
 *
 * @param request.budget the most tokens that one run of a suite may use at the board's endpoint
 * @returns the jobs of the board's second and third run
 */
export async function furtherRuns(files: Files, request: Omit<Ordered, 'entry'> & { readonly budget: number }) {
  const { slug, submission, nonce, budget } = request;
  const entry = await readDocument(submission, `${ENTRIES}/${slug}/entry.json`, Entry);
  const loads: Load[] = [];
  // A claim of an earlier version of its suite is not compared, so one run is enough.
  for (const [id, runs] of Object.entries(await orderedRuns(files, { ...request, entry }))) {
    const suite = await loadSuite(id);
    const folder = `${ENTRIES}/${slug}/${entry.suites[id]}`;
    const checked = await checkBundle(files, submission, {
      folder,
      refuse: (manifest) => submissionMismatch(manifest, suite, entry, folder),
    });
    const [first] = await checkRuns(files, runs.slice(0, 1));
    if (!checked.valid || !first?.checked.valid) continue;
    const claim = await claimRun(files, { reader: submission, folder, checked, suite });
    const run = await claimRun(files, { reader: files, ...first, suite });
    if (claim === undefined || run === undefined || !needsMoreRuns(claim, run)) continue;
    const timing = await loadTiming(files, first.folder);
    const answers = claim.manifest.gateway && (request.withBoardModel.includes(id) ? 'endpoint' : 'tape');
    loads.push({ suite: id, tasks: run.outcomes.length, timing, answers });
  }
  const rounds = Array.from({ length: MOST_RUNS - 1 }, (_, i) => i + 2);
  const jobs = planJobs(loads, budget, Math.floor(MOST_RERUN_JOBS / rounds.length));
  return rounds.flatMap((round) => jobs.map((job) => ({ ...job, round, nonce: roundNonce(nonce, round) })));
}
