import type { Site } from './site.ts';

/** What stands in the navigation; a page that stands below one of these is of its section. */
const SECTIONS = {
  home: { href: 'index.html', label: 'Leaderboard' },
  about: { href: 'about.html', label: 'About the numbers' },
  decisions: { href: 'decisions.html', label: 'Decisions' },
  start: { href: 'start.html', label: 'Get in' },
} as const;

export interface Framed {
  /** From the site's top, such as `systems/example.html`. */
  readonly path: string;
  readonly title: string;
  /** For search engines and whoever shares the page, in a sentence. */
  readonly description: string;
  /** The section of the navigation that is this very page. */
  readonly section?: keyof typeof SECTIONS;
}

/** What the layout needs. Links lead from the page to the site's top, so that it works under any path. */
export function frame({ asOf, url }: Site, { path, title, description, section }: Framed) {
  const root = '../'.repeat(path.split('/').length - 1);
  const links = Object.entries(SECTIONS).map(([id, { href }]) => [id, `${root}${href}`]);
  return {
    title,
    description,
    canonical: url === undefined ? '' : `${url}${path}`,
    feed: url === undefined ? '' : `${root}feed.xml`,
    root,
    links: { ...Object.fromEntries(links), style: `${root}assets/style.css` },
    sections: Object.entries(SECTIONS).map(([id, { href, label }]) => ({
      href: `${root}${href}`,
      label,
      current: id === section,
    })),
    asOf: asOf ?? '',
  };
}
