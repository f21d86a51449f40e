import { adapterFolder, ownFoldersOf } from '../../board/own-folders.ts';
import type { BoardRecord } from '../../board/receipts/read.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { type Fault, unlessEvidenceFault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import type { ReadFiles } from '../../ports/files.ts';
import { ownerOf } from '../../verify/owner.ts';
import { type Author, ownershipFaults } from '../rules/ownership.ts';
import { ENTRIES } from '../rules/scope.ts';

/**
 * What a pull request's author may not do without a maintainer. Throws `receipt.invalid` where the record of the entry
 * cannot be read, since it may name another owner.
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
  const isOwn = path !== undefined && (await ownFoldersOf(base)(path));
  return ownershipFaults({
    slug,
    author,
    owner: ownerOf(receipts, slug),
    onBase: await base.exists(folder),
    ownFolder: isOwn ? path : undefined,
  });
}
