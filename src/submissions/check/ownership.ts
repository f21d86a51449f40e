import { adapterFolder, ownFoldersOf } from '../../board/own-folders.ts';
import type { BoardRecord } from '../../board/receipts/read.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { Fault, unlessEvidenceFault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { ownerOf } from '../../verify/owner.ts';
import { shown } from '../rules/named.ts';
import { ENTRIES } from '../rules/scope.ts';

/** The label by which a maintainer allows a change of somebody else's entry, or an adapter of the board's own folders. */
export const OWNER_APPROVED = 'owner-approved';

/** Who opened a pull request, as GitHub has it; ids beyond the safe integers come as a bigint. */
export interface Author {
  readonly login: string;
  readonly id: number | bigint;
}

/** A pull request, as far as it decides what its author may do. */
export interface Proposer {
  readonly author: Author;
  /** Those that the pull request has now. */
  readonly labels: readonly string[];
  /** Now, ISO 8601 in UTC. */
  readonly now: string;
  /** Verifications with runs of the board that an author has a day; without it as many as there are. */
  readonly maxRunsPerDay: number | undefined;
}

/** GitHub keeps labels apart by their letters alone, whatever their case. */
export const isLabelled = ({ labels }: Proposer, name: string) => labels.some((label) => label.toLowerCase() === name);

/**
 * What a pull request's author may not do without a maintainer: change an entry that is not theirs, or add one that would
 * pass for the board's own.
 * @throws `receipt.invalid` where the record of the entry cannot be read, since it may name another owner
 */
export async function beyondAuthor(
  { head, base }: { readonly head: ReadFiles; readonly base: ReadFiles },
  { receipts, unreadable }: BoardRecord,
  { slug, author }: { readonly slug: string; readonly author: Author },
): Promise<readonly Fault[]> {
  const doubt = unreadable.get(slug);
  if (doubt) throw doubt;
  const folder = `${ENTRIES}/${slug}`;
  // What keeps the entry from being read is reported by the check of its shape.
  const entry = await unlessEvidenceFault(readDocument(head, `${folder}/entry.json`, Entry), 'malformed', 'missing');
  const path = entry && adapterFolder(entry);
  const owner = ownerOf(receipts, slug);
  const faults: Fault[] = [];
  const by = `this pull request is by ${author.login} (account ${author.id})`;
  const notTheirs = (whose: string) =>
    new Fault('submission.owner', `The entry ${shown(slug)} belongs to ${whose}, and ${by}.`, {
      hint: `Submit your own system under another slug. ${APPROVAL}`,
    });
  if (owner !== undefined && String(owner.id) !== String(author.id))
    faults.push(notTheirs(`${owner.login} (account ${owner.id})`));
  // Without an owner, an entry that the base has belongs to the maintainers.
  if (owner === undefined && (await base.exists(folder))) faults.push(notTheirs('the board’s maintainers'));
  if (path !== undefined && (await ownFoldersOf(base)(path)))
    faults.push(
      new Fault(
        'submission.own',
        `entry.json: $.adapter: ${shown(path)} is a folder of this board, so that the entry would be shown as the board’s own.`,
        { hint: `Submit an image by its digest, which the board can run. ${APPROVAL}` },
      ),
    );
  return faults;
}

const APPROVAL = `A maintainer who allows this change puts the label “${OWNER_APPROVED}” on the pull request and runs this check again.`;
