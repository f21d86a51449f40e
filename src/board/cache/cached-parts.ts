import * as z from 'zod';
import { listDigest, shareList } from '../../bundles/read-answers.ts';
import type { ReadParts } from '../../bundles/read-parts.ts';
import type { KeptAttempts } from '../../evidence/verified.ts';
import type { Files } from '../../ports/files.ts';
import {
  type BuildCache,
  bundleKey,
  contentsOf,
  parseCached,
  readCached,
  sharedPart,
  writeCached,
} from './build-cache.ts';
import { type FindList, partsIn, recordOf } from './bundle-record.ts';
import type { Contents } from './contents.ts';

/**
 * Takes what an earlier build cached of a bundle, or reads the bundle with `read` and caches the result.
 *
 * With `contents`, bundles are known by their bytes; without it by the identities of their files.
 *
 * @param kind the folder of the cache: `verified` for bundles that passed verification, `bundles` for those that were not
 * verified
 */
export function cachedParts(
  files: Files,
  { cache: own, contents }: { readonly cache: BuildCache; readonly contents: Contents | undefined },
  kind: 'bundles' | 'verified',
  read: ReadParts,
): ReadParts {
  // Files are known by their bytes if the bundle was verified; otherwise by where they are on this machine.
  const cache = kind === 'verified' ? sharedPart(own) : own;
  const lists = new Map<string, Promise<readonly string[] | undefined>>();
  const listOf: FindList = (digest) => {
    const found = lists.get(digest) ?? readList(files, cache, digest);
    lists.set(digest, found);
    return found;
  };
  return async (source, folder, suite, manifest) => {
    const inside = await (contents?.of(folder) ?? contentsOf(source, folder));
    const key = bundleKey(cache, inside, manifest);
    const name = `${kind}/${key}.json`;
    const attempts = `attempts/${key}`;
    const kept: KeptAttempts = {
      async read() {
        const packed = await readCached(files, cache, attempts);
        return packed === undefined ? undefined : Buffer.from(packed, 'base64');
      },
    };
    const text = await readCached(files, cache, name);
    const known = text === undefined ? undefined : await partsIn(text, listOf, kept);
    if (known && (known.verified !== undefined) === (kind === 'verified')) return known;
    const parts = await read(source, folder, suite, manifest);
    const record = recordOf(parts);
    for (const [digest, list] of record?.lists ?? []) {
      if ((await listOf(digest)) !== undefined) continue;
      await writeCached(files, cache, `lists/${digest}.json`, JSON.stringify(list));
      lists.set(digest, Promise.resolve(shareList(list)));
    }
    if (record === undefined) return parts;
    const made = parts.verified?.attempts;
    const packed = made && (await made.read());
    if (packed) await writeCached(files, cache, attempts, Buffer.from(packed).toString('base64'));
    await writeCached(files, cache, name, record.text);
    return packed ? { ...parts, verified: { fault: undefined, attempts: kept } } : parts;
  };
}

const List = z.array(z.string());

async function readList(files: Files, cache: BuildCache, digest: string): Promise<readonly string[] | undefined> {
  const list = parseCached(List, await readCached(files, cache, `lists/${digest}.json`));
  return list && listDigest(list) === digest ? shareList(list) : undefined;
}
