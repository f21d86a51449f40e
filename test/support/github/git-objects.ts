import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** Git's objects and trees as files, read and written as Git does it, but without a process for each. */

interface GitObject {
  readonly type: string;
  readonly bytes: Buffer;
}

const fileOf = (folder: string, id: string) => join(folder, 'objects', id.slice(0, 2), id.slice(2));

/** An object in a file of its own, as nearly all are here; undefined for one in a pack, or an unknown one. */
export function looseObject(folder: string, id: string): GitObject | undefined {
  const file = fileOf(folder, id);
  if (!existsSync(file)) return undefined;
  const object = inflateSync(readFileSync(file));
  const end = object.indexOf(0);
  const [type = ''] = object.subarray(0, end).toString('latin1').split(' ');
  return { type, bytes: object.subarray(end + 1) };
}

/** Writes an object, unless it is there. @returns its id */
export function writeObject(folder: string, type: string, bytes: Buffer): string {
  const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const id = createHash('sha1').update(object).digest('hex');
  const file = fileOf(folder, id);
  if (existsSync(file)) return id;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, deflateSync(object));
  return id;
}

export interface TreeItem {
  readonly mode: string;
  readonly id: string;
}

/** Of a folder in another one's tree. */
export const FOLDER = '40000';

/** What is in a tree, by name. */
export function parseTree(bytes: Buffer): Map<string, TreeItem> {
  const items = new Map<string, TreeItem>();
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at);
    const [mode = '', ...name] = bytes.subarray(at, end).toString('utf8').split(' ');
    items.set(name.join(' '), { mode, id: bytes.subarray(end + 1, end + 21).toString('hex') });
    at = end + 21;
  }
  return items;
}

/** In Git's order: by bytes, with a slash after the names of folders. */
export function treeBytes(items: ReadonlyMap<string, TreeItem>): Buffer {
  const keyed = [...items].map(([name, { mode, id }]) => ({
    key: Buffer.from(mode === FOLDER ? `${name}/` : name),
    line: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
  }));
  return Buffer.concat(keyed.sort((one, other) => Buffer.compare(one.key, other.key)).map(({ line }) => line));
}

/** A person and a time as a commit has them. */
export function stampOf({
  name,
  email,
  date,
}: {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}) {
  const offset = /[+-]\d\d:?\d\d$/.exec(date)?.[0].replace(':', '') ?? '+0000';
  return `${name.replaceAll(/[<>\n]/g, '')} <${email}> ${Math.floor(Date.parse(date) / 1000)} ${offset}`;
}

/** A person of a commit, and when. */
function parseStamp(stamp = '') {
  const [, name = '', email = '', seconds] = /^(.*?) ?<(.*)> (\d+) [-+]\d{4}$/.exec(stamp) ?? [];
  return { name, email, date: `${new Date(1000 * Number(seconds)).toISOString().slice(0, 19)}Z` };
}

/** The fields of a commit. */
export function parseCommit(bytes: Buffer) {
  const text = bytes.toString('utf8');
  const end = text.indexOf('\n\n');
  const fields = text.slice(0, end).split('\n');
  const named = (field: string) =>
    fields.flatMap((line) => (line.startsWith(`${field} `) ? [line.slice(field.length + 1)] : []));
  return {
    tree: named('tree')[0] ?? '',
    parents: named('parent'),
    author: parseStamp(named('author')[0]),
    committer: parseStamp(named('committer')[0]),
    message: text.slice(end + 2),
  };
}
