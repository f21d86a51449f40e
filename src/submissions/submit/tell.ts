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
