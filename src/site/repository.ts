import { PROJECT } from '../protocol/project.ts';

/**
 * The repository of a board, OWNER/NAME, by the site's address: that of a site on GitHub Pages; without an address the
 * project's; undefined for any other address, because a domain does not show whose board it is.
 */
export function repositoryOf(url: string | undefined): string | undefined {
  if (url === undefined) return PROJECT;
  const { hostname, pathname } = new URL(url);
  const owner = /^([a-z\d-]+)\.github\.io$/.exec(hostname)?.[1];
  const name = pathname.split('/')[1];
  return owner && `${owner}/${name || hostname}`;
}
