import * as z from 'zod';
import { type BuildCache, parseCached, readCached, writeCached } from '../board/cache/build-cache.ts';
import type { Files } from '../ports/files.ts';
import type { PageBreaks } from '../site/fit.ts';

const NAME = 'divisions.json';

/** How many rows each part has, by the digest of what the undivided page is made from. */
const Cached = z.strictObject({ code: z.string(), rows: z.record(z.string(), z.array(z.int()).readonly()) });

/** How the last build divided rows among pages, so that no page is made only to learn its size. */
export async function cachedPageBreaks(files: Files, cache: BuildCache, templates: string) {
  const code = `${cache.harness} ${templates}`;
  const note = parseCached(Cached, await readCached(files, cache, NAME));
  const former = new Map(Object.entries(note?.code === code ? note.rows : {}));
  const found = new Map<string, readonly number[]>();
  const pageBreaks: PageBreaks = async (whole, compute) => {
    const rows = former.get(whole.digest) ?? (await compute());
    found.set(whole.digest, rows);
    return rows;
  };
  const keep = () => writeCached(files, cache, NAME, JSON.stringify({ code, rows: Object.fromEntries(found) }));
  return { pageBreaks, keep };
}
