import { Fault } from '../errors/fault.ts';
import type { Listed, ReadFiles } from '../ports/files.ts';
import type { Processes } from '../ports/processes.ts';
import { gather, gitStream, PLAIN } from './git-stream.ts';

interface Blob {
  readonly kind: Listed['kind'];
  readonly object: string;
  readonly size: number;
}

const SECONDS = 60;

/**
 * The tree of one commit, as files that can be read: blobs by their object ids. The work tree is never looked at, since
 * attributes change its bytes on checkout. Paths are relative to the repository's root.
 * Throws `revision.unknown` where the revision names no commit of the repository.
 */
export async function gitTree(
  processes: Processes,
  repository: string,
  revision: string,
): Promise<ReadFiles & { readonly commit: string }> {
  const git = ['-C', repository, ...PLAIN];
  const asked = await processes.exec(
    'git',
    [...git, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`],
    SECONDS,
  );
  const commit = asked.stdout.trim();
  if (asked.code !== 0 || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) {
    const said = asked.stderr.trim().split('\n').at(-1) || 'git said nothing more';
    throw new Fault('revision.unknown', `"${revision}" is no commit of the repository in ${repository}: ${said}`, {
      hint: 'Fetch it first, and give its full SHA: a branch may move.',
    });
  }
  const blobs = parseListing(
    await gather(gitStream(processes, [...git, 'ls-tree', '-r', '-z', '--long', '--full-tree', commit])),
  );
  const at = (path: string) => {
    const found = blobs.get(plain(path));
    if (found) return found;
    throw new Fault('file.missing', `There is no ${path} in commit ${commit}.`, { hint: 'Check the path.' });
  };
  const below = (path: string) => within(blobs, plain(path));
  const stream = (path: string) => gitStream(processes, [...git, 'cat-file', 'blob', at(path).object]);
  return {
    commit,
    exists: async (path) => blobs.has(plain(path)) || below(path).length > 0,
    isDirectory: async (path) => !blobs.has(plain(path)) && below(path).length > 0,
    list: async (path) => below(path).map(({ name }) => name),
    entries: async (path) => below(path),
    size: async (path) => at(path).size,
    bytes: (path) => gather(stream(path)),
    text: async (path) => Buffer.from(await gather(stream(path))).toString('utf8'),
    stream,
  };
}

const plain = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

/** `MODE TYPE OBJECT SIZE\tPATH\0`: names may hold any byte but NUL. */
function parseListing(listing: Uint8Array): Map<string, Blob> {
  const blobs = new Map<string, Blob>();
  for (const line of Buffer.from(listing).toString('latin1').split('\0')) {
    const tab = line.indexOf('\t');
    if (tab < 0) continue;
    const [mode = '', , object = '', size = ''] = line.slice(0, tab).split(/ +/);
    const path = Buffer.from(line.slice(tab + 1), 'latin1').toString('utf8');
    blobs.set(path, { kind: KINDS[mode] ?? 'other', object, size: Number(size) || 0 });
  }
  return blobs;
}

const KINDS: Readonly<Record<string, Listed['kind']>> = {
  '100644': 'file',
  '100755': 'executable',
  '120000': 'link',
  '160000': 'submodule',
};

/** What stands right below a path; what lies deeper is told as one folder. */
function within(blobs: ReadonlyMap<string, Blob>, folder: string): Listed[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const found = new Map<string, Listed['kind']>();
  for (const [path, { kind }] of blobs) {
    if (!path.startsWith(prefix)) continue;
    const [name = '', deeper] = path.slice(prefix.length).split('/', 2);
    found.set(name, deeper === undefined ? kind : 'folder');
  }
  return [...found].map(([name, kind]) => ({ name, kind })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
