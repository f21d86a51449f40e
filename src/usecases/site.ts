import * as z from 'zod';
import { type BoardEntries, type BoardRequest, readBoard } from '../board/board.ts';
import { cachedParts } from '../board/cache/cached-parts.ts';
import { flagEntries } from '../board/entry-flags.ts';
import { taskBoards } from '../board/task-boards.ts';
import { nothingHolds, verifiedBoard } from '../board/verified-board.ts';
import { type Withheld, whyWithheld } from '../board/withheld.ts';
import { AnswerReader } from '../bundles/read-answers.ts';
import { partsWithPrints, type ReadParts } from '../bundles/read-parts.ts';
import { Fault } from '../errors/fault.ts';
import type { Files } from '../ports/files.ts';
import type { Progress } from '../ports/progress.ts';
import { boards } from '../site/board/board.ts';
import type { ShownEntry } from '../site/board/entries.ts';
import type { History } from '../site/entry/history.ts';
import { sitePages, TEMPLATES, templateFile } from '../site/pages.ts';
import { SCRIPTS } from '../site/scripts.ts';
import type { Notice, Page, Site } from '../site/site.ts';
import { STYLES } from '../site/styles.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { unlessUnchanged } from './unless-unchanged.ts';

export interface SiteRequest extends BoardRequest {
  /** The day, YYYY-MM-DD, that ages are told against; without it none are told. */
  readonly asOf?: string | undefined;
  /** Where the site will stand, with a slash at the end. */
  readonly url?: string | undefined;
  /** Holds data that is not built in, each file as SHA256.jsonl: the tasks' pages show it. */
  readonly datasets?: string | undefined;
  /** The commit that the entries are taken from, or whose folders are the board's own. */
  readonly commit?: string | undefined;
  /** By slug, what the entries were before. */
  readonly history?: ReadonlyMap<string, History>;
  readonly out: string;
  /** Holds `templates/` and `assets/`. */
  readonly templates: string;
  /** Holds the pages' scripts as they were built, `NAME.js`. */
  readonly scripts: string;
}

/** What a site's folder holds at its top; anything else there is not ours to replace. */
const OURS =
  /^(?:(?:index|about|decisions|compare|start)\.html|suites|systems|tasks|assets|data|badges|feed\.xml|sitemap(?:-\d+)?\.xml|robots\.txt)$/;

export interface Built {
  /** None where no entry holds: nothing at `out` changed then. */
  readonly pages: number;
  /** Not shown, since something of them does not hold. */
  readonly withheld: readonly Withheld[];
}

/** Builds the leaderboard from the entries that verify; an entry that does not is left out, and keeps no other from being shown. */
export async function buildSite(
  { files, progress }: { readonly files: Files; readonly progress: Progress },
  request: SiteRequest,
): Promise<Built> {
  await checkOut(files, request.out);
  const build = async () => {
    const { source = files, receipts, datasets, cache } = request;
    const { board, ...words } = await readAll(files, request);
    const holding = await verifiedBoard({ files, progress }, { source, receipts, datasets, cache }, board);
    return writeBuilt(files, request, holding, { ...words, notices: [] });
  };
  return unlessUnchanged(files, request, Whole, build, isWhole);
}

/** The same without verifying anything, which every page then says. An entry that cannot be read is left out. */
export async function buildUnverifiedSite(files: Files, request: SiteRequest): Promise<Built> {
  await checkOut(files, request.out);
  const build = async () => {
    const { board, ...words } = await readAll(files, request);
    return writeBuilt(files, request, board, { ...words, notices: ['unverified'] });
  };
  return unlessUnchanged(files, { ...request, unverified: true }, Whole, build, isWhole);
}

/** What may be said again without looking: nothing was withheld. */
const Whole = z.strictObject({ pages: z.int(), withheld: z.array(z.never()) });

const isWhole = ({ withheld }: Built) => withheld.length === 0;

async function readAll(files: Files, request: SiteRequest) {
  const suites = await loadSuites();
  const reader = new AnswerReader(files, {});
  return { suites, reader, board: await readBoard(files, request, suites, partsFor(files, request, reader)) };
}

async function writeBuilt(files: Files, request: SiteRequest, board: BoardEntries, words: Words): Promise<Built> {
  const { withheld } = board;
  if (nothingHolds(board)) return { pages: 0, withheld };
  return { ...(await writeSite(files, request, board, words)), withheld };
}

/** With what flags compare runs by; from the cache where there is one. */
export function partsFor(files: Files, { cache }: BoardRequest, reader: AnswerReader): ReadParts {
  const read = partsWithPrints(reader);
  return cache ? cachedParts(files, cache, read) : read;
}

export const loadSuites = (): Promise<readonly Suite[]> => Promise.all(SUITE_IDS.map(loadSuite));

interface Words {
  readonly suites: readonly Suite[];
  readonly reader: AnswerReader;
  /** What is known of the whole board besides what its entries show. */
  readonly notices: readonly Notice[];
}

/** Nothing at `out` changes before the last page is made. */
export async function writeSite(
  files: Files,
  { out, templates, scripts, asOf, url, datasets, source = files, history = new Map() }: SiteRequest,
  board: BoardEntries,
  { suites, reader, notices }: Words,
): Promise<{ pages: number }> {
  const { submitted, shown, decisions, recorded, withheld } = board;
  await checkOut(files, out);
  const texts = await Promise.all(
    TEMPLATES.map(async (name) => [name, await files.text(`${templates}/templates/${templateFile(name)}`)] as const),
  );
  const shownBoards = boards(
    shown,
    suites.map(({ description }) => description.id),
    { ranksClaims: !recorded },
  );
  const tasks = await taskBoards(files, { source, datasets }, shownBoards, suites);
  const site: Site = {
    entries: shown,
    boards: shownBoards.map((board) => tasks.get(board)?.board ?? board),
    tasks: shownBoards.flatMap((board) => tasks.get(board) ?? []),
    decisions,
    withheld: withheld.map(({ slug, fault }) => ({ slug, reason: whyWithheld(fault) })),
    flags: await flagEntries(reader, submitted),
    history,
    notices: [...notices, ...(isUnrun(board) ? (['no board run'] as const) : [])],
    suites,
    asOf,
    url,
  };
  const assets = [await styleOf(files, templates), ...(await scriptsOf(files, scripts))];
  const made = sitePages(site, Object.fromEntries(texts) as Record<(typeof TEMPLATES)[number], string>);
  return { pages: await put(files, plain(out), made, assets) };
}

/** A private or local board shows systems that no board ran. */
function isUnrun({ recorded, shown }: BoardEntries): boolean {
  const claims = ({ entry, bundles }: ShownEntry) =>
    entry.kind === 'system' && bundles.some(({ tier }) => tier === 'self-reported');
  return !recorded && shown.some(claims);
}

/** One style sheet for all pages, from its parts in their order. */
async function styleOf(files: Files, templates: string): Promise<Page> {
  const parts = await Promise.all(STYLES.map((name) => files.text(`${templates}/assets/styles/${name}.css`)));
  return { path: 'assets/style.css', text: parts.join('\n') };
}

const scriptsOf = (files: Files, folder: string): Promise<readonly Page[]> =>
  Promise.all(
    SCRIPTS.map(async (name) => ({ path: `assets/${name}.js`, text: await files.text(`${folder}/${name}.js`) })),
  );

/** Before anything is done: that `out` is a site's to take, and whole. */
export async function checkOut(files: Files, out: string): Promise<void> {
  const former = `${plain(out)}.former`;
  // A kill came in the moment of an exchange.
  if (!(await files.exists(out)) && (await files.exists(former))) await files.replace(plain(out), former);
  if ((await files.exists(out)) && !(await files.isDirectory(out))) throw new Fault('out.exists', `${out} is a file.`);
  const stranger = (await files.list(out)).find((name) => !OURS.test(name));
  if (stranger === undefined) return;
  throw new Fault('out.exists', `${out} holds ${JSON.stringify(stranger)}, which is no part of a site.`, {
    hint: 'Give --out a new folder, or one that holds an earlier site.',
  });
}

/** Pages that are written while the next is made: a disk is slow to confirm each. */
const AT_ONCE = 16;

const plain = (folder: string) => folder.replace(/(?<=.)\/+$/, '');

/** A whole site beside the former one, then in its place: nobody sees half of it. How many pages it has. */
async function put(files: Files, out: string, made: AsyncIterable<Page>, assets: readonly Page[]): Promise<number> {
  const draft = `${out}.draft`;
  let pages = 0;
  await files.remove(draft);
  try {
    for (const { path, text } of assets) await files.write(`${draft}/${path}`, text);
    const writing: Promise<void>[] = [];
    for await (const { path, text } of made) {
      if (writing.length >= AT_ONCE) await writing.shift();
      writing.push(files.write(`${draft}/${path}`, text));
      if (path.endsWith('.html')) pages += 1;
    }
    await Promise.all(writing);
  } catch (thrown) {
    await files.remove(draft);
    throw thrown;
  }
  await files.replace(out, draft);
  return pages;
}
