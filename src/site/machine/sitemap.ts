import { forXml } from '../../text/escape.ts';
import type { Page, Render } from '../page.ts';
import type { Site } from '../site.ts';

/** The protocol's limit. Source: https://www.sitemaps.org/protocol.html */
const ADDRESSES = 50_000;

/** Whether it is a page that search engines may list. */
export function isListed({ path, text }: Page): boolean {
  return path.endsWith('.html') && typeof text !== 'string' && text.isListed;
}

/**
 * Sitemaps, and `robots.txt`, which names them; none if the site's address is not known.
 *
 * @param paths of the pages, from the site's top
 */
export function* sitemaps({ url }: Site, render: Render, paths: readonly string[]): Generator<Page> {
  if (url === undefined) return;
  const count = Math.max(1, Math.ceil(paths.length / ADDRESSES));
  const names = Array.from({ length: count }, (_, i) => (i === 0 ? 'sitemap.xml' : `sitemap-${i + 1}.xml`));
  for (const [i, path] of names.entries()) {
    const locations = paths.slice(i * ADDRESSES, (i + 1) * ADDRESSES).map((one) => `${url}${one}`);
    yield { path, text: render['sitemap.xml'](forXml({ locations })) };
  }
  // Crawlers read it only at the top of a host.
  const lines = ['User-agent: *', 'Allow: /', ...names.map((name) => `Sitemap: ${url}${name}`)];
  yield { path: 'robots.txt', text: `${lines.join('\n')}\n` };
}
