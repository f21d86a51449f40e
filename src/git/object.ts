import { createHash } from 'node:crypto';

/** A plain file, or a folder by the id of its own tree. */
export interface TreeItem {
  readonly name: string;
  readonly folder: boolean;
  /** Git's id of the object, in hexadecimal. */
  readonly id: string;
}

/** Git's name of a file's content, in its SHA-1 format: the digest of `blob SIZE\0` and the bytes. */
export function blobId(bytes: Uint8Array): string {
  return objectId('blob', bytes);
}

/** Git's name of a folder's content. Git has no empty folders: leave them out. */
export function treeId(items: readonly TreeItem[]): string {
  const lines = [...items].sort(inTreeOrder).map(({ name, folder, id }) => {
    return Buffer.concat([Buffer.from(`${folder ? '40000' : '100644'} ${name}\0`), Buffer.from(id, 'hex')]);
  });
  return objectId('tree', Buffer.concat(lines));
}

function objectId(type: string, bytes: Uint8Array): string {
  return createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

/** By bytes, a folder as if its name ended with a slash. */
function inTreeOrder(a: TreeItem, b: TreeItem): number {
  const key = ({ name, folder }: TreeItem) => Buffer.from(folder ? `${name}/` : name);
  return Buffer.compare(key(a), key(b));
}
