import { HARNESS } from './harness.ts';

/** The repository of a board on GitHub Pages, OWNER/NAME, from the site's address; for any other site the harness's. */
export function repositoryOf(url: string | undefined): string {
  if (url === undefined) return HARNESS;
  const { hostname, pathname } = new URL(url);
  const owner = /^([a-z\d-]+)\.github\.io$/.exec(hostname)?.[1];
  const name = pathname.split('/')[1];
  return owner === undefined ? HARNESS : `${owner}/${name || hostname}`;
}
