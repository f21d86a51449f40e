import { forXml } from '../../text/escape.ts';
import type { Page, Render } from '../page.ts';
import type { Site } from '../site.ts';

/** The protocol's limit. Source: https://www.sitemaps.org/protocol.html */
const ADDRESSES = 50_000;

/** Whether search engines are meant to list it: a page, and one that does not say otherwise. */
export function isListed({ path, text }: Page): boolean {
  return path.endsWith('.html') && !/<meta name="robots" content="[^"]*noindex/.test(text);
}

/** The pages by their whole addresses, in as many files as that takes, and `robots.txt`, which names these. */
export function* sitemaps({ url }: Site, render: Render, paths: readonly string[]): Generator<Page> {
  if (url === undefined) return;
  const count = Math.max(1, Math.ceil(paths.length / ADDRESSES));
  const names = Array.from({ length: count }, (_, i) => (i === 0 ? 'sitemap.xml' : `sitemap-${i + 1}.xml`));
  for (const [i, path] of names.entries()) {
    const locations = paths.slice(i * ADDRESSES, (i + 1) * ADDRESSES).map((one) => `${url}${one}`);
    yield { path, text: render['sitemap.xml'](forXml({ locations })) };
  }
  // Crawlers read it at the top of a host alone; below it, it serves who looks for it.
  const lines = ['User-agent: *', 'Allow: /', ...names.map((name) => `Sitemap: ${url}${name}`)];
  yield { path: 'robots.txt', text: `${lines.join('\n')}\n` };
}
