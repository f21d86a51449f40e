import { gitIn } from '../../git/git.ts';
import { plainPath } from '../../git/object.ts';
import type { Processes } from '../../ports/processes.ts';

/** A content that an entry's folder had. */
export interface FormerTree {
  /** The Git tree id. */
  readonly tree: string;
  /** When it came to the branch, in ISO 8601, UTC. */
  readonly since: string;
}

/** How many contents of an entry are listed. Older ones are left out. */
export const MOST_FORMER = 20;

/** Overrides the user's settings, which could change what is listed. */
const SETTINGS = ['log.follow=false', 'log.showRoot=true'].flatMap((one) => ['-c', one]);
const LISTING = ['--first-parent', '-m', '--raw', '-t', '-z', '--no-renames', '--no-abbrev', '--no-color'];

/**
 * The contents that the folders in `entries` have had on the branch that leads to a commit, by slug, newest first, each once.
 * Each list has the present content, at most `MOST_FORMER` former ones, and one more if there are older ones. A merge counts as one
 * commit of the branch.
 */
export async function formerTrees(processes: Processes, checkout: string, commit: string, entries: string) {
  const args = ['log', ...LISTING, '--no-notes', '--format=tformat:at %ct', commit, '--', entries];
  const folder = plainPath(entries);
  const prefix = folder === '' ? '' : `${folder}/`;
  const found = new Map<string, FormerTree[]>();
  for await (const { tree, path, at } of changes(gitIn(processes, checkout).stream([...SETTINGS, ...args]))) {
    const slug = path.slice(prefix.length);
    if (!path.startsWith(prefix) || slug.includes('/')) continue;
    const trees = found.get(slug) ?? [];
    found.set(slug, trees);
    if (trees.length < MOST_FORMER + 2 && !trees.some((one) => one.tree === tree))
      trees.push({ tree, since: dateOf(at) });
  }
  return found;
}

/** Lists the same when it is first asked, since only few boards need it, and keeps it. */
export function formerTreesLater(...given: Parameters<typeof formerTrees>): () => ReturnType<typeof formerTrees> {
  let listed: ReturnType<typeof formerTrees> | undefined;
  return () => (listed ??= formerTrees(...given));
}

interface Change {
  readonly tree: string;
  readonly path: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/**
 * The folders that were created or changed. The listing has `at SECONDS\0` for a commit and `:MODE MODE FORMER NOW
 * STATUS\0PATH\0` for a change.
 */
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
  let unfinished = '';
  for await (const piece of pieces) {
    const parts = (unfinished + Buffer.from(piece).toString('latin1')).split('\0');
    unfinished = parts.pop() ?? '';
    yield* parts;
  }
}

/** Empty if the date is out of range, since the author of a commit can choose any date. */
function dateOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? '' : date.toISOString();
}
