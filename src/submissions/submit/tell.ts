import type { Entry } from '../../evidence/entry.ts';
import type { RepositoryName } from '../../github/client.ts';
import { fullName } from '../../github/repository.ts';
import type { ByHandFacts } from '../../report/markdown/by-hand.ts';
import type { Submission } from './read-submission.ts';
import type { ByHand, Submitted } from './submit.ts';

export const DONE = {
  created: 'Opened',
  updated: 'Updated',
  unchanged: 'Nothing to do: it is up to date in',
} as const;

/** What came of a submission, in one line. */
export function submittedLine(board: RepositoryName, { what, pull, branch }: Submitted): string {
  const at = fullName(board);
  return pull === undefined
    ? `Nothing to do: ${at} has this very entry already.`
    : `${DONE[what]} pull request #${pull.number} on ${at}, from ${branch}: ${pull.url}`;
}

interface Reader {
  readonly board: RepositoryName;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The entry's folder, as its maker names it. */
  readonly local: string;
}

/** What a person needs to do the rest. */
export function byHandFacts({ board, env, local }: Reader, { folder }: Submission, done: ByHand): ByHandFacts {
  const { base, branch, title, pushed } = done;
  return {
    server: env.GITHUB_SERVER_URL ?? 'https://github.com',
    board: fullName(board),
    base,
    branch,
    title,
    owner: pushed?.owner ?? accountName(env.GITHUB_ACTOR),
    folders: pushed ? undefined : { local, there: folder.path },
  };
}

/** Only a guess whose fork it will be: an app has none. */
const accountName = (actor: string | undefined) =>
  actor !== undefined && /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(actor) ? actor : 'YOUR-NAME';

/** Why a board will not run what an entry names, which keeps the entry without a rank; undefined where it can try. */
export function notRunnable({ adapter, platform }: Pick<Entry, 'adapter' | 'platform'>): string | undefined {
  const instead = 'The entry will be self-reported, without a rank.';
  if (!adapter.startsWith('image:'))
    return `The board runs images only, and this entry is of ${adapter}. ${instead} Push an image, and run the suites on it.`;
  // Makers also write words such as "any".
  if (/^\w+\/\w/.test(platform) && !platform.startsWith('linux/amd64'))
    return `The board runs linux/amd64 only, and this image is for ${platform}. ${instead} Build it with --platform linux/amd64.`;
  return undefined;
}
