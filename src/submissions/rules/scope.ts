import { Fault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import { faultsOfPaths } from './path-faults.ts';

/** The folder of a board's entries, with one folder per entry. */
export const ENTRIES = 'leaderboard/entries';

const HINT = `A submission may only change ${ENTRIES}/SLUG/ of one entry. Remove all other changes from the pull request.`;

/**
 * Whether nothing in the folder of the entries is changed, nor the folder replaced by a file. Ignores case, as some file
 * systems do.
 *
 * @param changes the paths that a pull request adds, changes or removes
 */
export function touchesNoEntry(changes: readonly string[]): boolean {
  const folder = `${ENTRIES}/`;
  const touches = (path: string) => path.startsWith(folder) || folder.startsWith(path);
  return changes.length > 0 && !changes.some((path) => touches(`${path.toLowerCase()}/`));
}

/** The one entry that has all changes, or the faults if there is none, one for each path. */
export function scopeOf(changes: readonly string[]): { readonly slug: string } | readonly Fault[] {
  if (changes.length === 0)
    return [
      new Fault('submission.scope', 'The head has no changes compared with the base.', {
        hint: 'Check out the base instead of the merge commit, and add an entry to the head.',
      }),
    ];
  const outside = changes.flatMap((path) => {
    const what = refusal(path);
    return what === undefined ? [] : [{ path, what }];
  });
  if (outside.length > 0) return faultsOfPaths('submission.scope', outside, HINT);
  const [slug = '', ...others] = new Set(changes.map((path) => slugOf(path) ?? ''));
  if (others.length === 0) return { slug };
  const firsts = [slug, ...others].map((one) => ({
    path: changes.find((path) => slugOf(path) === one) ?? one,
    what: `is in one of the ${others.length + 1} entries that are changed at once`,
  }));
  return faultsOfPaths('submission.scope', firsts, HINT);
}

function slugOf(path: string): string | undefined {
  const [root, entries, slug, ...inside] = path.split('/');
  return `${root}/${entries}` === ENTRIES && inside.length > 0 ? slug : undefined;
}

function refusal(path: string): string | undefined {
  const slug = slugOf(path);
  if (slug === undefined) return `is not in an entry's folder below ${ENTRIES}/`;
  const checked = Entry.shape.slug.safeParse(slug);
  return checked.success ? undefined : `is in no entry's folder: ${checked.error.issues[0]?.message}`;
}
