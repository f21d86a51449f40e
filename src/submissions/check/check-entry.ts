import { formerTreesLater } from '../../board/history/former-trees.ts';
import { ownAdapterOf } from '../../board/own-folders.ts';
import { readEntry } from '../../board/read-entry.ts';
import { Fault } from '../../errors/fault.ts';
import { gitTree } from '../../git/tree.ts';
import type { Ports } from '../../ports/ports.ts';
import { loadSuites } from '../../suites/catalogue.ts';
import { currentReceipts } from '../../verify/counting-receipts.ts';
import { entryFiles, fileFaults } from '../rules/files.ts';
import { ENTRIES } from '../rules/scope.ts';
import { type BoardModel, jobsForEntry, keepTapes } from './board-jobs.ts';
import type { Checked } from './check-submission.ts';
import { boardRecord } from './origin.ts';

export interface EntryRequest {
  readonly repository: string;
  readonly slug: string;
  /** The suites to run. All, if the list is empty. */
  readonly suites: readonly string[];
  /** The token for `origin`, to read the branch `receipts`. */
  readonly token?: string | undefined;
  readonly model?: BoardModel | undefined;
  /** The folder for tapes to be replayed. */
  readonly tapes?: string | undefined;
}

/**
 * Plans the board's runs of an entry on the checked-out commit. Its evidence is not verified here, because a run of an earlier
 * version of its suite cannot be.
 *
 * @throws `input.invalid` if there is no such entry, or it does not have all of the suites; `entry.invalid` if it cannot be
 * read
 */
export async function checkEntry(
  { files, processes, entropy, clock }: Pick<Ports, 'files' | 'processes' | 'entropy' | 'clock'>,
  { repository, slug, suites, token, model, tapes }: EntryRequest,
): Promise<Checked & { readonly head: string }> {
  const source = await gitTree(processes, repository, 'HEAD');
  const tree = source.trees(ENTRIES).get(slug);
  if (tree === undefined)
    throw new Fault('input.invalid', `There is no entry ${JSON.stringify(slug)} at commit ${source.commit}.`, {
      hint: `Name a folder of ${ENTRIES} on the default branch.`,
    });
  const [refused] = fileFaults(await entryFiles(source, `${ENTRIES}/${slug}`));
  if (refused) throw refused;
  const { entry, bundles } = await readEntry(source, `${ENTRIES}/${slug}`, await loadSuites());
  const unknown = suites.find((id) => !Object.hasOwn(entry.suites, id));
  if (unknown !== undefined)
    throw new Fault('input.invalid', `The entry ${slug} has no run of ${JSON.stringify(unknown)}.`, {
      hint: `It has ${Object.keys(entry.suites).join(', ') || 'none'}.`,
    });
  const selected = bundles.filter(({ suite }) => suites.length === 0 || suites.includes(suite.description.id));
  const { receipts } = await boardRecord(processes, { repository, token, now: clock.now() });
  const former = formerTreesLater(processes, repository, source.commit, ENTRIES);
  const present = currentReceipts(receipts, slug, tree);
  const own = await ownAdapterOf(source, { slug, present, receipts, former }, entry);
  const reruns = jobsForEntry({ entry, bundles: selected }, entropy, model, own);
  if (tapes !== undefined) await keepTapes(files, source, tapes, { bundles: selected, jobs: reruns.jobs });
  return {
    slug,
    tree,
    reruns,
    head: source.commit,
    owned: 'not checked',
    receiptsOfOthers: [],
    faults: [],
    suites: selected.map(({ suite }) => suite.description.id),
  };
}
