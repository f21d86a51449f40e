import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Fault } from '../../src/errors/fault.ts';
import type { ReadFiles } from '../../src/ports/files.ts';

/** Files in memory, by name, in one folder `b`, for verifying thousands of bundles. */
export function memoryFiles(files: ReadonlyMap<string, Uint8Array>): ReadFiles {
  const bytesOf = (path: string): Uint8Array => {
    const found = files.get(path.replace(/^b\//, ''));
    if (found === undefined) throw new Fault('file.missing', `There is no ${path}.`);
    return found;
  };
  const names = [...files.keys()].sort();
  return {
    exists: async (path) => path === 'b' || files.has(path.replace(/^b\//, '')),
    isDirectory: async (path) => path === 'b',
    list: async () => names,
    entries: async () => names.map((name) => ({ name, kind: 'file' as const })),
    size: async (path) => bytesOf(path).length,
    identity: async (path) => createHash('sha256').update(bytesOf(path)).digest('hex'),
    bytes: async (path) => bytesOf(path),
    text: async (path) => Buffer.from(bytesOf(path)).toString('utf8'),
    async *stream(path) {
      yield bytesOf(path);
    },
  };
}

export function readFolder(folder: string): Map<string, Uint8Array> {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`)]));
}
