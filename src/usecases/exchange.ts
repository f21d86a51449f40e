import * as z from 'zod';
import { type BuildCache, noted, readNote, writeNote } from '../board/cache/build-cache.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import type { Page } from '../site/page.ts';

export type Asset = Page & { readonly text: string };

/** Of each page of the last site: what it was made from, and the identity of its file. */
const PageNotes = z.record(z.string(), z.tuple([z.string(), z.string()]));

interface Place {
  /** The site's folder, without a slash at its end. */
  readonly out: string;
  /** Absent where every page is made anew. */
  readonly reuse: { readonly cache: BuildCache; readonly templates: string } | undefined;
}

/** Pages that are written while the next is made: disks are slow to confirm each. */
const AT_ONCE = 16;

/**
 * Writes the whole site to a folder beside `out`, then exchanges the two, so that no reader gets a half-written site. A page
 * whose inputs are those of the page that stands there gets the same file under its new name.
 *
 * @returns how many pages it has
 */
export async function exchange(
  files: Files,
  pages: AsyncIterable<Page>,
  assets: readonly Asset[],
  { out, reuse }: Place,
): Promise<number> {
  const draft = `${out}.draft`;
  const former = reuse ? await formerPages(files, out, reuse.cache) : new Map();
  const keys = new Map<string, string>();
  const write = async ({ path, text }: Page) => {
    if (reuse) {
      const key = pageKey(text, reuse);
      keys.set(path, key);
      if (former.get(path) === key) return files.link(`${draft}/${path}`, `${out}/${path}`);
    }
    return files.write(`${draft}/${path}`, typeof text === 'string' ? text : text.text);
  };
  let count = 0;
  await files.remove(draft);
  try {
    for (const asset of assets) await files.write(`${draft}/${asset.path}`, asset.text);
    const writing: Promise<void>[] = [];
    for await (const page of pages) {
      if (writing.length >= AT_ONCE) await writing.shift();
      writing.push(write(page));
      if (page.path.endsWith('.html')) count += 1;
    }
    await Promise.all(writing);
  } catch (thrown) {
    await files.remove(draft);
    throw thrown;
  }
  await files.replace(out, draft);
  if (reuse) await notePages(files, out, reuse.cache, keys);
  return count;
}

/** A digest of all that a page is made from: its view, every template and the code; of data, the text itself. */
function pageKey(text: Page['text'], { cache, templates }: NonNullable<Place['reuse']>): string {
  if (typeof text === 'string') return sha256(text);
  return sha256(`${cache.harness} ${templates} ${text.inputs}`);
}

const NOTE = 'pages.json';

/** By path, the keys of those pages that stand in `out` as the last build left them. */
async function formerPages(files: Files, out: string, cache: BuildCache): Promise<ReadonlyMap<string, string>> {
  const notes = noted(PageNotes, await readNote(files, cache, NOTE)) ?? {};
  const checked = Object.entries(notes).map(async ([path, [key, identity]]) => {
    return (await files.identity(`${out}/${path}`)) === identity ? ([path, key] as const) : undefined;
  });
  return new Map((await Promise.all(checked)).filter((one) => one !== undefined));
}

/** After the exchange, since a further name or one that went changes a file's identity. */
async function notePages(files: Files, out: string, cache: BuildCache, keys: ReadonlyMap<string, string>) {
  const found = [...keys].map(async ([path, key]) => [path, [key, await files.identity(`${out}/${path}`)]] as const);
  await writeNote(files, cache, NOTE, canonical(Object.fromEntries(await Promise.all(found))));
}
