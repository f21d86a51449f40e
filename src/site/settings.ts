import { PROJECT } from '../protocol/project.ts';
import { type Given, REPOSITORY } from '../text/given.ts';
import { UNPRINTABLE } from '../text/safe-text.ts';

/** The title of a site without one of its own. */
export const DEFAULT_TITLE = 'Context Integrity';

/** The title of a site. A longer one does not fit into the header. */
export const TITLE = oneLine('a name', 60);

/** What the operator of a board says on every page. */
export const NOTICE = oneLine('a text', 500);

/** A text on one line, trimmed. */
function oneLine(noun: string, longest: number): Given<string> {
  return {
    what: `${noun} of 1 to ${longest} characters on one line`,
    read(given) {
      const text = given.trim();
      const { length } = [...text];
      return length >= 1 && length <= longest && text.isWellFormed() && text.search(UNPRINTABLE) < 0 ? text : undefined;
    },
  };
}

/** A web address of a folder, read with a slash at the end. */
export const FOLDER_ADDRESS: Given<string> = {
  what: 'an address such as https://example.org/board/',
  read(text) {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
      return undefined;
    return url.href.replace(/\/*$/, '/');
  },
};

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

/**
 * The URL at which GitHub Pages serves a repository (OWNER/NAME) without a custom domain; undefined if the name is not a
 * repository. Source: https://docs.github.com/pages/getting-started-with-github-pages/what-is-github-pages
 */
export function pagesAddress(repository: string | undefined): string | undefined {
  const [, owner, name] = REPOSITORY.exec(repository ?? '') ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
