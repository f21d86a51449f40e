/**
 * The URL at which GitHub Pages serves a repository (OWNER/NAME) without a custom domain; undefined if the name is not a
 * repository. Source: https://docs.github.com/pages/getting-started-with-github-pages/what-is-github-pages
 */
export function pagesAddress(repository: string | undefined): string | undefined {
  const [, owner, name] = /^([a-z\d][a-z\d-]{0,38})\/([\w.-]{1,100})$/i.exec(repository ?? '') ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
