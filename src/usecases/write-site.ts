import * as z from 'zod';
import type { BoardEntries, BoardRequest } from '../board/board.ts';
import { cachedReferences } from '../board/cache/cached-references.ts';
import { flagEntries } from '../board/entry-flags.ts';
import { taskBoards } from '../board/task-boards.ts';
import { whyWithheld } from '../board/withheld.ts';
import { requireNoFile, requireOutsideBundles } from '../bundles/load-bundle.ts';
import { beside } from '../bundles/plain-files.ts';
import { boardPricing } from '../bundles/priced.ts';
import type { AnswerReader } from '../bundles/read-answers.ts';
import { Fault } from '../errors/fault.ts';
import type { Entry } from '../evidence/entry.ts';
import type { Files } from '../ports/files.ts';
import { SCRIPTS, STYLES } from '../site/assets.ts';
import { boards, PUBLIC } from '../site/board/board.ts';
import { type AsOf, isClaimed, type ShownEntry } from '../site/board/entries.ts';
import { versionOfControls } from '../site/board/ranking.ts';
import { columnLabels } from '../site/entry/family-columns.ts';
import type { History } from '../site/entry/history.ts';
import { type Notice, operatorNotice } from '../site/notices.ts';
import { sitePages } from '../site/pages.ts';
import { DEFAULT_TITLE } from '../site/settings.ts';
import type { Site } from '../site/site.ts';
import type { Suite } from '../suite/suite.ts';
import { groupBy } from '../text/group-by.ts';
import { cachedPageBreaks } from './cached-page-breaks.ts';
import { type Asset, replaceSite } from './replace-site.ts';
import { siteTemplates } from './site-templates.ts';
import { unchangedTasks } from './unchanged-tasks.ts';

export interface SiteRequest extends BoardRequest {
  readonly asOf?: AsOf;
  /** The site's address, ending in a slash. */
  readonly url?: string | undefined;
  /** The site's title. By default, the project's name. */
  readonly title?: string | undefined;
  /** What the operator of the board says on every page. */
  readonly notice?: string | undefined;
  /** Ids of the suites that are shown. By default, all of them. */
  readonly suites?: readonly string[] | undefined;
  /** The board’s repository, OWNER/NAME. */
  readonly repository: string;
  /** The commit of the entries, or of the board's own folders. */
  readonly commit?: string | undefined;
  /** The commit that is published; absent if the site is built from files, which may differ from their commit. */
  readonly published?: string | undefined;
  /** The former versions of entries, by slug. */
  readonly history?: ReadonlyMap<string, History>;
  /** The slug of the one entry whose pages are made, as in `Site`. */
  readonly preview?: string | undefined;
  /** The folder for the site, without a slash at its end. */
  readonly out: string;
  /** Aborted when the caller wants the build to end. */
  readonly signal?: AbortSignal | undefined;
  /** The folder with `templates/` and `assets/`. */
  readonly templates: string;
  /** The folder with the built scripts of the pages, `NAME.js`. */
  readonly scripts: string;
}

interface Given {
  readonly suites: readonly Suite[];
  readonly reader: Pick<AnswerReader, 'references'>;
  readonly notices: readonly Notice[];
}

/**
 * Writes the site of a board. `out` is unchanged until the last page is made.
 *
 * @param notices statements about the whole board, in addition to what its entries show
 * @returns the number of pages
 * @throws Fault `out.exists` if `out` has anything that is not part of a site
 */
export async function writeSite(
  files: Files,
  request: SiteRequest,
  board: BoardEntries,
  { suites, reader, notices }: Given,
): Promise<number> {
  const { templates, asOf, url, title = DEFAULT_TITLE, source = files, cache, preview } = request;
  const { decisions, recorded, withheld } = board;
  const { out, signal } = request;
  const priced = await boardPricing(source, request.entries);
  const shown = underShownNames(board.shown).map((one) => ({ ...one, bundles: one.bundles.map(priced) }));
  await requireSiteFolder(files, out);
  const shownBoards = boards(
    shown,
    suites.map(({ description }) => description.id),
    { ranksClaims: !recorded },
  );
  const used = await siteTemplates(files, templates);
  const onEach: readonly Notice[] = [
    ...(request.notice === undefined ? [] : [operatorNotice(request.notice)]),
    ...notices,
    ...(noBoardRun(board) ? (['no board run'] as const) : []),
  ];
  const around = { title, asOf, url, notices: onEach, preview };
  const unchanged = cache && (await unchangedTasks(files, cache, { out, templates: used.digest, around }));
  // A preview has no pages of tasks, since nothing in it links to them.
  const withTasks = preview === undefined ? shownBoards : [];
  const tasks = await taskBoards(files, { source, unchanged: unchanged?.tasksOf }, withTasks, suites);
  const site: Site = {
    title,
    entries: shown,
    boards: shownBoards.map((one) => tasks.get(one)?.board ?? one),
    tasks: shownBoards.flatMap((one) => tasks.get(one)?.made ?? []),
    decisions,
    withheld: withheld.map(({ slug, fault }) => ({ slug, reason: whyWithheld(fault) })),
    flags: await flagEntries(cachedReferences(files, cache, reader), board),
    history: request.history ?? new Map(),
    notices: onEach,
    preview,
    suites,
    asOf,
    url,
    repository: request.repository,
    commit: request.published,
  };
  const icon: Asset = { path: 'assets/icon.svg', text: await files.text(`${templates}/assets/icon.svg`) };
  const assets = [await styleSheet(files, templates, shown), icon, ...(await pageScripts(files, request.scripts))];
  const breaks = cache && (await cachedPageBreaks(files, cache, used.digest));
  const pagesOfSite = sitePages(site, used.templates, breaks?.pageBreaks);
  if (unchanged === undefined) return replaceSite(files, pagesOfSite, assets, { out, signal, reuse: undefined });
  const pages = await unchanged.noting(tasks, (reuse) =>
    replaceSite(files, pagesOfSite, assets, { out, signal, reuse }),
  );
  await breaks?.keep();
  return pages;
}

/**
 * The entries under the names that the site shows. Readers know a system that asks a model by what it does with one, so its name says if
 * the model is off. Entries with the same name and version, such as two configurations of a system, have their slugs in their names.
 */
function underShownNames(entries: readonly ShownEntry[]): readonly ShownEntry[] {
  const nameOf = ({ name, configuration }: Entry) => (configuration?.model === 'off' ? `${name} (LLM off)` : name);
  const keyOf = ({ entry }: ShownEntry) => JSON.stringify([nameOf(entry), entry.version]);
  const alike = groupBy(entries, keyOf);
  return entries.map((one) => {
    const name = nameOf(one.entry);
    const isAlone = alike.get(keyOf(one))?.length === 1;
    return { ...one, entry: { ...one.entry, name: isAlone ? name : `${name} (${one.entry.slug})` } };
  });
}

/** A suite of which the board has controls of another version only, so that no system has a rank on the present one. */
export const OutdatedControls = z.strictObject({ suite: z.string(), present: z.string(), controls: z.string() });

export function outdatedControls({ shown }: Pick<BoardEntries, 'shown'>, suites: readonly Suite[]) {
  const runs = shown.flatMap(({ entry, bundles }) => bundles.map((bundle) => ({ entry, bundle })));
  return suites.flatMap(({ description: { id, version, headline } }): z.infer<typeof OutdatedControls>[] => {
    const controls = versionOfControls(runs, { suite: { id, version }, dataset: { id: PUBLIC } });
    return headline === undefined || controls === undefined ? [] : [{ suite: id, present: version, controls }];
  });
}

/** @param release the version of this program */
export const outdatedFault = (
  { suite, present, controls }: z.infer<typeof OutdatedControls>,
  { entries, release }: { readonly entries: string; readonly release: string },
): Fault =>
  new Fault(
    'suite.version',
    `The controls of this board are of ${suite} ${controls}, and this program has ${suite} ${present}: no system has a rank on it.`,
    {
      hint: `Renew them with the release that the workflows name, and commit them: npx context-integrity@${release} references --suite ${suite} --out ${entries}`,
    },
  );

/** Whether this is a private or local board whose systems no board ran. */
function noBoardRun({ recorded, shown }: BoardEntries): boolean {
  const claims = ({ entry, bundles }: ShownEntry) => entry.kind === 'system' && bundles.some(isClaimed);
  return !recorded && shown.some(claims);
}

async function styleSheet(files: Files, templates: string, shown: readonly ShownEntry[]): Promise<Asset> {
  const parts = await Promise.all(STYLES.map((name) => files.text(`${templates}/assets/styles/${name}.css`)));
  const labels = columnLabels(shown.flatMap(({ bundles }) => bundles));
  return { path: 'assets/style.css', text: [...parts, labels].join('\n') };
}

const pageScripts = (files: Files, folder: string): Promise<readonly Asset[]> =>
  Promise.all(
    SCRIPTS.map(async (name) => ({ path: `assets/${name}.js`, text: await files.text(`${folder}/${name}.js`) })),
  );

/** The names at the top of a site's folder. A folder with other names is not replaced. */
const SITE_FILES =
  /^(?:(?:404|index(?:-\d+)?|abilities|about|decisions|compare|start)\.html|suites|systems|tasks|assets|data|badges|feed\.xml|sitemap(?:-\d+)?\.xml|robots\.txt)$/;

/**
 * Checks that `out` is a new folder or a site. Restores a site that an interrupted exchange moved aside.
 *
 * @throws Fault `out.exists` if it is anything else, or in a bundle
 */
export async function requireSiteFolder(files: Files, out: string): Promise<void> {
  const former = beside(out, 'former');
  if (!(await files.exists(out)) && (await files.exists(former))) await files.replace(out, former, former);
  await requireNoFile(files, out);
  const other = (await files.list(out)).find((name) => !SITE_FILES.test(name));
  if (other === undefined) return requireOutsideBundles(files, out);
  throw new Fault('out.exists', `${out} contains ${JSON.stringify(other)}, which is not part of a site.`, {
    hint: 'Give --out a new folder, or one that holds an earlier site.',
  });
}
