import { aboutPages } from './about/about-pages.ts';
import { comparePages } from './compare/compare-pages.ts';
import { decisionsPages } from './decisions/decisions-pages.ts';
import { entryPages } from './entry/entry-pages.ts';
import { overviewPages } from './overview/overview-pages.ts';
import type { Page, Site } from './site.ts';
import { suitePages } from './suite/suite-pages.ts';
import { taskPages } from './task/task-pages.ts';
import { compileTemplates } from './template.ts';

/** The templates by name: `leaderboard/templates/NAME.html.hbs`. */
export const TEMPLATES = [
  'layout',
  'bar',
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
] as const;

export type Render = Readonly<Record<(typeof TEMPLATES)[number], (view: object) => string>>;

/** Makes the pages of one kind, one after another: a board of a thousand systems does not fit into memory at once. */
export type MakePages = (site: Site, render: Render) => Iterable<Page> | AsyncIterable<Page>;

/** A new kind of page is a line here. */
const KINDS: readonly MakePages[] = [
  overviewPages,
  suitePages,
  entryPages,
  aboutPages,
  decisionsPages,
  comparePages,
  taskPages,
];

/** All pages of a site, in an order that is always the same. */
export async function* sitePages(
  site: Site,
  templates: Readonly<Record<(typeof TEMPLATES)[number], string>>,
): AsyncGenerator<Page> {
  const render = compileTemplates(templates);
  for (const make of KINDS) yield* make(site, render);
}
