import { createHash } from 'node:crypto';
import { Fault } from '../errors/fault.ts';
import type { ReadFiles } from '../ports/files.ts';

/** A plain file, or a folder by the id of its own tree. */
interface TreeItem {
  readonly name: string;
  readonly folder: boolean;
  /** Git's id of the object, in hexadecimal. */
  readonly id: string;
}

/** Git's name of a file's content, in its SHA-1 format: the digest of `blob SIZE\0` and the bytes. */
export function blobId(bytes: Uint8Array): string {
  return objectId('blob', bytes);
}

/**
 * The id that a folder's tree has once it is committed byte for byte.
 *
 * @throws `entry.invalid` if it contains anything but regular files and folders.
 */
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
      throw new Fault('entry.invalid', `${folder}/${path} is not a regular file.`, {
        hint: 'An entry may contain only regular files and folders.',
      });
    }
  }
  return found;
}

/** Git's name of a folder's content. Git has no empty folders. */
function treeId(items: readonly TreeItem[]): string {
  const lines = [...items].sort(inTreeOrder).map(({ name, folder, id }) => {
    return Buffer.concat([Buffer.from(`${folder ? '40000' : '100644'} ${name}\0`), Buffer.from(id, 'hex')]);
  });
  return objectId('tree', Buffer.concat(lines));
}

/** Git's name of a folder that holds these files, by their paths in it, and no others. */
export function treeOfFiles(files: readonly { readonly path: string; readonly id: string }[]): string {
  const items: TreeItem[] = [];
  const inner = new Map<string, { path: string; id: string }[]>();
  for (const { path, id } of files) {
    const [name = '', ...rest] = path.split('/');
    if (rest.length === 0) items.push({ name, folder: false, id });
    else inner.set(name, [...(inner.get(name) ?? []), { path: rest.join('/'), id }]);
  }
  for (const [name, inside] of inner) items.push({ name, folder: true, id: treeOfFiles(inside) });
  return treeId(items);
}

/** Git's name of an object; `algorithm` is that of the repository. */
export const objectId = (type: string, bytes: Uint8Array, algorithm: Algorithm = 'sha1'): string =>
  objectHash(type, bytes.length, algorithm).update(bytes).digest('hex');

/** The digest that becomes an object's name with its bytes. */
export const objectHash = (type: string, size: number, algorithm: Algorithm) =>
  createHash(algorithm).update(`${type} ${size}\0`);

type Algorithm = 'sha1' | 'sha256';

/** What a repository computes its names with, by the length of one of them. */
export const algorithmOf = (id: string): Algorithm => (id.length === 64 ? 'sha256' : 'sha1');

/** Git does not compare an object with its name when it reads it, so a repository can hold other bytes under a name. */
export const corruptObject = (id: string) =>
  new Fault('file.unreadable', `Git object ${id} is corrupt: its contents do not match its id.`, {
    hint: 'Clone the repository again from where it is published. That compares every object with its id.',
  });

/** Git's order: by bytes, with a slash after the names of folders. */
function inTreeOrder(a: TreeItem, b: TreeItem): number {
  const key = ({ name, folder }: TreeItem) => Buffer.from(folder ? `${name}/` : name);
  return Buffer.compare(key(a), key(b));
}

/** A path without empty and `.` parts, as in Git trees. */
export const plainPath = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
