import * as z from 'zod';
import { contentsOf, parseCached, readCached, writeCached } from '../board/cache/build-cache.ts';
import { boardPricesPath } from '../bundles/priced.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import { draftOf, stoppedFault } from './replace-site.ts';
import type { SiteRequest } from './write-site.ts';

/** The inputs of the last build, the site that it left, and its result. */
const Stamp = z.strictObject({ inputs: z.string(), site: z.string(), said: z.string() });
const STAMP = 'site.json';

interface Build<T> {
  /** Of the result, which the cache keeps as JSON. */
  readonly schema: z.ZodType<T, T>;
  readonly build: () => Promise<T>;
  /** Whether the result may be kept; otherwise the next call builds again. */
  readonly keep: (made: T) => boolean;
}

type Request = SiteRequest & { readonly unverified?: boolean };

/**
 * Builds a site unless nothing changed since the last build and that build's site is still there.
 *
 * @returns the result of `build`, or the kept one
 * @throws Fault `out.busy` if another process builds a site in the same folder; `run.stopped` once the signal is aborted
 */
export async function unlessUnchanged<T>(files: Files, request: Request, build: Build<T>): Promise<T> {
  const { out, signal } = request;
  if (signal?.aborted) throw stoppedFault();
  // Two processes would write and remove each other's pages.
  const lock = await files.lock(`${out}.lock`).catch((thrown: unknown) => {
    throw besideFault(out, thrown);
  });
  try {
    // What a kill left.
    await files.remove(draftOf(out));
    const built = locked(files, request, build);
    const stopped = new Promise<T>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        // Once pages are written, the build itself stops, and removes them.
        files.exists(draftOf(out)).then((writes) => (writes ? resolve(built) : reject(stoppedFault())), reject);
      });
    });
    return await Promise.race([built, stopped]);
  } finally {
    await lock.release();
  }
}

/** Nobody gave the name of the lock, so the message names the folder that it is in. */
function besideFault(out: string, thrown: unknown): unknown {
  if (!(thrown instanceof Fault) || thrown.code !== 'file.unwritable') return thrown;
  const place = `The folder that contains ${out}`;
  return new Fault(
    'file.unwritable',
    thrown.message.replace(`${out}.lock`, () => place),
    {
      cause: thrown.cause,
      hint: `A build writes there before it replaces the site, so that folder must be writable.\n${thrown.hint}`,
    },
  );
}

async function locked<T>(files: Files, request: Request, { schema, build, keep }: Build<T>): Promise<T> {
  const { cache, out, entries, source = files, receipts, templates, asOf, url, title, suites } = request;
  if (cache === undefined) return build();
  const listed = (folder: string | undefined) => (folder === undefined ? null : contentsOf(files, folder));
  const all = {
    harness: cache.harness,
    entries: [entries, await (request.contents?.of(entries) ?? contentsOf(source, entries))],
    prices: (await source.exists(boardPricesPath(entries))) ? await source.identity(boardPricesPath(entries)) : null,
    receipts: [receipts ?? null, await listed(receipts)],
    templates: await listed(`${templates}/templates`),
    assets: await listed(`${templates}/assets`),
    scripts: await listed(request.scripts),
    trees: [...(request.trees ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)),
    // An entry's history, and which folders belong to the board, depend on the commit.
    site: [
      request.shownAs ?? null,
      asOf ?? null,
      url ?? null,
      title ?? null,
      suites ?? null,
      request.repository,
      request.commit ?? null,
      request.notice ?? null,
    ],
    unverified: request.unverified ?? false,
  };
  const inputs = sha256(canonical(all));
  const last = parseCached(Stamp, await readCached(files, cache, STAMP));
  if (last?.inputs === inputs && last.site === (await contentsOf(files, out))) {
    const known = parseCached(schema, last.said);
    if (known !== undefined) return known;
  }
  const made = await build();
  if (keep(made)) {
    const now: z.infer<typeof Stamp> = { inputs, site: await contentsOf(files, out), said: JSON.stringify(made) };
    await writeCached(files, cache, STAMP, JSON.stringify(now));
  }
  return made;
}
