import { formerTreesLater } from '../../board/history/former-trees.ts';
import { ownAdapterOf } from '../../board/own-folders.ts';
import { readableEntry } from '../../board/read-entry.ts';
import { gitIn } from '../../git/git.ts';
import { gitTree } from '../../git/tree.ts';
import type { Ports } from '../../ports/ports.ts';
import { currentReceipts } from '../../verify/counting-receipts.ts';
import { boardRecord } from '../check/origin.ts';
import { ENTRIES } from '../rules/scope.ts';

/** What the board's default branch and its record say about an entry. Undefined if there is no such entry. */
export async function boardEntry(
  { processes, clock }: Pick<Ports, 'processes' | 'clock'>,
  { repository, slug, token }: { readonly repository: string; readonly slug: string; readonly token: string },
) {
  const source = await gitTree(processes, repository, 'HEAD');
  const folder = `${ENTRIES}/${slug}`;
  const entry = await readableEntry(source, folder);
  if (entry === undefined) return undefined;
  const tree = source.trees(ENTRIES).get(slug) ?? '';
  const { receipts } = await boardRecord(processes, { repository, token, now: clock.now() });
  const present = currentReceipts(receipts, slug, tree);
  const former = formerTreesLater(processes, repository, source.commit, ENTRIES);
  const args = [
    'log',
    '-1',
    '--first-parent',
    '-m',
    '--diff-filter=A',
    '--format=%H',
    source.commit,
    '--',
    `${folder}/entry.json`,
  ];
  return {
    /** The adapter `dir:PATH` of an entry of the board's own. Undefined for any other entry. */
    own: await ownAdapterOf(source, { slug, present, receipts, former }, entry),
    receipts,
    /** The commit that added the entry to the branch. */
    added: (await gitIn(processes, repository).run(args)).stdout.trim(),
  };
}
