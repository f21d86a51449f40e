import { readBoard } from '../board/board.ts';
import { requireEntries } from '../board/entry-folder.ts';
import { loadOutcomes } from '../bundles/load-bundle.ts';
import { readParts } from '../bundles/read-parts.ts';
import { Fault } from '../errors/fault.ts';
import type { Files } from '../ports/files.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { PROJECT } from '../protocol/project.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import type { SuiteClaims } from '../report/terminal/board-claims.ts';
import { type EntryBundle, readsLabels, type SiteEntry } from '../site/board/entries.ts';
import type { EntryRun } from '../suite/claim.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';

interface ClaimsRequest {
  readonly entries: string;
  /** A folder with the layout of the branch `receipts`. Without it no removal and no dispute is known. */
  readonly receipts?: string | undefined;
  /** The time now, ISO 8601 in UTC, after which no receipt may be dated. */
  readonly now: string;
  /** The id of a suite. By default, every suite with claims about a board. */
  readonly suite?: string | undefined;
}

/**
 * Checks the papers' claims on the entries of a board, by the runs that were submitted. Removed and disputed entries are left out.
 * The entries are not verified.
 */
export async function claimsOfBoard(files: Files, { suite: id, ...request }: ClaimsRequest): Promise<SuiteClaims[]> {
  const all = await Promise.all((id === undefined ? SUITE_IDS : [id]).map(loadSuite));
  const suites = all.filter(({ boardClaims }) => boardClaims !== undefined);
  if (suites.length === 0) {
    const own = await Promise.all(all.map(async (suite) => [await suite.claims(new Map()), await suite.benches()]));
    throw new Fault('usage', `Suite ${id} has no claims about the entries of a board.`, {
      hint:
        own.flat(2).length > 0
          ? `Run \`cib baselines --suite ${id}\` to check its claims on its own systems.`
          : 'Leave --suite out for those of all suites.',
    });
  }
  await requireEntries(files, request.entries);
  const { submitted, shown, removed, withheld } = await readBoard(files, request, suites, readParts);
  const disputed = shown.flatMap(({ entry, dispute }) => (dispute ? [entry.slug] : []));
  const leftOut = [
    ...withheld.map(({ slug, fault }) => ({ slug, reason: `it cannot be read: ${fault.message}` })),
    ...removed.map(({ slug }) => ({ slug, reason: 'it was removed' })),
    ...disputed.map((slug) => ({ slug, reason: 'it is disputed' })),
  ];
  const counting = submitted.filter(({ entry }) => !disputed.includes(entry.slug));
  return Promise.all(suites.map((suite) => claimsOf(files, suite, counting, leftOut)));
}

async function claimsOf(files: Files, suite: Suite, entries: readonly SiteEntry[], without: SuiteClaims['leftOut']) {
  const { id, version, title } = suite.description;
  const leftOut = [...without];
  const groups = new Map<string, { scorecard: Scorecard; runs: EntryRun[] }>();
  for (const { entry, bundles } of entries) {
    const bundle = bundles.find((one) => one.suite.description.id === id);
    // Examples are made by people who know the tasks.
    if (bundle === undefined || entry.kind === 'control' || entry.kind === 'example') continue;
    const { state } = bundle.scorecard.validity;
    if (state !== 'valid') leftOut.push({ slug: entry.slug, reason: `its run is ${state}` });
    else {
      const run = entryRun(entry, bundle, await loadOutcomes(files, bundle.folder));
      const key = keyOf(bundle.scorecard, run.outcomes);
      const group = groups.get(key) ?? { scorecard: bundle.scorecard, runs: [] };
      group.runs.push(run);
      groups.set(key, group);
    }
  }
  // Only runs on the same tasks can be compared: those on the data with the most runs.
  const [most, ...others] = [...groups.values()].sort((a, b) => b.runs.length - a.runs.length);
  for (const { runs } of others)
    for (const { slug } of runs) leftOut.push({ slug, reason: 'its run is on other tasks, or of another version' });
  const runs = most?.runs ?? [];
  return {
    suite: most?.scorecard.suite ?? { id, version },
    title,
    dataset: most?.scorecard.dataset ?? null,
    runs: runs.map(({ outcomes: _, queryMs: __, ...run }) => run),
    leftOut,
    claims: (await suite.boardClaims?.(runs)) ?? [],
  };
}

function entryRun(entry: SiteEntry['entry'], bundle: EntryBundle, outcomes: readonly Outcome[]): EntryRun {
  return {
    slug: entry.slug,
    kind: entry.kind,
    approach: entry.approach,
    readsLabels: readsLabels(entry, bundle),
    ownSystem: entry.homepage === `https://github.com/${PROJECT}` && entry.kind === 'system',
    model: bundle.manifest.model !== null,
    queryMs: bundle.timing.latency_ms.query?.p50,
    outcomes,
  };
}

/** Identifies the tasks of a run by its outcomes, because the manifest's statement about the dataset is not verified. */
function keyOf({ suite, dataset }: Scorecard, outcomes: readonly Outcome[]): string {
  return JSON.stringify([suite.version, dataset.sha256, outcomes.map((one) => [one.id, one.family, one.cluster])]);
}
