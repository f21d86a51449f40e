import { Fault } from '../../errors/fault.ts';
import { gitTree } from '../../git/tree.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Processes } from '../../ports/processes.ts';
import { committedTrees, inRepository } from './entry-trees.ts';

/** An entry as the checked-out commit has it, whatever the work tree shows. */
export interface CommittedEntry {
  readonly files: ReadFiles & { readonly commit: string };
  /** Its folder, for `files`. */
  readonly folder: string;
  /** Git's id of that folder. */
  readonly tree: string;
}

/** Throws `input.invalid` where the commit has no such entry. */
export async function committedEntry(processes: Processes, entries: string, slug: string): Promise<CommittedEntry> {
  const place = await inRepository(processes, entries);
  if (place === undefined) {
    throw new Fault('input.invalid', `${entries} is no folder of a Git repository.`, {
      hint: 'A receipt names an entry by the tree that Git has of it: work in a checkout of the board.',
    });
  }
  const files = await gitTree(processes, place.root, 'HEAD');
  const tree = (await committedTrees(processes, place.root, files.commit, place.path)).get(slug);
  if (tree === undefined) {
    throw new Fault(
      'input.invalid',
      `There is no entry ${JSON.stringify(slug)} in ${entries} at commit ${files.commit}.`,
      {
        hint: 'Check the slug, and that the board’s newest commit is checked out.',
      },
    );
  }
  return { files, folder: `${place.path}/${slug}`, tree };
}
