import * as z from 'zod';
import { type BuildCache, parseCached, readCached, writeCached } from '../board/cache/build-cache.ts';
import { beside } from '../bundles/plain-files.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import type { Page } from '../site/page.ts';

export type Asset = Page & { readonly text: string };

/** For each page of the last site: a digest of its inputs, and the identity of its file. */
const PageNotes = z.record(z.string(), z.tuple([z.string(), z.string()]));

/** What an earlier build left that may be used again. */
export interface Reuse {
  readonly cache: BuildCache;
  /** The digest of all templates. */
  readonly templates: string;
  /** By path, the keys of those pages that stand in the site's folder as the last build left them. */
  readonly former: ReadonlyMap<string, string>;
  /** Paths of former pages that are known to be the same without being made. */
  readonly unchanged: readonly string[];
}

/** The folder in which the site in `out` is written before it takes its place. */
export const draftOf = (out: string): string => beside(out, 'draft');

export const stoppedFault = () =>
  new Fault('run.stopped', 'The build of the site was stopped.', { hint: 'Run the command again.' });

interface SiteFolder {
  /** The site's folder, without a slash at its end. */
  readonly out: string;
  /** Absent if every page is made again. */
  readonly reuse: Reuse | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The number of pages that are written while the next one is made, because disks take time to confirm each write. */
const AT_ONCE = 16;

/**
 * Writes the whole site to a folder beside `out`, then exchanges the two, so that no reader gets an incomplete site. An
 * unchanged page keeps its file, which gets a further name.
 *
 * @returns the number of pages
 * @throws Fault `run.stopped` if the signal is aborted before all pages are made
 */
export async function replaceSite(
  files: Files,
  pages: AsyncIterable<Page>,
  assets: readonly Asset[],
  { out, reuse, signal }: SiteFolder,
): Promise<number> {
  const draft = draftOf(out);
  const keys = new Map<string, string>();
  const keep = (path: string) => files.link(`${draft}/${path}`, `${out}/${path}`);
  const write = async ({ path, text }: Page) => {
    if (reuse) {
      const key = pageKey(text, reuse);
      keys.set(path, key);
      if (reuse.former.get(path) === key) return keep(path);
    }
    return files.write(`${draft}/${path}`, typeof text === 'string' ? text : await text.text());
  };
  let count = 0;
  const writing: Promise<void>[] = [];
  const begin = (one: Promise<void>) => {
    // Awaited later. Without this, an error before that would end the process.
    one.catch(() => {});
    writing.push(one);
  };
  await files.remove(draft);
  try {
    for (const asset of assets) await files.write(`${draft}/${asset.path}`, asset.text);
    for (const path of reuse?.unchanged ?? []) {
      if (writing.length >= AT_ONCE) await writing.shift();
      begin(keep(path));
      keys.set(path, reuse?.former.get(path) ?? '');
      if (path.endsWith('.html')) count += 1;
    }
    for await (const page of pages) {
      if (signal?.aborted) throw stoppedFault();
      if (writing.length >= AT_ONCE) await writing.shift();
      begin(write(page));
      if (page.path.endsWith('.html')) count += 1;
    }
    await Promise.all(writing);
    await files.replace(out, draft, beside(out, 'former'));
  } catch (thrown) {
    // Other pages are still being written. To remove their folder meanwhile would fail, and hide what was thrown.
    await Promise.allSettled(writing);
    await files.remove(draft);
    throw thrown;
  }
  if (reuse) await notePages(files, out, reuse.cache, keys);
  return count;
}

/** A digest of everything that a page is made from: its view, every template and the code; for a data file, its text. */
function pageKey(text: Page['text'], { cache, templates }: Reuse): string {
  if (typeof text === 'string') return sha256(text);
  return sha256(`${cache.harness} ${templates} ${text.digest}`);
}

const NOTE = 'pages.json';

/** The pages of the last build: the paths of all, and the keys of those in `out` that are as it left them. */
export async function formerPages(files: Files, out: string, cache: BuildCache) {
  const notes = parseCached(PageNotes, await readCached(files, cache, NOTE)) ?? {};
  const checked = Object.entries(notes).map(async ([path, [key, identity]]) => {
    return (await files.identity(`${out}/${path}`)) === identity ? ([path, key] as const) : undefined;
  });
  const former = new Map((await Promise.all(checked)).filter((one) => one !== undefined));
  return { paths: Object.keys(notes), former };
}

/** Called after the exchange, because adding or removing a name changes a file's identity. */
async function notePages(files: Files, out: string, cache: BuildCache, keys: ReadonlyMap<string, string>) {
  const found = [...keys].map(async ([path, key]) => [path, [key, await files.identity(`${out}/${path}`)]] as const);
  await writeCached(files, cache, NOTE, canonical(Object.fromEntries(await Promise.all(found))));
}
