import { aboutPages } from './about/about-pages.ts';
import { comparePages } from './compare/compare-pages.ts';
import { decisionsPages } from './decisions/decisions-pages.ts';
import { entryPages } from './entry/entry-pages.ts';
import { machinePages } from './machine/machine-pages.ts';
import { isListed, sitemaps } from './machine/sitemap.ts';
import { overviewPages } from './overview/overview-pages.ts';
import type { Page, Site } from './site.ts';
import { startPages } from './start/start-pages.ts';
import { suitePages } from './suite/suite-pages.ts';
import { taskPages } from './task/task-pages.ts';
import { compileTemplates } from './template.ts';

/** The templates by name: `leaderboard/templates/NAME.hbs`, where a name without an ending is a page's. */
export const TEMPLATES = [
  'layout',
  'bar',
  'contradicted',
  'index',
  'system',
  'about',
  'decisions',
  'compare',
  'task',
  'tasks',
  'suite',
  'suite-words',
  'ranking',
  'start',
  'badge.svg',
  'feed.xml',
  'sitemap.xml',
] as const;

/** The file of a template, below `leaderboard/templates/`. */
export const templateFile = (name: (typeof TEMPLATES)[number]) => `${name.includes('.') ? name : `${name}.html`}.hbs`;

export type Render = Readonly<Record<(typeof TEMPLATES)[number], (view: object) => string>>;

/** Makes the pages of one kind, one after another: a board of a thousand systems does not fit into memory at once. */
export type MakePages = (site: Site, render: Render) => Iterable<Page> | AsyncIterable<Page>;

/** A new kind of page is a line here. */
const KINDS: readonly MakePages[] = [
  overviewPages,
  suitePages,
  entryPages,
  comparePages,
  taskPages,
  aboutPages,
  decisionsPages,
  startPages,
  machinePages,
];

/** All pages of a site, in an order that is always the same. */
export async function* sitePages(
  site: Site,
  templates: Readonly<Record<(typeof TEMPLATES)[number], string>>,
): AsyncGenerator<Page> {
  const render = compileTemplates(templates);
  const listed: string[] = [];
  for (const make of KINDS) {
    for await (const page of make(site, render)) {
      if (isListed(page)) listed.push(page.path);
      yield page;
    }
  }
  yield* sitemaps(site, render, listed);
}
