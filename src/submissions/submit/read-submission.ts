import { folderTree } from '../../board/receipts/entry-trees.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import { blobId } from '../../git/object.ts';
import type { GitFolder } from '../../github/commit-folder.ts';
import type { Files } from '../../ports/files.ts';
import { entryFiles } from '../check/entry-files.ts';
import { shapeOf } from '../check/shape.ts';
import { fileFaults } from '../rules/files.ts';
import { ENTRIES } from '../rules/scope.ts';
import { relocated } from './relocated.ts';

/** An entry that a board's own check would not refuse, as its folder will be there. */
export interface Submission {
  readonly entry: Entry;
  readonly folder: GitFolder;
}

/** Reads an entry from a local folder of any name, by the rules of the board's check; or tells all that breaks one. */
export async function readSubmission(files: Files, local: string): Promise<Submission | readonly Fault[]> {
  const slug = await readSlug(files, local);
  const place = `${ENTRIES}/${slug}`;
  const source = relocated(files, local, place);
  const found = await entryFiles(source, place);
  const refused = fileFaults(found);
  if (refused.length > 0) return refused;
  const paths = found.map(({ path }) => path);
  const { read, faults } = await shapeOf(files, source, { slug, paths });
  if (read === undefined || faults.length > 0) return faults;
  const inside = paths.map(async (path) => ({
    path: path.slice(place.length + 1),
    id: blobId(await source.bytes(path)),
    bytes: () => source.bytes(path),
  }));
  const tree = await folderTree(source, place);
  return { entry: read.entry, folder: { path: place, tree, files: await Promise.all(inside) } };
}

/** The slug says where it will stand, before anything else can be asked. */
async function readSlug(files: Files, local: string): Promise<string> {
  try {
    return (await readDocument(files, `${local}/entry.json`, Entry)).slug;
  } catch (thrown) {
    if (!isEvidenceFault(thrown, 'malformed', 'missing')) throw thrown;
    const hint = 'The input entry is a folder with entry.json and the bundles that it names.';
    throw new Fault('entry.invalid', thrown.message, { cause: thrown, hint: thrown.hint ?? hint });
  }
}
