import { Fault } from '../../errors/fault.ts';
import type { Processes } from '../../ports/processes.ts';
import { safeText } from '../../report/safe-text.ts';
import { gitEnvironment } from '../git-environment.ts';
import { PLAIN } from '../git-stream.ts';
import { runGit, type Told } from '../run-git.ts';

/** The longest that a fetch may take, in seconds: entries are small, and who sends more can wait for it himself. */
const SECONDS = 300;

const CODES = {
  permission: /returned error: 40[13]|authentication failed|could not read (?:username|password)/i,
  missing: /not our ref|couldn't find remote ref|bad object|not found|returned error: 404/i,
  unsound: /fsck error|object .{40}: \w+: /,
} as const;

/**
 * Makes sure that the repository has the commit, fetching it by its own id from `origin` as objects alone: no branch of it
 * is made, and nothing is checked out. Git computes the id of whatever arrives; objects that it finds malformed are refused.
 */
export async function fetchCommit(
  processes: Processes,
  {
    repository,
    sha,
    token,
  }: { readonly repository: string; readonly sha: string; readonly token?: string | undefined },
): Promise<void> {
  const own = ['-C', repository, ...PLAIN];
  const environment = (address: string, secret?: string) => gitEnvironment(processes.inherited(), address, secret);
  const env = environment('');
  const git = (...words: readonly string[]) => runGit(processes, [...own, ...words], { env, seconds: SECONDS });
  const here = async () => (await git('cat-file', '-t', sha)).stdout === 'commit';
  if (await here()) return;
  const remote = await git('remote', 'get-url', 'origin');
  if (remote.code !== 0) throw missing(sha, 'the checkout has no remote "origin"');
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  const fetched = await runGit(
    processes,
    [...own, '-c', 'fetch.fsckObjects=true', 'fetch', ...options, 'origin', sha],
    { env: environment(remote.stdout, token), seconds: SECONDS },
  );
  if (fetched.code !== 0) throw faultOf(fetched, sha);
  if (!(await here())) throw missing(sha, 'what was fetched is no commit');
}

function faultOf({ code, said }: Told, sha: string): Fault {
  const words = `Git said: ${safeText(said.slice(-300)) || 'nothing'}`;
  if (code === null)
    return new Fault('github.unavailable', `Commit ${sha} did not arrive within ${SECONDS} seconds.`, {
      hint: 'Run the job again. If it stays so, the pull request holds far more than an entry.',
    });
  if (CODES.unsound.test(said))
    return new Fault('submission.file', `Commit ${sha} holds objects that Git refuses. ${words}`, {
      hint: 'Make the commit with Git itself, from a fresh clone.',
    });
  if (CODES.permission.test(said))
    return new Fault('github.permission', `Commit ${sha} may not be fetched with this token. ${words}`, {
      hint: 'Add the line "contents: read" below "permissions:" of the job.',
    });
  if (CODES.missing.test(said)) return missing(sha, words);
  return new Fault('github.unavailable', `Commit ${sha} could not be fetched. ${words}`, {
    hint: 'Run the job again.',
  });
}

const missing = (sha: string, why: string) =>
  new Fault('revision.unknown', `There is no commit ${sha}: ${why}.`, {
    hint: 'Give the full id of a commit that the repository has, or that its origin gives away.',
  });
