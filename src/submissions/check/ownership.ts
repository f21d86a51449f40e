import { ownFolderOf } from '../../board/own-folders.ts';
import { readableEntry } from '../../board/read-entry.ts';
import type { BoardRecord } from '../../board/receipts/read.ts';
import { loadManifest } from '../../bundles/load-bundle.ts';
import { Fault, unlessEvidenceFault } from '../../errors/fault.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { EarlierRun } from '../../github/workflow-run.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { ownerOf } from '../../verify/counting-receipts.ts';
import { quotedText } from '../rules/path-faults.ts';
import { ENTRIES } from '../rules/scope.ts';

/** The label by which a maintainer allows what `maintainerFaults` names, in the commit that a maintainer approved. */
export const OWNER_APPROVED = 'owner-approved';

/** The author of a pull request, from GitHub. Ids beyond the safe integers are bigints. */
export interface Author {
  readonly login: string;
  readonly id: number | bigint;
}

/** Whether two accounts are the same. An id may be a number or, if it is large, a bigint, which `===` would tell apart. */
export const isSameAccount = (one: Pick<Author, 'id'> | null | undefined, other: Pick<Author, 'id'> | undefined) =>
  one?.id !== undefined && String(one.id) === String(other?.id);

/** The parts of a pull request that decide what its author may do. */
export interface Proposer {
  readonly author: Author;
  /** The current labels of the pull request. */
  readonly labels: readonly string[];
  /** Whether a maintainer approved its present commit in a review. */
  readonly isApproved: () => Promise<boolean>;
  /** The time now, ISO 8601 in UTC. */
  readonly now: string;
  /** The number of verifications with board runs that an author has per day. Without it there is no limit. */
  readonly maxRunsPerDay: number | undefined;
  /** The author's earlier checks of the day: each starts a verification. */
  readonly earlierChecks: () => Promise<readonly EarlierRun[]>;
  /** The states that the board gave a commit, the newest first. */
  readonly statesOf: (head: string) => Promise<readonly string[]>;
  /** The head of a merged pull request of the board, by its number. */
  readonly mergedHead: (number: number) => Promise<string | undefined>;
}

/** GitHub ignores the case of labels. */
export const isLabelled = (labels: readonly string[], name: string) =>
  labels.some((label) => label.toLowerCase() === name);

/**
 * The changes that need a maintainer: to an entry that is not the author's, adding an entry that looks like one of the board's
 * own, or a held-out run, whose outcomes nobody can check before the seed is revealed.
 *
 * @throws `receipt.invalid` if the record of the entry cannot be read, since it may name another owner
 */
export async function maintainerFaults(
  { head, base }: { readonly head: ReadFiles; readonly base: ReadFiles },
  { receipts, unreadable }: BoardRecord,
  { slug, author, mergedHead }: Pick<Proposer, 'author' | 'mergedHead'> & { readonly slug: string },
): Promise<readonly Fault[]> {
  const unreadableFault = unreadable.get(slug);
  if (unreadableFault) throw unreadableFault;
  const folder = `${ENTRIES}/${slug}`;
  // If the entry cannot be read, the check of its shape reports it.
  const entry = await readableEntry(head, folder);
  const path = entry && (await ownFolderOf(base, entry));
  const owner = await ownerOf(receipts, slug, mergedHead);
  const faults: Fault[] = [];
  const by = `this pull request is by ${author.login} (account ${author.id})`;
  const notTheirs = (whose: string) =>
    new Fault('submission.owner', `The entry ${quotedText(slug)} belongs to ${whose}, and ${by}.`, {
      hint: `Submit your own system under another slug. ${APPROVAL}`,
    });
  if (owner !== undefined && !isSameAccount(owner, author))
    faults.push(notTheirs(`${owner.login} (account ${owner.id})`));
  // Without an owner, an existing entry belongs to the maintainers.
  if (owner === undefined && (await base.exists(folder))) faults.push(notTheirs('the board’s maintainers'));
  if (path !== undefined)
    faults.push(
      new Fault(
        'submission.own',
        `entry.json: $.adapter: ${quotedText(path)} is a folder of this board. The entry would be shown as one of the board’s own.`,
        { hint: `Submit an image by its digest. ${APPROVAL}` },
      ),
    );
  for (const suite of await heldOutSuites(head, folder, entry)) faults.push(heldOutFault(suite));
  return faults;
}

/** A held-out run needs a maintainer’s approval for every submitter. */
export const heldOutFault = (suite: string) =>
  new Fault(
    'submission.heldout',
    `The run of ${suite} is on held-out data. Until its seed is revealed, nobody can check its outcomes.`,
    { hint: `Submit a run on the public data: only a board makes held-out runs. ${APPROVAL}` },
  );

/** Deleting a whole entry needs a maintainer's approval, also if its owner asks for it. */
export const removal = (slug: string) =>
  new Fault('submission.removal', `The entry ${quotedText(slug)} would be deleted.`, {
    hint: `Ask the maintainers to remove the entry. They first record the removal with cib receipt, so that the record of the entry stays. ${APPROVAL}`,
  });

/** The suites whose run is on held-out data. A run that cannot be read is a fault of the entry's shape. */
async function heldOutSuites(head: ReadFiles, folder: string, entry: Entry | undefined): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [suite, name] of Object.entries(entry?.suites ?? {})) {
    const manifest = await unlessEvidenceFault(loadManifest(head, `${folder}/${name}`), 'malformed', 'missing');
    if (manifest?.split === 'heldout') found.push(suite);
  }
  return found;
}

const APPROVAL = `A maintainer who allows this change approves this commit in a review, puts the label “${OWNER_APPROVED}” on the pull request and runs this check again.`;
