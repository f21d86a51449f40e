import * as z from 'zod';
import { type BoardEntries, type BoardRequest, readBoard } from '../board/board.ts';
import { cachedParts } from '../board/cache/cached-parts.ts';
import { examinedParts } from '../board/examine.ts';
import { nothingHolds, verifiedBoard } from '../board/verified-board.ts';
import type { Withheld } from '../board/withheld.ts';
import { AnswerReader } from '../bundles/read-answers.ts';
import { partsWithPrints, type ReadParts } from '../bundles/read-parts.ts';
import type { Files } from '../ports/files.ts';
import type { Progress } from '../ports/ports.ts';
import type { Notice } from '../site/notices.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { unlessUnchanged } from './unless-unchanged.ts';
import { checkOut, type SiteRequest, writeSite } from './write-site.ts';

export interface BuiltSite {
  /** 0 where no entry can be shown: `out` is unchanged then. */
  readonly pages: number;
  /** Entries that could not be read or verified. */
  readonly withheld: readonly Withheld[];
}

/** Builds the leaderboard from the entries that verify; the others are withheld. */
export async function buildSite(
  { files, progress }: { readonly files: Files; readonly progress: Progress },
  request: SiteRequest,
): Promise<BuiltSite> {
  const read = (reader: AnswerReader) => verifiedParts(files, request, reader);
  return build(files, { ...request, progress }, [], read, verifiedBoard);
}

/** The same without verifying anything, which every page then says. Only entries that cannot be read are withheld. */
export async function buildUnverifiedSite(files: Files, request: SiteRequest): Promise<BuiltSite> {
  const read = (reader: AnswerReader) => noted(files, request, 'bundles', partsWithPrints(reader));
  return build(files, { ...request, unverified: true }, ['unverified'], read, (board) => board);
}

async function build(
  files: Files,
  request: SiteRequest & { readonly unverified?: boolean },
  notices: readonly Notice[],
  partsFor: (reader: AnswerReader) => ReadParts,
  verify: (board: BoardEntries) => BoardEntries,
): Promise<BuiltSite> {
  await checkOut(files, request.out);
  const make = async () => {
    const suites = await loadSuites(request.suites);
    const reader = new AnswerReader(files, {});
    const board = verify(await readBoard(files, request, suites, partsFor(reader)));
    const { withheld } = board;
    if (nothingHolds(board)) return { pages: 0, withheld };
    return { pages: await writeSite(files, request, board, { suites, reader, notices }), withheld };
  };
  return unlessUnchanged(files, request, BuiltWhole, make, ({ withheld }) => withheld.length === 0);
}

/** The result of a build that withheld nothing, as the cache keeps it. */
const BuiltWhole = z.strictObject({ pages: z.int(), withheld: z.array(z.never()) });

/** Reads and verifies bundles, or takes what was noted of those that held. */
export function verifiedParts(files: Files, request: SiteRequest, reader: AnswerReader): ReadParts {
  return noted(files, request, 'verified', examinedParts({ files, datasets: request.datasets, reader }));
}

const noted = (files: Files, { cache }: BoardRequest, notes: 'bundles' | 'verified', read: ReadParts) =>
  cache ? cachedParts(files, cache, notes, read) : read;

/** In the order of the catalogue, whichever are asked for. */
export const loadSuites = (ids = SUITE_IDS) => Promise.all(SUITE_IDS.filter((id) => ids.includes(id)).map(loadSuite));
