import { isAbsolute, join, resolve } from 'node:path';
import type { BuildCache } from '../board/cache/build-cache.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';

interface Asked {
  /** A folder of the user's choice; false where none is wanted. */
  readonly cache?: string | false | undefined;
  readonly out: string;
}

/**
 * Where a build of the site notes what it found: the folder that was given, otherwise one of the user's own for each site.
 * It is never beside the site, where a checkout could bring it along, and none is taken in CI unless it is given: what a job
 * restores there, another job may have written.
 *
 * @returns undefined where the site is built cold
 */
export async function siteCache(
  files: Files,
  env: Readonly<Record<string, string | undefined>>,
  { sha256: harness }: { readonly sha256: string },
  { cache, out }: Asked,
): Promise<BuildCache | undefined> {
  if (cache === false) return undefined;
  if (cache !== undefined) return { folder: cache, harness };
  const own = userFolder(env);
  if (env.CI || own === undefined) return undefined;
  const site = join(own, 'context-integrity', 'site', sha256(resolve(out)).slice(0, 16));
  const now = harness.slice(0, 16);
  // Other code takes none of what earlier code noted.
  for (const former of await files.list(site)) if (former !== now) await files.remove(join(site, former));
  return { folder: join(site, now), harness };
}

/** The folder for caches: by XDG, of Windows, or the usual one. */
function userFolder({ XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home }: Parameters<typeof siteCache>[1]) {
  return [xdg, local, home && join(home, '.cache')].find((folder) => folder && isAbsolute(folder));
}
