import type { BoardEntries, BoardRequest } from '../board/board.ts';
import { cachedReferences } from '../board/cache/cached-references.ts';
import { flagEntries } from '../board/entry-flags.ts';
import { taskBoards } from '../board/task-boards.ts';
import { whyWithheld } from '../board/withheld.ts';
import { boardPricing } from '../bundles/priced.ts';
import type { AnswerReader } from '../bundles/read-answers.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { sha256 } from '../evidence/digest.ts';
import type { Files } from '../ports/files.ts';
import { SCRIPTS, STYLES } from '../site/assets.ts';
import { boards } from '../site/board/board.ts';
import { type AsOf, isClaimed, type ShownEntry } from '../site/board/entries.ts';
import type { History } from '../site/entry/history.ts';
import type { Notice } from '../site/notices.ts';
import { TEMPLATES, type Templates, templateFile } from '../site/page.ts';
import { sitePages } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { DEFAULT_TITLE } from '../site/site-title.ts';
import type { Suite } from '../suite/suite.ts';
import { type Asset, exchange } from './exchange.ts';

export interface SiteRequest extends BoardRequest {
  readonly asOf?: AsOf;
  /** The site's address, ending in a slash. */
  readonly url?: string | undefined;
  /** What the site is called in place of the project's name. */
  readonly title?: string | undefined;
  /** Ids of the suites that are shown; all of them where this is absent. */
  readonly suites?: readonly string[] | undefined;
  /** The board’s repository, OWNER/NAME. */
  readonly repository: string;
  /** A folder of data that is not built in, each file as SHA256.jsonl, for the pages of its tasks. */
  readonly datasets?: string | undefined;
  /** The commit that the entries are taken from, or whose folders are the board's own. */
  readonly commit?: string | undefined;
  /** By slug, the entries' former versions. */
  readonly history?: ReadonlyMap<string, History>;
  /** The slug of the one entry whose pages are made, as `Site` has it. */
  readonly preview?: string | undefined;
  readonly out: string;
  /** Holds `templates/` and `assets/`. */
  readonly templates: string;
  /** Holds the pages' scripts as they were built, `NAME.js`. */
  readonly scripts: string;
}

/**
 * Writes the site of a board. Until the last page is made, `out` stays as it was.
 *
 * @param notices what holds for the whole board besides what its entries show
 * @returns how many pages it has
 * @throws Fault `out.exists` where `out` holds anything that is not part of a site
 */
export async function writeSite(
  files: Files,
  {
    entries,
    out,
    templates,
    scripts,
    asOf,
    url,
    title = DEFAULT_TITLE,
    repository,
    datasets,
    source = files,
    history = new Map(),
    cache,
    preview,
  }: SiteRequest,
  board: BoardEntries,
  {
    suites,
    reader,
    notices,
  }: { readonly suites: readonly Suite[]; readonly reader: AnswerReader; readonly notices: readonly Notice[] },
): Promise<number> {
  const { submitted, decisions, recorded, withheld } = board;
  const priced = await boardPricing(source, entries);
  const shown = board.shown.map((one) => ({ ...one, bundles: one.bundles.map(priced) }));
  await checkOut(files, out);
  const texts = TEMPLATES.map(
    async (name) => [name, await files.text(`${templates}/templates/${templateFile(name)}`)] as const,
  );
  const shownBoards = boards(
    shown,
    suites.map(({ description }) => description.id),
    { ranksClaims: !recorded },
  );
  // A preview has no pages of tasks: nothing in it links to them.
  const tasks = await taskBoards(files, { source, datasets }, preview === undefined ? shownBoards : [], suites);
  const site: Site = {
    title,
    entries: shown,
    boards: shownBoards.map((one) => tasks.get(one)?.board ?? one),
    tasks: shownBoards.flatMap((one) => tasks.get(one) ?? []),
    decisions,
    withheld: withheld.map(({ slug, fault }) => ({ slug, reason: whyWithheld(fault) })),
    flags: await flagEntries(cachedReferences(files, cache, reader), submitted),
    history,
    notices: [...notices, ...(noBoardRun(board) ? (['no board run'] as const) : [])],
    preview,
    suites,
    asOf,
    url,
    repository,
  };
  const assets = [await styleSheet(files, templates), ...(await pageScripts(files, scripts))];
  const used = Object.fromEntries(await Promise.all(texts)) as Templates;
  const pages = sitePages(site, used);
  return exchange(files, pages, assets, {
    out: withoutSlash(out),
    reuse: cache && { cache, templates: sha256(canonical(used)) },
  });
}

/** Whether this is a private or local board with systems that no board ran. */
function noBoardRun({ recorded, shown }: BoardEntries): boolean {
  const claims = ({ entry, bundles }: ShownEntry) => entry.kind === 'system' && bundles.some(isClaimed);
  return !recorded && shown.some(claims);
}

async function styleSheet(files: Files, templates: string): Promise<Asset> {
  const parts = await Promise.all(STYLES.map((name) => files.text(`${templates}/assets/styles/${name}.css`)));
  return { path: 'assets/style.css', text: parts.join('\n') };
}

const pageScripts = (files: Files, folder: string): Promise<readonly Asset[]> =>
  Promise.all(
    SCRIPTS.map(async (name) => ({ path: `assets/${name}.js`, text: await files.text(`${folder}/${name}.js`) })),
  );

/** What a site's folder holds at its top; anything else is not replaced. */
const SITE_FILES =
  /^(?:(?:404|index|about|decisions|compare|start)\.html|suites|systems|tasks|assets|data|badges|feed\.xml|sitemap(?:-\d+)?\.xml|robots\.txt)$/;

/**
 * Checks that `out` is a new folder or holds a site, and brings a site back that an interrupted exchange left aside.
 *
 * @throws Fault `out.exists` where it is anything else
 */
export async function checkOut(files: Files, out: string): Promise<void> {
  const former = `${withoutSlash(out)}.former`;
  if (!(await files.exists(out)) && (await files.exists(former))) await files.replace(withoutSlash(out), former);
  if ((await files.exists(out)) && !(await files.isDirectory(out))) throw new Fault('out.exists', `${out} is a file.`);
  const other = (await files.list(out)).find((name) => !SITE_FILES.test(name));
  if (other === undefined) return;
  throw new Fault('out.exists', `${out} holds ${JSON.stringify(other)}, which is no part of a site.`, {
    hint: 'Give --out a new folder, or one that holds an earlier site.',
  });
}

const withoutSlash = (folder: string) => folder.replace(/(?<=.)\/+$/, '');
