import type { SuiteDescription } from '../../suite/description.ts';

export interface BadgeView {
  /** From the site's top. */
  readonly path: string;
  /** Empty where it is not known under which address the site stands. */
  readonly markdown: string;
  readonly html: string;
}

/** What shows an entry's badge elsewhere, with a link back. Slugs and suites' ids are plain words in every syntax. */
export function badgeView(slug: string, { id, title }: SuiteDescription, url: string | undefined): BadgeView {
  const path = `badges/${slug}/${id}.svg`;
  if (url === undefined) return { path, markdown: '', html: '' };
  const [image, target] = [`${url}${path}`, `${url}systems/${slug}.html#${id}`];
  return {
    path,
    markdown: `[![${title}](${image})](${target})`,
    html: `<a href="${target}"><img src="${image}" alt="${title}"></a>`,
  };
}
