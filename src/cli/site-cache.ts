import { join, resolve } from 'node:path';
import type { BuildCache, Loss } from '../board/cache/build-cache.ts';
import { Fault } from '../errors/fault.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import { userCache } from '../system/installation.ts';

interface SiteCacheOptions {
  /** A folder of the user's choice. False for no cache. */
  readonly cache?: string | false | undefined;
  readonly out: string;
}

/**
 * The folder in which a build of the site caches its results: the given one, otherwise one in the user's cache for each site, and one
 * for what all sites of the user share.
 * It is never beside the site, because a checkout could contain it. In CI there is none unless it is given, because another
 * job could have written what a job restores.
 *
 * @param note is told once why the user's cache cannot be used, such as in a home folder that is read-only or on a full disk
 * @returns undefined for a build without a cache
 */
export async function siteCache(
  files: Files,
  env: Readonly<Record<string, string | undefined>>,
  { sha256: harness }: { readonly sha256: string },
  { cache, out }: SiteCacheOptions,
  note: (line: string) => void,
): Promise<BuildCache | undefined> {
  if (cache === false) return undefined;
  if (cache !== undefined) return { folder: cache, harness };
  const own = userCache(env);
  if (env.CI || own === undefined) return undefined;
  let isLost = false;
  const loss: Loss = {
    get isLost() {
      return isLost;
    },
    report({ message }) {
      if (!isLost)
        note(`This build keeps no results for the next one. ${message} → Give a folder with --cache, or --no-cache.`);
      isLost = true;
    },
  };
  const site = join(own, 'site', sha256(resolve(out)).slice(0, 16));
  try {
    return {
      folder: await present(files, site, harness),
      shared: await present(files, join(own, 'verified'), harness),
      harness,
      loss,
    };
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    loss.report(thrown);
    return undefined;
  }
}

/**
 * The folder in `all` for this code. Those of earlier versions are removed, because nothing in them can be used.
 *
 * @throws Fault `file.unwritable` if no file can be written there
 */
async function present(files: Files, all: string, harness: string): Promise<string> {
  const now = harness.slice(0, 16);
  for (const former of await files.list(all)) if (former !== now) await files.remove(join(all, former));
  await (await files.journal(join(all, now, 'used'), 0)).close();
  return join(all, now);
}
