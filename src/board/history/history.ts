import { type Results, resultsMaker } from '../../analysis/results.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import { type GitBlobs, gitBlobs } from '../../git/blobs.ts';
import type { Processes } from '../../ports/processes.ts';
import { isSound } from '../../protocol/constants.ts';
import type { EntryBundle, SiteEntry } from '../../site/board/entries.ts';
import type { FormerRun, History, Version } from '../../site/entry/history.ts';
import { mainMetric } from '../../suite/description.ts';
import { currentReceipts } from '../../verify/counting-receipts.ts';
import { faultOfEntry } from '../withheld.ts';
import { type FormerTree, formerTrees, MOST_FORMER } from './former-trees.ts';
import { type FormerEntry, readFormerEntry, readOutcomes } from './read-version.ts';

interface HistoryRequest {
  readonly checkout: string;
  /** The newest commit of the branch. */
  readonly commit: string;
  /** The folder of the entries, from the repository's root. */
  readonly entries: string;
  /** The tree id of each entry's folder at that commit. */
  readonly trees: ReadonlyMap<string, string>;
}

/** What Git and the board have recorded about one entry. */
interface EntryRecord {
  readonly trees: readonly FormerTree[];
  /** The tree id of its folder now. */
  readonly present: string | undefined;
  readonly receipts: readonly Receipt[];
}

interface FormerVersion {
  readonly version: Version;
  readonly contents: FormerEntry;
}

/** The former versions of each entry, by slug, from Git. A former version that cannot be read is counted and left out. */
export async function readHistory(
  processes: Processes,
  request: HistoryRequest,
  entries: readonly SiteEntry[],
  receipts: readonly Receipt[],
): Promise<ReadonlyMap<string, History>> {
  const trees = await formerTrees(processes, request.checkout, request.commit, request.entries);
  const blobs = gitBlobs(processes, request.checkout);
  const found = new Map<string, History>();
  for (const one of entries) {
    const { slug } = one.entry;
    const about = receipts.filter((receipt) => receipt.slug === slug);
    const present = request.trees.get(slug);
    found.set(slug, await historyOf(blobs, one, { trees: trees.get(slug) ?? [], present, receipts: about }));
  }
  return found;
}

async function historyOf(
  blobs: GitBlobs,
  { entry, bundles }: SiteEntry,
  { trees, present, receipts }: EntryRecord,
): Promise<History> {
  const former = trees.filter(({ tree }) => tree !== present);
  const read: FormerVersion[] = [];
  let unreadable = 0;
  for (const { tree, since } of former.slice(0, MOST_FORMER)) {
    const contents = await unlessUnreadable(() => readFormerEntry(blobs, tree, entry.slug));
    const removed = currentReceipts(receipts, entry.slug, tree).objection?.event === 'removed';
    if (contents) {
      read.push({
        contents,
        version: { tree, since, version: contents.version, runs: runsOf(contents, bundles), removed },
      });
    } else unreadable += 1;
  }
  const comparable = new Map<string, { version: Version; results: Results }>();
  for (const bundle of bundles) {
    const nearest = await nearestOf(blobs, read, bundle);
    if (nearest) comparable.set(bundle.suite.description.id, nearest);
  }
  return {
    since: trees.find(({ tree }) => tree === present)?.since ?? '',
    versions: read.map(({ version }) => version),
    comparable,
    unreadable,
    older: former.length > MOST_FORMER,
  };
}

/** The newest former run on the same tasks that was not removed. */
async function nearestOf(blobs: GitBlobs, read: readonly FormerVersion[], bundle: EntryBundle) {
  const { id } = bundle.suite.description;
  for (const { version, contents } of read) {
    const [run, at] = [version.runs.get(id), contents.runs.get(id)?.outcomes];
    if (version.removed || run === undefined || at === undefined || !isComparable(run, bundle)) continue;
    const results = await unlessUnreadable(async () => resultsOf(await readOutcomes(blobs, version.tree, at)));
    if (results && canonical(results.tasks.ids) === canonical(bundle.results.tasks.ids)) return { version, results };
  }
  return undefined;
}

const resultsOf = resultsMaker();

/** Only for the suites that the entry has now, and only as many as are shown: a board of a thousand systems has many versions. */
function runsOf({ runs }: FormerEntry, bundles: readonly EntryBundle[]): ReadonlyMap<string, FormerRun> {
  const found = new Map<string, FormerRun>();
  for (const { description } of bundles.map(({ suite }) => suite)) {
    const run = runs.get(description.id);
    if (run === undefined) continue;
    const { suite, dataset, validity, overall } = run.scorecard;
    const estimate = overall.metrics[mainMetric(description).id];
    found.set(description.id, { manifest: run.manifest, suite, dataset, state: validity.state, estimate });
  }
  return found;
}

function isComparable({ suite, dataset, state }: FormerRun, { scorecard: now }: EntryBundle): boolean {
  return isSound(state) && canonical(suite) === canonical(now.suite) && dataset.sha256 === now.dataset.sha256;
}

/** A fault of the machine is thrown, since no former version caused it. */
async function unlessUnreadable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (thrown) {
    faultOfEntry(thrown);
    return undefined;
  }
}
