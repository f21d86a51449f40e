import { abilitiesPage } from './ability/abilities-page.ts';
import { aboutPage } from './about-page.ts';
import { comparePages } from './compare/compare-page.ts';
import { decisionLog } from './decisions/decision-log.ts';
import { decisionsPage } from './decisions/decisions-page.ts';
import { entryPages } from './entry/entry-page.ts';
import type { PageBreaks } from './fit.ts';
import { frame } from './frame.ts';
import { badgeFiles } from './machine/badge-files.ts';
import { decisionsJson } from './machine/decisions-json.ts';
import { entryJson } from './machine/entry-json.ts';
import { feed } from './machine/feed.ts';
import { leaderboardCsv } from './machine/leaderboard-csv.ts';
import { leaderboardJson } from './machine/leaderboard-json.ts';
import { isListed, sitemaps } from './machine/sitemap.ts';
import { overviewPage } from './overview/overview-page.ts';
import { type Page, type PageMaker, type Render, TEMPLATES, type TemplateName, type Templates } from './page.ts';
import { Rendered } from './rendered.ts';
import type { Site } from './site.ts';
import { startPage } from './start-page.ts';
import { suitePages } from './suite/suite-page.ts';
import { taskPages } from './task/task-page.ts';

/**
 * The page that a server shows at an address without a page. It may be shown at any depth, so its links begin at the
 * host's top if the site's address is known.
 */
const notFoundPage: PageMaker = function* (site, render) {
  const { url = '', decisions, withheld } = site;
  const head = { path: '404.html', title: 'No such page', description: 'There is no page at this address.' };
  const { siteTitle, sections } = frame(site, { ...head, indexed: false });
  /** Whether the page of decisions says anything of an entry. */
  const logged = decisionLog(decisions).length > 0 || withheld.length > 0;
  yield { path: head.path, text: render['not-found']({ ...head, siteTitle, url, sections, logged, indexed: false }) };
};

/** A new kind of page or of data file is added here, and a new name at the top of the site to `SITE_FILES` of `usecases/write-site.ts`. */
const MAKERS: readonly PageMaker[] = [
  overviewPage,
  suitePages,
  entryPages,
  abilitiesPage,
  comparePages,
  taskPages,
  aboutPage,
  decisionsPage,
  startPage,
  notFoundPage,
  leaderboardJson,
  leaderboardCsv,
  entryJson,
  decisionsJson,
  badgeFiles,
  feed,
];

/** The kinds of pages that a preview of one entry is taken from. */
const PREVIEWED: readonly PageMaker[] = [overviewPage, suitePages, entryPages];

/**
 * All pages of a site, always in the same order; the sitemap is the last, because it lists the others. For a preview,
 * the pages that show its entry.
 */
export async function* sitePages(site: Site, templates: Templates, pageBreaks?: PageBreaks): AsyncGenerator<Page> {
  const render = rendering(templates);
  if (site.preview !== undefined) {
    for (const make of PREVIEWED)
      for await (const page of make(site, render, pageBreaks)) if (isPreviewed(page.path, site.preview)) yield page;
    return;
  }
  const listed: string[] = [];
  for (const make of MAKERS) {
    for await (const page of make(site, render, pageBreaks)) {
      if (isListed(page)) listed.push(page.path);
      yield page;
    }
  }
  yield* sitemaps(site, render, listed);
}

const isPreviewed = (path: string, slug: string) =>
  path === 'index.html' || path === `systems/${slug}.html` || path.startsWith('suites/');

function rendering(templates: Templates): Render {
  const render: (name: TemplateName) => Render[TemplateName] =
    (name) =>
    (inputs, viewOf = (view) => view) =>
      Rendered.of(name, inputs, async (given) => templates[name](await viewOf(given)));
  return Object.fromEntries(TEMPLATES.map((name) => [name, render(name)])) as Render;
}
