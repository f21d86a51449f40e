import * as z from 'zod';
import { type BoardEntries, type BoardRequest, isAllWithheld, readBoard, verifiedBoard } from '../board/board.ts';
import type { Commit } from '../board/bundle-verifier.ts';
import { loadCachedControls, saveControls } from '../board/cache/cached-controls.ts';
import { cachedParts } from '../board/cache/cached-parts.ts';
import { cachedReferences } from '../board/cache/cached-references.ts';
import { Contents } from '../board/cache/contents.ts';
import { type Verifying, verifyInThreads } from '../board/verify-in-threads.ts';
import { verifyingReader } from '../board/verifying-reader.ts';
import type { Withheld } from '../board/withheld.ts';
import { AnswerReader } from '../bundles/read-answers.ts';
import { partsWithFingerprints, type ReadParts } from '../bundles/read-parts.ts';
import type { Files } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import type { Notice } from '../site/notices.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuites } from '../suites/catalogue.ts';
import { unlessUnchanged } from './unless-unchanged.ts';
import { OutdatedControls, outdatedControls, requireSiteFolder, type SiteRequest, writeSite } from './write-site.ts';

export interface BuiltSite {
  /** 0 if no entry can be shown. Then `out` is unchanged. */
  readonly pages: number;
  /** Entries that could not be read or verified. */
  readonly withheld: readonly Withheld[];
  readonly outdated: ReturnType<typeof outdatedControls>;
}

/** Builds the leaderboard from the entries that verify; the others are withheld. */
export async function buildSite(
  { files, progress, helpers }: Pick<Ports, 'files' | 'progress' | 'helpers'>,
  request: SiteRequest,
): Promise<BuiltSite> {
  return build(files, { ...request, progress }, [], (suites, request) =>
    readVerified({ files, helpers }, request, suites, undefined),
  );
}

/**
 * Reads a board and verifies its bundles, in threads unless an earlier build verified them.
 *
 * @param commit the commit that the entries are read from, if they are not files of this machine
 * @returns the board, without the entries that do not verify
 */
export async function readVerified(
  { files, helpers }: Pick<Ports, 'files' | 'helpers'>,
  request: SiteRequest,
  suites: readonly Suite[],
  commit: Commit | undefined,
): Promise<ReadBoard> {
  const reader = new AnswerReader(files, {});
  const { cache, entries, source = files } = request;
  const hasControls = cache !== undefined && (await loadCachedControls(files, cache, suites));
  // What an earlier build cached need not be verified again, so little is left.
  const worthwhile = !hasControls && (source === files || commit !== undefined);
  const threads = worthwhile ? await verifyInThreads({ source, commit, helpers, entries }, suites) : undefined;
  const parts = verifiedParts(files, request, reader, threads);
  const board = verifiedBoard(await readBoard(files, request, suites, parts).finally(() => threads?.stop()));
  if (cache) await saveControls(files, cache, suites);
  return { board, reader: threads?.references(reader) ?? reader };
}

/**
 * Builds the leaderboard without verifying anything, which every page then says. Only entries that cannot be read are
 * withheld.
 */
export async function buildUnverifiedSite(files: Files, request: SiteRequest): Promise<BuiltSite> {
  return build(files, { ...request, unverified: true }, ['unverified'], async (suites) => {
    const reader = new AnswerReader(files, {});
    const parts = withCache(files, request, 'bundles', partsWithFingerprints(reader));
    return { board: await readBoard(files, request, suites, parts), reader };
  });
}

/** A board, and the answers of its suites' own systems. */
interface ReadBoard {
  readonly board: BoardEntries;
  readonly reader: Pick<AnswerReader, 'references'>;
}

async function build(
  files: Files,
  given: SiteRequest & { readonly unverified?: boolean },
  notices: readonly Notice[],
  read: (suites: readonly Suite[], request: SiteRequest) => Promise<ReadBoard>,
): Promise<BuiltSite> {
  const asked = { ...given, out: await files.replaceable(given.out) };
  await requireSiteFolder(files, asked.out);
  const { cache, source = files, unverified = false } = asked;
  // Git's ids are of the bytes already, and what was not verified takes less time to read than to compare.
  const byBytes = cache !== undefined && source === files && !unverified;
  const contents = byBytes ? await Contents.load(files, cache) : undefined;
  const request = { ...asked, contents };
  const make = async () => {
    const suites = await loadSuites(request.suites);
    const { board, reader } = await read(suites, request);
    const { withheld } = board;
    if (isAllWithheld(board)) return { pages: 0, withheld, outdated: [] };
    const pages = await writeSite(files, request, board, { suites, reader, notices });
    return { pages, withheld, outdated: outdatedControls(board, suites) };
  };
  const built = await unlessUnchanged(files, request, {
    schema: BuiltWhole,
    build: make,
    keep: ({ withheld }) => withheld.length === 0,
  });
  await contents?.save();
  return built;
}

/** The result of a build that withheld nothing, as the cache stores it. */
const BuiltWhole = z.strictObject({
  pages: z.int(),
  withheld: z.array(z.never()),
  outdated: z.array(OutdatedControls),
});

/** Reads and verifies bundles, or takes the cached results of valid ones. */
function verifiedParts(
  files: Files,
  request: SiteRequest,
  reader: AnswerReader,
  threads?: Verifying | undefined,
): ReadParts {
  const cached = cachedReferences(files, request.cache, reader, (key, known) => reader.addKnown(key, known));
  const own: Pick<AnswerReader, 'knowAnswers'> = {
    async knowAnswers(suite, manifest) {
      await cached.references(suite, manifest);
      await reader.knowAnswers(suite, manifest);
    },
  };
  const read = verifyingReader({ files, reader: own });
  return withCache(files, request, 'verified', threads?.parts(read) ?? read);
}

const withCache = (files: Files, { cache, contents }: BoardRequest, kind: 'bundles' | 'verified', read: ReadParts) =>
  cache ? cachedParts(files, { cache, contents }, kind, read) : read;
