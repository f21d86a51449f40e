/**
 * Where GitHub Pages serves a repository, given as OWNER/NAME, unless it has a domain of its own; undefined for what is no
 * repository. Source: https://docs.github.com/pages/getting-started-with-github-pages/what-is-github-pages
 */
export function pagesAddress(repository: string | undefined): string | undefined {
  const [, owner, name] = /^([a-z\d][a-z\d-]{0,38})\/([\w.-]{1,100})$/i.exec(repository ?? '') ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
