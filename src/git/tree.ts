import { Fault } from '../errors/fault.ts';
import type { Listed, ReadFiles } from '../ports/files.ts';
import type { Processes } from '../ports/processes.ts';
import { type GitBlobs, gitBlobs } from './blobs.ts';
import { type Git, gather, gitIn } from './git.ts';
import { algorithmOf, corruptObject, objectHash, objectId, plainPath } from './object.ts';

interface Blob {
  readonly kind: Listed['kind'];
  readonly object: string;
  readonly size: number;
}

export interface GitTree extends ReadFiles {
  readonly commit: string;
  /** Keeps small files in memory, because each is read several times. */
  fetch(isNeeded: (path: string) => boolean): Promise<void>;
  /** Git's tree ids of the folders in a folder, by name. Empty if there is no such folder. */
  trees(path: string): ReadonlyMap<string, string>;
}

/** Larger files are not kept in memory, but read each by a process of its own. Nearly all files of a bundle are smaller. */
const SMALL = 1_048_576;

/** The small files of a folder, such as a bundle, are read together if they have at most so many bytes. */
const TOGETHER = 8 * SMALL;

/**
 * The tree of one commit, as files that can be read: blobs by their object ids. The work tree is not read, since
 * attributes change its bytes on checkout. Paths are relative to the repository's root.
 *
 * @param folder the only folder that is listed. Without it all are
 * @throws `revision.unknown` if the revision is not a commit of the repository; `file.unreadable` if the commit or a folder in it does not
 * have its id. Files are compared with theirs when they are read.
 */
export async function gitTree(
  processes: Processes,
  repository: string,
  revision: string,
  folder?: string,
): Promise<GitTree> {
  const git = gitIn(processes, repository);
  const reader = gitBlobs(processes, repository);
  const { commit, root } = await commitOf(git, reader, { repository, revision });
  const listing = ['ls-tree', '-r', '-t', '-z', '--long', '--full-tree', commit, '--', ...(folder ? [folder] : [])];
  const { blobs, trees } = parseListing(await git.read(listing));
  await requireTrees(reader, [root, ...trees.values()]);
  const at = (path: string) => {
    const found = blobs.get(plainPath(path));
    if (found) return found;
    throw new Fault('file.missing', `There is no file or folder ${path} in commit ${commit}.`, {
      hint: 'Check the path.',
    });
  };
  const folders = foldersOf(blobs);
  const below = (path: string) =>
    [...(folders.get(plainPath(path)) ?? [])]
      .map(([name, kind]) => ({ name, kind }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  const small = new SmallFiles(reader, blobs, folders);
  const stream = async function* (path: string): AsyncGenerator<Uint8Array> {
    const blob = at(path);
    const known = await small.bytesOf(plainPath(path), blob);
    if (known) yield known;
    else yield* checked(blob, git.stream(['cat-file', 'blob', blob.object], `${path} (object ${blob.object})`));
  };
  return {
    commit,
    fetch: (isNeeded) => small.fetch(isNeeded),
    trees(path) {
      const ids = below(path).map(({ name }) => [name, trees.get(plainPath(`${path}/${name}`))] as const);
      return new Map(ids.filter((one): one is [string, string] => one[1] !== undefined));
    },
    exists: async (path) => blobs.has(plainPath(path)) || folders.has(plainPath(path)),
    isDirectory: async (path) => folders.has(plainPath(path)),
    identity: async (path) => blobs.get(plainPath(path))?.object ?? '',
    list: async (path) => below(path).map(({ name }) => name),
    entries: async (path) => below(path),
    size: async (path) => at(path).size,
    bytes: (path) => gather(stream(path), 'all'),
    text: async (path) => (await gather(stream(path), 'all')).toString('utf8'),
    stream,
  };
}

const isSmall = ({ kind, size }: Blob) => kind === 'file' && size <= SMALL;

/** The small files of a commit: those that were fetched, and those of the folder that was read last. */
class SmallFiles {
  readonly #reader: GitBlobs;
  readonly #blobs: ReadonlyMap<string, Blob>;
  readonly #folders: ReturnType<typeof foldersOf>;
  readonly #fetched = new Map<string, Uint8Array>();
  /** Kept because the files of a bundle are read one after another. */
  #last: { readonly folder: string; readonly contents: Promise<ReadonlyMap<string, Uint8Array>> } | undefined;

  constructor(reader: GitBlobs, blobs: ReadonlyMap<string, Blob>, folders: ReturnType<typeof foldersOf>) {
    this.#reader = reader;
    this.#blobs = blobs;
    this.#folders = folders;
  }

  async fetch(isNeeded: (path: string) => boolean): Promise<void> {
    const needed = [...this.#blobs].flatMap(([path, blob]) => (isSmall(blob) && isNeeded(path) ? [blob] : []));
    await this.#readAll(needed, this.#fetched);
  }

  /** Undefined for a file that has to be read alone. */
  async bytesOf(path: string, blob: Blob): Promise<Uint8Array | undefined> {
    const fetched = this.#fetched.get(blob.object);
    if (fetched !== undefined || !isSmall(blob)) return fetched;
    return (await this.#inFolder(parentOf(path))).get(blob.object);
  }

  #inFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
    if (this.#last?.folder !== folder) this.#last = { folder, contents: this.#readFolder(folder) };
    return this.#last.contents;
  }

  async #readFolder(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const names = [...(this.#folders.get(folder)?.keys() ?? [])];
    const paths = names.map((name) => (folder === '' ? name : `${folder}/${name}`));
    const small = paths.flatMap((path) => this.#blobs.get(path) ?? []).filter(isSmall);
    if (small.reduce((sum, { size }) => sum + size, 0) > TOGETHER) return new Map();
    // What cannot be read together is read alone, which says why.
    return this.#readAll(small, new Map()).catch(() => new Map());
  }

  async #readAll(wanted: readonly Blob[], into: Map<string, Uint8Array>): Promise<ReadonlyMap<string, Uint8Array>> {
    for (const { object } of wanted) {
      const bytes = await this.#reader.read(object, SMALL);
      if (bytes) into.set(object, bytes);
    }
    return into;
  }
}

/** The commit that a revision names, and its root folder. Its bytes were compared with its id. */
async function commitOf(git: Git, reader: GitBlobs, of: { readonly repository: string; readonly revision: string }) {
  const name = `${of.revision}^{commit}`;
  let fault: unknown;
  const bytes = await reader.read(name, Number.POSITIVE_INFINITY, 'commit').catch((thrown: unknown) => {
    fault = thrown;
    return undefined;
  });
  const [, root] = /^tree ([0-9a-f]+)\n/.exec(Buffer.from(bytes ?? '').toString('latin1')) ?? [];
  if (bytes && root) return { commit: objectId('commit', bytes, algorithmOf(root)), root };
  // The reader does not say why there is none.
  const { code, stderr } = await git.run(['rev-parse', '--verify', '--end-of-options', name]);
  if (code === 0) throw fault ?? corruptObject(of.revision);
  const found = await git.run(['rev-parse', '--git-dir']);
  if (found.code !== 0)
    throw new Fault(
      'revision.unknown',
      `Git finds no repository in ${of.repository}: ${found.stderr.trim().split('\n', 1)[0]}`,
      { hint: remedyIn(found.stderr) ?? 'Give the folder of a clone, in which `git log` works.' },
    );
  const message = stderr.trim().split('\n').at(-1) || 'git said nothing more';
  throw new Fault(
    'revision.unknown',
    `"${of.revision}" is not a commit of the repository in ${of.repository}: ${message}`,
    { hint: 'Fetch the commit first, and give its full SHA.' },
  );
}

/** Compares folders with their ids. */
async function requireTrees(reader: GitBlobs, trees: readonly string[]) {
  for (const id of new Set(trees))
    if ((await reader.read(id, Number.POSITIVE_INFINITY, 'tree')) === undefined) throw corruptObject(id);
}

/** The pieces of a file, and a fault at its end if they are not those of its id. */
async function* checked({ object, size }: Blob, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = objectHash('blob', size, algorithmOf(object));
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== object) throw corruptObject(object);
}

/** `MODE TYPE OBJECT SIZE\tPATH\0`: names may hold any byte but NUL. */
function parseListing(listing: Buffer) {
  const blobs = new Map<string, Blob>();
  const trees = new Map<string, string>();
  for (const line of listing.toString('latin1').split('\0')) {
    const tab = line.indexOf('\t');
    if (tab < 0) continue;
    const [mode = '', type, object = '', size = ''] = line.slice(0, tab).split(/ +/);
    const path = Buffer.from(line.slice(tab + 1), 'latin1').toString('utf8');
    if (type === 'tree') trees.set(path, object);
    else blobs.set(path, { kind: KINDS[mode] ?? 'other', object, size: Number(size) || 0 });
  }
  return { blobs, trees };
}

const KINDS: Readonly<Record<string, Listed['kind']>> = {
  '100644': 'file',
  '100755': 'executable',
  '120000': 'link',
  '160000': 'submodule',
};

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The names directly in each folder; deeper paths count as one folder. */
function foldersOf(blobs: ReadonlyMap<string, Blob>): ReadonlyMap<string, ReadonlyMap<string, Listed['kind']>> {
  const folders = new Map<string, Map<string, Listed['kind']>>();
  const note = (path: string, kind: Listed['kind']): void => {
    const folder = parentOf(path);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const known = folders.get(folder);
    if (known) {
      known.set(name, kind);
      return;
    }
    folders.set(folder, new Map([[name, kind]]));
    if (folder !== '') note(folder, 'folder');
  };
  for (const [path, { kind }] of blobs) note(path, kind);
  return folders;
}

/**
 * The root of a folder's repository, and the folder's path from it. Undefined outside a repository.
 *
 * @throws Fault `git.missing`; `file.unreadable` if Git refuses the repository, such as one of another user
 */
export async function inRepository(processes: Processes, folder: string) {
  const asked = ['rev-parse', '--show-toplevel', '--show-prefix'];
  const { code, stdout, stderr } = await gitIn(processes, folder).run(asked);
  const [root, prefix] = stdout.split('\n');
  if (code === 0 && root) return { root, path: plainPath(prefix ?? '') };
  if (OUTSIDE.test(stderr)) return undefined;
  const [why] = stderr.trim().split('\n', 1);
  throw new Fault('file.unreadable', `Git does not read the repository of ${folder}: ${why}`, {
    hint: remedyIn(stderr) ?? `Run git status in ${folder}.`,
  });
}

/** The command that Git itself advises, such as for a repository of another user. */
const remedyIn = (stderr: string): string | undefined => /^\s+(git config .*)$/m.exec(stderr)?.[1];

/** What Git says of a folder that has no work tree, or that is not there. */
const OUTSIDE = /not a git repository|must be run in a work tree|cannot change to/;
