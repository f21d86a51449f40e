import { aboutView } from './about-view.ts';
import { boards } from './board.ts';
import { type Decision, decisionsView, type NotShown } from './decisions-view.ts';
import type { ShownEntry, SuiteWords } from './entries.ts';
import { boardView } from './index-view.ts';
import { type FlaggedCard, systemView } from './system-view.ts';
import { compileTemplates } from './template.ts';

/** The templates by name: `leaderboard/templates/NAME.html.hbs`. A new page is a line here and in `pages`. */
export const TEMPLATES = ['layout', 'index', 'system', 'about', 'decisions'] as const;

export interface SiteInput {
  readonly entries: readonly ShownEntry[];
  /** Every receipt there is. */
  readonly decisions: readonly Decision[];
  readonly withheld: readonly NotShown[];
  /** By slug, what a reviewer should look at. */
  readonly flags: ReadonlyMap<string, readonly FlaggedCard[]>;
  /** Every suite there is, in the order of the catalogue. */
  readonly suites: readonly SuiteWords[];
  readonly templates: Readonly<Record<(typeof TEMPLATES)[number], string>>;
  /** The day, YYYY-MM-DD, that ages are told against; without it none are told. */
  readonly asOf: string | undefined;
}

export interface Page {
  readonly path: string;
  readonly html: string;
}

/** All pages; same input, same bytes. */
export function pages({ entries, decisions, withheld, flags, suites, templates, asOf }: SiteInput): readonly Page[] {
  const render = compileTemplates(templates);
  const catalogue = suites.map(({ description }) => description.id);
  const shown = boards(entries, catalogue).map((board) => boardView(board, asOf));
  const frame = frameOf(asOf);
  const index = { ...frame('', 'Leaderboard', 'home'), boards: shown, several: shown.length > 1 };
  const about = { ...frame('', 'About the numbers', 'about'), ...aboutView(suites) };
  const slugs = entries.map(({ entry }) => entry.slug);
  const log = { ...frame('', 'Decisions', 'decisions'), ...decisionsView(decisions, withheld, slugs) };
  return [
    ...entries.map((one) => {
      const view = systemView(one, flags.get(one.entry.slug) ?? [], asOf);
      return {
        path: `systems/${one.entry.slug}.html`,
        html: render.system({ ...frame('../', view.name, 'system'), ...view, several: view.cards.length > 1 }),
      };
    }),
    { path: 'about.html', html: render.about(about) },
    { path: 'decisions.html', html: render.decisions(log) },
    { path: 'index.html', html: render.index(index) },
  ];
}

type Current = 'home' | 'about' | 'decisions' | 'system';

/** What the layout needs; `root` leads from the page to the site's top, so that it works under any path. */
const frameOf = (asOf: string | undefined) => (root: string, title: string, current: Current) => ({
  title,
  links: {
    home: `${root}index.html`,
    about: `${root}about.html`,
    decisions: `${root}decisions.html`,
    style: `${root}assets/style.css`,
  },
  onHome: current === 'home',
  onAbout: current === 'about',
  onDecisions: current === 'decisions',
  asOf: asOf ?? '',
});
