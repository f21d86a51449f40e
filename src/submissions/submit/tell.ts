import type { Entry } from '../../evidence/entry.ts';
import type { RepositoryName } from '../../github/client.ts';
import { fullName } from '../../github/repository.ts';
import { partOfTasks } from '../../report/format.ts';
import type { ByHandFacts } from '../../report/markdown/by-hand.ts';
import type { EntryBundle } from '../../site/board/entries.ts';
import { counted } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Submission } from './read-submission.ts';
import type { ByHand, Submitted } from './submit.ts';

export const DONE = { created: 'Opened', updated: 'Updated', unchanged: 'Nothing to do: it is up to date in' } as const;

/** What a submitter agrees to, said before anything is sent. */
export const publishedLine = (board: RepositoryName): string =>
  `By submitting you publish these files under the licence of ${fullName(board)}, and confirm that you may. They stay in its history, also if the pull request is closed. docs/guide-submit.md#what-becomes-public-and-for-how-long lists what becomes public.`;

/** The result of a submission, in one line. */
export function submittedLine(board: RepositoryName, { what, pull, branch }: Submitted): string {
  const at = fullName(board);
  return pull === undefined
    ? `Nothing to do: ${at} has this very entry already. If it was removed from the site, ask the maintainers to bring it back: they record it as settled.`
    : `${DONE[what]} pull request #${pull.number} on ${at}, from ${branch}: ${pull.url}`;
}

interface Reader {
  readonly board: RepositoryName;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The entry's folder, as the user named it. */
  readonly local: string;
  /** How this program is called. */
  readonly command: string;
}

/** What a person needs for the remaining steps. */
export function byHandFacts(
  { board, env, local, command }: Reader,
  { folder, packs }: Submission,
  done: ByHand,
): ByHandFacts {
  const { base, branch, title, pushed } = done;
  return {
    server: env.GITHUB_SERVER_URL ?? 'https://github.com',
    board: fullName(board),
    base,
    branch,
    title,
    owner: pushed?.owner ?? accountName(env.GITHUB_ACTOR),
    folders: pushed ? undefined : { local, onBoard: folder.path },
    pack: packs ? `${command} pack` : undefined,
  };
}

/** A guess at the owner of the fork. An app has none. */
const accountName = (actor: string | undefined) =>
  actor !== undefined && /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(actor) ? actor : 'YOUR-NAME';

/** Why runs of a part of the tasks get no rank, one line for each. */
export const partialLines = (scorecards: readonly EntryBundle['scorecard'][]): readonly string[] =>
  scorecards
    .filter(({ validity }) => validity.state === 'partial')
    .map(
      (card) =>
        `The run of ${card.suite.id} is partial: ${tasksOf(card)}. A board shows it, marked as partial and without a rank. Run the whole suite for one.`,
    );

const tasksOf = (card: EntryBundle['scorecard']) => partOfTasks(card) ?? counted(card.counts.tasks, 'task');

/** The partial runs of an entry in a sentence; empty if it has none. */
export function partialText(scorecards: readonly EntryBundle['scorecard'][]): string {
  const partial = scorecards
    .filter(({ validity }) => validity.state === 'partial')
    .map((card) => `${card.suite.id}: ${tasksOf(card)}`);
  return partial.length === 0 ? '' : ` It is partial (${partial.join('; ')}).`;
}

/** What only a maintainer may allow, one line for each. */
export const maintainerLines = ({ forMaintainers }: Submission): readonly string[] =>
  forMaintainers.map(({ message, hint }) => `${message} ${hint}`);

/** Why a board will not run the adapter of an entry, so that the entry gets no rank. Undefined if it can try. */
export function notRunnable({ adapter, platform }: Pick<Entry, 'adapter' | 'platform'>): string | undefined {
  const instead = 'The entry will be self-reported, without a rank.';
  if (!adapter.startsWith('image:'))
    return `The board runs images only, and this entry is of ${adapter}. ${instead} Push an image, and run the suites on it.`;
  const [, registry] = /^image:\s*((?:localhost|127(?:\.\d+){3})(?::\d+)?)\//.exec(adapter) ?? [];
  if (registry !== undefined)
    return `The registry ${registry} is on this machine, so nobody else can pull this image. ${instead} Push it to a public registry, and run the suites on it.`;
  // Some users write words such as "any".
  if (/^\w+\/\w/.test(platform) && !platform.startsWith('linux/amd64'))
    return `The board runs linux/amd64 only, and this image is for ${platform}. ${instead} Build it with --platform linux/amd64.`;
  return undefined;
}

/** An absolute path, but not one of the folders that machines have alike, and not the path of an address. */
const OWN_PATH =
  /(?<![^\s"'=;&|(])(?:\/(?!(?:usr|bin|sbin|lib|opt|etc|dev|tmp|nix)\/)[^\s"'/:;]+\/|[a-z]:\\)[^\s"';&|)]*/i;

/** That an entry shows where something is on the machine of the run, which can name its user. */
export function pathLine({ adapter }: Pick<Entry, 'adapter'>): string | undefined {
  const [path] = /^(?:cmd|dir):/.test(adapter) ? (OWN_PATH.exec(adapter.slice('cmd:'.length)) ?? []) : [];
  return path === undefined
    ? undefined
    : `An entry is public, and its adapter has a path of your machine: ${safeText(path, 200)}. To leave it out, run the suites again with a relative path.`;
}
