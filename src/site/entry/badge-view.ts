import type { SuiteDescription } from '../../suite/description.ts';

/**
 * Markdown and HTML that show an entry's badge with a link to its page; empty if the site's address is not known. Slugs
 * and ids of suites need no escaping.
 */
export function badgeView(slug: string, { id, title }: SuiteDescription, url: string | undefined) {
  const path = `badges/${slug}/${id}.svg`;
  if (url === undefined) return { path, markdown: '', html: '' };
  const [image, target] = [`${url}${path}`, `${url}systems/${slug}.html#${id}`];
  return {
    path,
    markdown: `[![${title}](${image})](${target})`,
    html: `<a href="${target}"><img src="${image}" alt="${title}"></a>`,
  };
}
