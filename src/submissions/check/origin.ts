import { RECEIPTS_BRANCH } from '../../board/receipts/append.ts';
import { type BoardRecord, readRecord } from '../../board/receipts/read.ts';
import { Fault } from '../../errors/fault.ts';
import { type Git, type GitResult, gitIn } from '../../git/git.ts';
import { gitTree } from '../../git/tree.ts';
import type { Processes } from '../../ports/processes.ts';
import { safeText } from '../../text/safe-text.ts';

/** The longest that a fetch may take, in seconds: entries are small, and who sends more can wait for it himself. */
const SECONDS = 300;

/** What Git says on standard error, by what is wrong. */
const SAID = {
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
export async function fetchCommit(processes: Processes, { sha, ...origin }: Origin & { readonly sha: string }) {
  const git = gitIn(processes, origin.repository, { isolated: true });
  const here = async () => (await git.run(['cat-file', '-t', sha])).stdout.trim() === 'commit';
  if (await here()) return;
  const what = `Commit ${sha}`;
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  const words = ['-c', 'fetch.fsckObjects=true', 'fetch', ...options, 'origin', sha];
  const fetched = await (await originGit(processes, origin, what)).run(words, SECONDS);
  if (fetched.code !== 0) throw faultOf(fetched, what);
  if (!(await here())) throw missing(what, 'what was fetched is no commit');
}

/** The commit that a branch of `origin` is at now; undefined where there is no such branch. */
async function originTip(processes: Processes, { branch, ...origin }: Origin & { readonly branch: string }) {
  const what = `Branch ${branch}`;
  const ref = `refs/heads/${branch}`;
  const listed = await (await originGit(processes, origin, what)).run(['ls-remote', 'origin', ref], SECONDS);
  if (listed.code !== 0) throw faultOf(listed, what);
  // The pattern also matches refs that only end like this one.
  const lines = listed.stdout.split('\n').map((line) => line.split('\t'));
  return lines.find(([, name]) => name === ref)?.[0];
}

/**
 * What the board has recorded until now: the branch `receipts` of `origin`, fetched as objects and read from them. Nothing
 * where the board has no such branch yet. Throws `receipt.invalid` where the branch holds what is no receipt.
 */
export async function boardRecord(
  processes: Processes,
  origin: { readonly repository: string; readonly token: string | undefined },
): Promise<BoardRecord> {
  const tip = await originTip(processes, { ...origin, branch: RECEIPTS_BRANCH });
  if (tip === undefined) return { receipts: [], unreadable: new Map() };
  await fetchCommit(processes, { ...origin, sha: tip });
  const tree = await gitTree(processes, origin.repository, tip);
  await tree.fetch((path) => path.startsWith('receipts/'));
  return readRecord(tree, '.');
}

async function originGit(processes: Processes, { repository, token }: Origin, what: string): Promise<Git> {
  const address = await gitIn(processes, repository, { isolated: true }).run(['remote', 'get-url', 'origin']);
  if (address.code !== 0) throw missing(what, 'the checkout has no remote "origin"');
  return gitIn(processes, repository, { isolated: true, remote: address.stdout.trim(), token });
}

function faultOf({ code, stdout, stderr }: GitResult, what: string): Fault {
  const said = `${stdout}${stderr}`.trim();
  const words = `Git said: ${safeText(said.slice(-300)) || 'nothing'}`;
  if (code === null)
    return new Fault('github.unavailable', `${what} did not arrive within ${SECONDS} seconds.`, {
      hint: 'Run the job again. If it stays so, the pull request holds far more than an entry.',
    });
  if (SAID.unsound.test(said))
    return new Fault('submission.file', `${what} holds objects that Git refuses. ${words}`, {
      hint: 'Make the commit with Git itself, from a fresh clone.',
    });
  if (SAID.permission.test(said))
    return new Fault('github.permission', `${what} may not be fetched with this token. ${words}`, {
      hint: 'Add the line "contents: read" below "permissions:" of the job.',
    });
  if (SAID.missing.test(said)) return missing(what, words);
  return new Fault('github.unavailable', `${what} could not be fetched. ${words}`, {
    hint: 'Run the job again.',
  });
}

const missing = (what: string, why: string) =>
  new Fault('revision.unknown', `${what} is not here: ${why}.`, {
    hint: 'Give the full id of a commit that the repository has, or that its origin gives away.',
  });
