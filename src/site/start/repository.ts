/** Where the harness comes from, OWNER/NAME on GitHub. */
export const HARNESS = 'context-integrity/context-integrity';

/** The repository that a board on GitHub Pages is made from, as its address tells; else this project's own. */
export function repositoryOf(url: string | undefined): string {
  if (url === undefined) return HARNESS;
  const { hostname, pathname } = new URL(url);
  const owner = /^([a-z\d-]+)\.github\.io$/.exec(hostname)?.[1];
  const name = pathname.split('/')[1];
  if (owner === undefined) return HARNESS;
  return `${owner}/${name || hostname}`;
}
