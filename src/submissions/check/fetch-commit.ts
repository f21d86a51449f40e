import { Fault } from '../../errors/fault.ts';
import { gitEnvironment } from '../../git/environment.ts';
import { runGit, type Told } from '../../git/run.ts';
import { PLAIN } from '../../git/stream.ts';
import type { Processes } from '../../ports/processes.ts';
import { safeText } from '../../text/safe-text.ts';

/** The longest that a fetch may take, in seconds: entries are small, and who sends more can wait for it himself. */
const SECONDS = 300;

const CODES = {
  permission: /returned error: 40[13]|authentication failed|could not read (?:username|password)/i,
  missing: /not our ref|couldn't find remote ref|bad object|not found|returned error: 404/i,
  unsound: /fsck error|object .{40}: \w+: /,
} as const;

interface Origin {
  readonly repository: string;
  /** Goes to the host of `origin` alone. */
  readonly token?: string | undefined;
}

/**
 * Makes sure that the repository has the commit, fetching it by its own id from `origin` as objects alone: no branch of it
 * is made, and nothing is checked out. Git computes the id of whatever arrives; objects that it finds malformed are refused.
 */
export async function fetchCommit(
  processes: Processes,
  { sha, ...origin }: Origin & { readonly sha: string },
): Promise<void> {
  const git = localGit(processes, origin);
  const here = async () => (await git('cat-file', '-t', sha)).stdout === 'commit';
  if (await here()) return;
  const what = `Commit ${sha}`;
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  const words = ['-c', 'fetch.fsckObjects=true', 'fetch', ...options, 'origin', sha];
  const fetched = await remoteGit(processes, origin, words);
  if (fetched === undefined) throw missing(what, 'the checkout has no remote "origin"');
  if (fetched.code !== 0) throw faultOf(fetched, what);
  if (!(await here())) throw missing(what, 'what was fetched is no commit');
}

/** The commit that a branch of `origin` is at now; undefined where there is no such branch. */
export async function originTip(
  processes: Processes,
  { branch, ...origin }: Origin & { readonly branch: string },
): Promise<string | undefined> {
  const what = `Branch ${branch}`;
  const ref = `refs/heads/${branch}`;
  const listed = await remoteGit(processes, origin, ['ls-remote', 'origin', ref]);
  if (listed === undefined) throw missing(what, 'the checkout has no remote "origin"');
  if (listed.code !== 0) throw faultOf(listed, what);
  // The pattern also matches refs that only end like this one.
  const lines = listed.stdout.split('\n').map((line) => line.split('\t'));
  return lines.find(([, name]) => name === ref)?.[0];
}

function localGit(processes: Processes, { repository }: Origin) {
  const env = gitEnvironment(processes.inherited(), '', undefined);
  return (...words: readonly string[]) =>
    runGit(processes, ['-C', repository, ...PLAIN, ...words], { env, seconds: SECONDS });
}

/** Undefined where there is no `origin`. */
async function remoteGit(processes: Processes, origin: Origin, words: readonly string[]): Promise<Told | undefined> {
  const address = await localGit(processes, origin)('remote', 'get-url', 'origin');
  if (address.code !== 0) return undefined;
  const env = gitEnvironment(processes.inherited(), address.stdout, origin.token);
  return runGit(processes, ['-C', origin.repository, ...PLAIN, ...words], { env, seconds: SECONDS });
}

function faultOf({ code, said }: Told, what: string): Fault {
  const words = `Git said: ${safeText(said.slice(-300)) || 'nothing'}`;
  if (code === null)
    return new Fault('github.unavailable', `${what} did not arrive within ${SECONDS} seconds.`, {
      hint: 'Run the job again. If it stays so, the pull request holds far more than an entry.',
    });
  if (CODES.unsound.test(said))
    return new Fault('submission.file', `${what} holds objects that Git refuses. ${words}`, {
      hint: 'Make the commit with Git itself, from a fresh clone.',
    });
  if (CODES.permission.test(said))
    return new Fault('github.permission', `${what} may not be fetched with this token. ${words}`, {
      hint: 'Add the line "contents: read" below "permissions:" of the job.',
    });
  if (CODES.missing.test(said)) return missing(what, words);
  return new Fault('github.unavailable', `${what} could not be fetched. ${words}`, {
    hint: 'Run the job again.',
  });
}

const missing = (what: string, why: string) =>
  new Fault('revision.unknown', `${what} is not here: ${why}.`, {
    hint: 'Give the full id of a commit that the repository has, or that its origin gives away.',
  });
