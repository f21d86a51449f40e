import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a site, by its path from the top, in order. */
export function siteFiles(site: string): readonly string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name).slice(site.length + 1)] : []))
    .sort();
}

export const htmlFiles = (site: string) => siteFiles(site).filter((path) => path.endsWith('.html'));

/** The kind of a page: each page at the top, `systems/*.html`, `tasks/*\/index.html`, `tasks/*\/*.html`. */
const kindOf = (path: string) =>
  path
    .split('/')
    .map((part, i, parts) => {
      if (i === parts.length - 1) return part === 'index.html' || parts.length === 1 ? part : '*.html';
      return i === 0 ? part : '*';
    })
    .join('/');

/** The largest page of each kind, by kind: it shows the most. */
export function pageOfEachKind(site: string): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  const size = (path: string) => statSync(join(site, path)).size;
  for (const path of htmlFiles(site)) {
    const kind = kindOf(path);
    const before = chosen.get(kind);
    if (before === undefined || size(path) > size(before)) chosen.set(kind, path);
  }
  return chosen;
}
