import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Writes the files of a zip below a folder. Throws on a name that leaves the folder, a wrong checksum, and what is no
 * zip.
 */
export function unzip(zip: Buffer, folder: string): void {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('This is no zip.');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, sum, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const raw = zip.subarray(start, start + packed);
    const bytes = method === 0 ? raw : inflateRawSync(raw);
    const target = resolve(folder, name);
    if (!target.startsWith(resolve(folder) + sep)) throw new Error(`This name leads out of the folder: ${name}`);
    if (crc32(bytes) !== sum) throw new Error(`The sum of ${name} is wrong.`);
    mkdirSync(dirname(target), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(target, bytes);
    at += 46 + nameLength + extra + comment;
  }
}

/** The files of a folder by path, without hidden ones, as upload-artifact takes them; a single file by its name. */
export function filesBelow(path: string): Record<string, Buffer> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const named = files.map((file) => [relative(path, file).replaceAll(sep, '/'), file] as const).sort();
  const shown = named.filter(([name]) => !name.split('/').some((part) => part.startsWith('.')));
  return Object.fromEntries(shown.map(([name, file]) => [name, readFileSync(file)]));
}
