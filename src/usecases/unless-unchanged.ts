import type * as z from 'zod';
import { contentsOf, noted } from '../board/cache/build-cache.ts';
import { inputsDigest, stamp, unchanged } from '../board/cache/stamp.ts';
import type { Files } from '../ports/files.ts';
import type { SiteRequest } from './write-site.ts';

/**
 * Builds a site unless nothing changed since the last build and that build's site is still there.
 *
 * @param schema of the result, which the cache keeps as JSON
 * @param keep whether the result may be kept; otherwise the next call builds again
 * @returns the result of `build`, or the kept one
 */
export async function unlessUnchanged<T>(
  files: Files,
  request: SiteRequest & { readonly unverified?: boolean },
  schema: z.ZodType<T>,
  build: () => Promise<T>,
  keep: (made: T) => boolean,
): Promise<T> {
  const {
    cache,
    out,
    entries,
    source = files,
    receipts,
    datasets,
    templates,
    scripts,
    trees,
    asOf,
    url,
    commit,
    unverified = false,
  } = request;
  if (cache === undefined) return build();
  const listed = (folder: string | undefined) => (folder === undefined ? null : contentsOf(files, folder));
  const inputs = inputsDigest({
    harness: cache.harness,
    entries: [entries, await contentsOf(source, entries)],
    receipts: [receipts ?? null, await listed(receipts)],
    datasets: [datasets ?? null, await listed(datasets)],
    templates: await listed(`${templates}/templates`),
    assets: await listed(`${templates}/assets`),
    scripts: await listed(scripts),
    trees: [...(trees ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)),
    // An entry's history, and which folders are the board's own, depend on the commit.
    site: [asOf ?? null, url ?? null, commit ?? null],
    unverified,
  });
  const known = noted(schema, await unchanged(files, cache, out, inputs));
  if (known !== undefined) return known;
  const made = await build();
  if (keep(made)) await stamp(files, cache, out, { inputs, said: JSON.stringify(made) });
  return made;
}
