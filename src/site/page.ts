import type { PageBreaks } from './fit.ts';
import type { Rendered } from './rendered.ts';
import type { Site } from './site.ts';
import type { Template } from './template.ts';

/** The templates by name: `leaderboard/templates/NAME.hbs`, where a name without an ending is a page's. */
export const TEMPLATES = [
  'layout',
  'bar',
  'mark',
  'parts',
  'contradicted',
  'index',
  'overview-legend',
  'overview-table',
  'overview-parts',
  'overview-folded',
  'overview-part',
  'system',
  'abilities',
  'about',
  'decisions',
  'dispute',
  'compare',
  'task',
  'task-pairs',
  'task-questions',
  'task-reply',
  'tasks',
  'suite',
  'suite-part',
  'suite-heat',
  'suite-costs',
  'ranking',
  'start',
  'not-found',
  'report',
  'report-table',
  'badge.svg',
  'feed.xml',
  'sitemap.xml',
] as const;

export type TemplateName = (typeof TEMPLATES)[number];

export type Templates = Readonly<Record<TemplateName, Template>>;

/** The file of a template, below `leaderboard/templates/`. */
export const templateFile = (name: TemplateName) => `${name.includes('.') ? name : `${name}.html`}.hbs`;

/**
 * Each template as a function from a page's inputs to its text, which is made on demand. `viewOf` makes the view from the inputs
 * alone; without it, the inputs are the view.
 */
export type Render = Readonly<
  Record<TemplateName, <Inputs extends object>(inputs: Inputs, viewOf?: ViewOf<Inputs>) => Rendered>
>;

type ViewOf<Inputs> = (inputs: Inputs) => object | Promise<object>;

export interface Page {
  /** From the site's top. */
  readonly path: string;
  readonly text: string | Rendered;
}

/** Makes the pages of one kind one after another, because those of a large board do not fit into memory together. */
export type PageMaker = (site: Site, render: Render, pageBreaks?: PageBreaks) => Iterable<Page> | AsyncIterable<Page>;
