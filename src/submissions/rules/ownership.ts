import { Fault } from '../../errors/fault.ts';
import type { Account } from '../../verify/owner.ts';
import { shownPath } from './named.ts';

/** The label by which a maintainer allows a change of somebody else's entry, or an adapter of the board's own folders. */
export const OWNER_APPROVED = 'owner-approved';

/** Who opened a pull request, as GitHub has it; ids beyond the safe integers come as a bigint. */
export interface Author {
  readonly login: string;
  readonly id: number | bigint;
}

export interface Ownership {
  readonly slug: string;
  readonly author: Author;
  /** Who the slug is bound to by the board's receipts. */
  readonly owner: Account | undefined;
  /** Whether the base has the entry. Without an owner it belongs to the maintainers. */
  readonly onBase: boolean;
  /** The path of the adapter `dir:PATH` where that is a folder of the board's own. */
  readonly ownFolder: string | undefined;
}

/** What only a maintainer can allow: a change of an entry that is not the author's, and an entry that would pass for the board's own. */
export function ownershipFaults({ slug, author, owner, onBase, ownFolder }: Ownership): readonly Fault[] {
  const faults: Fault[] = [];
  const by = `this pull request is by ${author.login} (account ${author.id})`;
  if (owner !== undefined && String(owner.id) !== String(author.id))
    faults.push(
      new Fault(
        'submission.owner',
        `The entry ${shownPath(slug)} belongs to ${owner.login} (account ${owner.id}), and ${by}.`,
        { hint: `${OTHER} ${APPROVAL}` },
      ),
    );
  if (owner === undefined && onBase)
    faults.push(
      new Fault('submission.owner', `The entry ${shownPath(slug)} belongs to the board’s maintainers, and ${by}.`, {
        hint: `${OTHER} ${APPROVAL}`,
      }),
    );
  if (ownFolder !== undefined)
    faults.push(
      new Fault(
        'submission.own',
        `entry.json: $.adapter: ${shownPath(ownFolder)} is a folder of this board, so that the entry would be shown as the board’s own.`,
        { hint: `Submit an image by its digest, which the board can run. ${APPROVAL}` },
      ),
    );
  return faults;
}

const OTHER = 'Submit your own system under another slug.';
const APPROVAL = `A maintainer who allows this change puts the label “${OWNER_APPROVED}” on the pull request and runs this check again.`;
