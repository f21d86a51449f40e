import { gitIn } from '../../git/git.ts';
import { plainPath } from '../../git/object.ts';
import type { Processes } from '../../ports/processes.ts';

/** A content that an entry's folder has had. */
export interface FormerTree {
  /** Git's id of it. */
  readonly tree: string;
  /** When it came to the branch, ISO 8601 in UTC. */
  readonly since: string;
}

/** How many an entry are told apart; what is older is left out. */
export const MOST = 20;

/** The user's own settings must not change what is listed. */
const SETTINGS = ['log.follow=false', 'log.showSignature=false', 'log.showRoot=true'].flatMap((one) => ['-c', one]);
const LISTING = ['--first-parent', '-m', '--raw', '-t', '-z', '--no-renames', '--no-abbrev', '--no-color'];

/**
 * By slug, the contents that the folders in `entries` have had on the branch that leads to a commit, the newest first,
 * each once. Beyond the present one and `MOST` more there is one at most, which tells that there are older ones. A merge counts as the one step that the branch made.
 */
export async function formerTrees(processes: Processes, checkout: string, commit: string, entries: string) {
  const words = ['log', ...LISTING, '--no-notes', '--format=tformat:at %ct', commit, '--', entries];
  const folder = plainPath(entries);
  const prefix = folder === '' ? '' : `${folder}/`;
  const found = new Map<string, FormerTree[]>();
  for await (const { tree, path, at } of changes(gitIn(processes, checkout).stream([...SETTINGS, ...words]))) {
    const slug = path.slice(prefix.length);
    if (!path.startsWith(prefix) || slug.includes('/')) continue;
    const trees = found.get(slug) ?? [];
    found.set(slug, trees);
    if (trees.length < MOST + 2 && !trees.some((one) => one.tree === tree)) trees.push({ tree, since: dateOf(at) });
  }
  return found;
}

interface Change {
  readonly tree: string;
  readonly path: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** The folders that came to be, of `at SECONDS\0` a commit and `:MODE MODE FORMER NOW STATUS\0PATH\0` a change. */
async function* changes(listing: AsyncIterable<Uint8Array>): AsyncGenerator<Change> {
  let at = 0;
  let tree: string | undefined;
  let isPath = false;
  for await (const text of tokens(listing)) {
    if (isPath) {
      if (tree !== undefined) yield { tree, path: text, at };
      isPath = false;
      continue;
    }
    isPath = /^\n?:/.test(text);
    if (isPath) tree = /^\n?:\d+ 040000 [0-9a-f]+ ([0-9a-f]+) /.exec(text)?.[1];
    else at = Number(/^at (\d+)$/.exec(text)?.[1] ?? at);
  }
}

async function* tokens(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const parts = (held + Buffer.from(piece).toString('latin1')).split('\0');
    held = parts.pop() ?? '';
    yield* parts;
  }
}

/** Empty for a date out of range: the author of a commit chooses its date. */
function dateOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? '' : date.toISOString();
}
