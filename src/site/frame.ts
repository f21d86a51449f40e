import type { SCRIPTS } from './assets.ts';
import { noticeSentences, PREVIEW } from './notices.ts';
import type { Site } from './site.ts';

/** The entries of the navigation. */
const SECTIONS = {
  home: { href: 'index.html', label: 'Leaderboard' },
  abilities: { href: 'abilities.html', label: 'By ability' },
  compare: { href: 'compare.html', label: 'Compare' },
  about: { href: 'about.html', label: 'About the numbers' },
  decisions: { href: 'decisions.html', label: 'Changes' },
  start: { href: 'start.html', label: 'Join' },
} as const;

interface PageHead {
  /** From the site's top, such as `systems/example.html`. */
  readonly path: string;
  readonly title: string;
  /** A sentence for search engines and link previews. */
  readonly description: string;
  /** The section of the navigation to which this page belongs. */
  readonly section?: keyof typeof SECTIONS;
  /** The script that the page loads; by default the one for tables, which that of another page contains. */
  readonly script?: (typeof SCRIPTS)[number];
  /** False asks search engines and crawlers for training data to leave the page out. */
  readonly indexed?: boolean;
}

/** What the layout needs. Links are relative to the page, so that the site works under any path. */
export function frame(
  { title: siteTitle, asOf, url, notices, preview }: Site,
  { path, title, description, section, script = 'tables', indexed = true }: PageHead,
) {
  const root = '../'.repeat(path.split('/').length - 1);
  const links = Object.entries(SECTIONS).map(([id, { href }]) => [id, `${root}${href}`]);
  return {
    siteTitle,
    title,
    description,
    indexed,
    canonical: url === undefined ? '' : `${url}${path}`,
    feed: url === undefined ? '' : `${root}feed.xml`,
    root,
    notices: [...(preview === undefined ? [] : [PREVIEW]), ...noticeSentences(notices)],
    links: {
      ...Object.fromEntries(links),
      verify: `${root}about.html#verify`,
      style: `${root}assets/style.css`,
      icon: `${root}assets/icon.svg`,
    },
    sections: Object.entries(SECTIONS).map(([id, { href, label }]) => ({
      href: `${root}${href}`,
      label,
      current: id === section,
    })),
    script: `${root}assets/${script}.js`,
    asOf: asOf ?? '',
  };
}
