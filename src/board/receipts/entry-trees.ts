import { Fault } from '../../errors/fault.ts';
import { blobId, treeOfFiles } from '../../git/object.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Processes } from '../../ports/processes.ts';

/** Replaced objects would be other content than the commit names; paths are taken as they are. */
const PLAIN = ['--no-replace-objects', '--literal-pathspecs'];
const SECONDS = 60;

/** Git's tree ids of the folders in `entries` at a commit, by slug; none where the commit has no such folder. */
export async function committedTrees(
  processes: Processes,
  repository: string,
  commit: string,
  entries: string,
): Promise<ReadonlyMap<string, string>> {
  const tree = `${commit}:${plain(entries)}`;
  const listed = await processes.exec('git', ['-C', repository, ...PLAIN, 'ls-tree', '-z', tree], SECONDS);
  if (listed.code !== 0) return new Map();
  return treesIn(listed.stdout);
}

/** Where a folder stands in its repository: the repository's root, and the way there from it. Undefined outside of one. */
export async function inRepository(
  processes: Processes,
  folder: string,
): Promise<{ readonly root: string; readonly path: string } | undefined> {
  const words = ['-C', folder, 'rev-parse', '--show-toplevel', '--show-prefix'];
  const { code, stdout } = await processes.exec('git', words, SECONDS);
  const [root, prefix] = stdout.split('\n');
  return code === 0 && root ? { root, path: plain(prefix ?? '') } : undefined;
}

/**
 * The trees of a folder of the work tree, of those entries that stand there as they are committed: what was changed has
 * another tree, which no commit names yet. Empty outside of a repository.
 */
export async function unchangedTrees(processes: Processes, entries: string): Promise<ReadonlyMap<string, string>> {
  const place = await inRepository(processes, entries);
  if (place === undefined) return new Map();
  const git = ['-C', entries, '--no-optional-locks', ...PLAIN];
  const words = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', '.'];
  const { code, stdout } = await processes.exec('git', [...git, ...words], SECONDS);
  if (code !== 0) return new Map();
  const from = place.path === '' ? 0 : place.path.length + 1;
  const touched = stdout.split('\0').map((line) => line.slice(3 + from).split('/', 1)[0]);
  const trees = await committedTrees(processes, place.root, 'HEAD', place.path);
  return new Map([...trees].filter(([slug]) => !touched.includes(slug)));
}

/** The id that a folder's tree has once it is committed byte for byte. Throws where it holds what no entry may. */
export async function folderTree(files: ReadFiles, folder: string): Promise<string> {
  return treeOfFiles(await filesIn(files, folder, ''));
}

async function filesIn(files: ReadFiles, folder: string, inside: string): Promise<{ path: string; id: string }[]> {
  const found: { path: string; id: string }[] = [];
  for (const { name, kind } of await files.entries(`${folder}/${inside}`)) {
    const path = `${inside}${name}`;
    if (kind === 'file') found.push({ path, id: blobId(await files.bytes(`${folder}/${path}`)) });
    else if (kind === 'folder') found.push(...(await filesIn(files, folder, `${path}/`)));
    else {
      throw new Fault('entry.invalid', `${folder}/${path} is no plain file.`, {
        hint: 'An entry holds files and folders.',
      });
    }
  }
  return found;
}

/** `MODE TYPE OBJECT\tNAME\0` */
function treesIn(listing: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of listing.split('\0')) {
    const [, id, name] = /^040000 tree ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    if (id && name) found.set(name, id);
  }
  return found;
}

const plain = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
