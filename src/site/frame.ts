import { noticeSentences } from './notices.ts';
import type { Script } from './scripts.ts';
import type { Site } from './site.ts';

/** What stands in the navigation; a page that stands below one of these is of its section. */
const SECTIONS = {
  home: { href: 'index.html', label: 'Leaderboard' },
  compare: { href: 'compare.html', label: 'Compare' },
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
  /** What adds comfort to it, if anything. */
  readonly script?: Script;
  /** False where search engines and those who gather training data are asked to leave it. */
  readonly indexed?: boolean;
}

/** What the layout needs. Links lead from the page to the site's top, so that it works under any path. */
export function frame(
  { asOf, url, notices }: Site,
  { path, title, description, section, script, indexed = true }: Framed,
) {
  const root = '../'.repeat(path.split('/').length - 1);
  const links = Object.entries(SECTIONS).map(([id, { href }]) => [id, `${root}${href}`]);
  return {
    title,
    description,
    indexed,
    canonical: url === undefined ? '' : `${url}${path}`,
    feed: url === undefined ? '' : `${root}feed.xml`,
    root,
    notices: noticeSentences(notices),
    links: { ...Object.fromEntries(links), style: `${root}assets/style.css` },
    sections: Object.entries(SECTIONS).map(([id, { href, label }]) => ({
      href: `${root}${href}`,
      label,
      current: id === section,
    })),
    script: script === undefined ? '' : `${root}assets/${script}.js`,
    asOf: asOf ?? '',
  };
}
