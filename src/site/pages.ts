import { aboutView } from './about-view.ts';
import { boards } from './board.ts';
import type { SiteEntry, SuiteWords } from './entries.ts';
import { boardView } from './index-view.ts';
import { type FlaggedCard, systemView } from './system-view.ts';
import { compileTemplates } from './template.ts';

/** The templates by name: `leaderboard/templates/NAME.html.hbs`. A new page is a line here and in `pages`. */
export const TEMPLATES = ['layout', 'index', 'system', 'about'] as const;

export interface SiteInput {
  readonly entries: readonly SiteEntry[];
  /** By slug, what a reviewer should look at. */
  readonly flags: ReadonlyMap<string, readonly FlaggedCard[]>;
  /** Every suite there is, in the order of the catalogue. */
  readonly suites: readonly SuiteWords[];
  readonly templates: Readonly<Record<(typeof TEMPLATES)[number], string>>;
}

export interface Page {
  readonly path: string;
  readonly html: string;
}

/** All pages; same input, same bytes. */
export function pages({ entries, flags, suites, templates }: SiteInput): readonly Page[] {
  const render = compileTemplates(templates);
  const catalogue = suites.map(({ description }) => description.id);
  const shown = boards(entries, catalogue).map(boardView);
  const index = { ...frame('', 'Leaderboard', 'home'), boards: shown, several: shown.length > 1 };
  const about = { ...frame('', 'About the numbers', 'about'), ...aboutView(suites) };
  return [
    ...entries.map((one) => {
      const view = systemView(one, flags.get(one.entry.slug) ?? []);
      return {
        path: `systems/${one.entry.slug}.html`,
        html: render.system({ ...frame('../', view.name, 'system'), ...view, several: view.cards.length > 1 }),
      };
    }),
    { path: 'about.html', html: render.about(about) },
    { path: 'index.html', html: render.index(index) },
  ];
}

/** What the layout needs; `root` leads from the page to the site's top, so that it works under any path. */
function frame(root: string, title: string, current: 'home' | 'about' | 'system') {
  return {
    title,
    links: { home: `${root}index.html`, about: `${root}about.html`, style: `${root}assets/style.css` },
    onHome: current === 'home',
    onAbout: current === 'about',
  };
}
