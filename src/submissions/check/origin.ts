import { RECEIPTS_BRANCH } from '../../board/receipts/append.ts';
import { type BoardRecord, readRecord } from '../../board/receipts/read.ts';
import { Fault } from '../../errors/fault.ts';
import { gitBlobs } from '../../git/blobs.ts';
import { type Git, type GitResult, gitIn } from '../../git/git.ts';
import { gitTree } from '../../git/tree.ts';
import type { Processes } from '../../ports/processes.ts';
import { safeText } from '../../text/safe-text.ts';

/** The time limit of a fetch, in seconds. Entries are small, so a submission that takes longer is refused. */
const SECONDS = 300;

/** Git's messages on standard error, by their cause. */
const SAID = {
  permission: /returned error: 40[13]|authentication failed|could not read (?:username|password)/i,
  missing: /not our ref|couldn't find remote ref|bad object|not found|returned error: 404/i,
  unsound: /fsck error|object .{40}: \w+: /,
} as const;

interface Origin {
  readonly repository: string;
  /** Sent only to the host of `origin`. */
  readonly token?: string | undefined;
}

/**
 * Fetches a commit by its id from `origin`, unless the repository has it. No branch is created, and nothing is checked out.
 * Git computes the id of everything it receives, and refuses malformed objects.
 */
export async function fetchCommit(processes: Processes, { sha, ...origin }: Origin & { readonly sha: string }) {
  const blobs = gitBlobs(processes, origin.repository);
  const here = async () => (await blobs.read(sha, Number.POSITIVE_INFINITY, 'commit')) !== undefined;
  if (await here()) return;
  const what = `Commit ${sha}`;
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  const args = ['-c', 'fetch.fsckObjects=true', 'fetch', ...options, 'origin', sha];
  const fetched = await (await originGit(processes, origin, what)).run(args, SECONDS);
  if (fetched.code !== 0) throw faultOf(fetched, what);
  if (!(await here())) throw missing(what, 'what was fetched is no commit');
}

/** The commit at the tip of a branch of `origin`. Undefined if there is no such branch. */
async function originTip(processes: Processes, { branch, ...origin }: Origin & { readonly branch: string }) {
  const what = `Branch ${branch}`;
  const ref = `refs/heads/${branch}`;
  const listed = await (await originGit(processes, origin, what)).run(['ls-remote', 'origin', ref], SECONDS);
  if (listed.code !== 0) throw faultOf(listed, what);
  // The pattern also matches refs that only end in the branch's name.
  const lines = listed.stdout.split('\n').map((line) => line.split('\t'));
  return lines.find(([, name]) => name === ref)?.[0];
}

/**
 * The board's record: the branch `receipts` of `origin`, fetched as objects and read from them. Empty if the board has no such
 * branch yet. Throws `receipt.invalid` if the branch has a file that is not a receipt.
 *
 * @returns with the branch's commit, which also has the board's runs
 */
export async function boardRecord(
  processes: Processes,
  {
    now,
    ...origin
  }: { readonly repository: string; readonly token: string | undefined; readonly now: string | undefined },
): Promise<BoardRecord & { readonly tip?: string }> {
  const tip = await originTip(processes, { ...origin, branch: RECEIPTS_BRANCH });
  if (tip === undefined) return { receipts: [], unreadable: new Map() };
  await fetchCommit(processes, { ...origin, sha: tip });
  const receipts = await gitTree(processes, origin.repository, tip, 'receipts');
  // The list of the runs is a hundred times longer, and tells only of a branch without receipts that it is another one.
  const tree = (await receipts.exists('receipts')) ? receipts : await gitTree(processes, origin.repository, tip);
  await tree.fetch((path) => path.startsWith('receipts/'));
  return { ...(await readRecord(tree, '.', now)), tip };
}

async function originGit(processes: Processes, { repository, token }: Origin, what: string): Promise<Git> {
  const address = await gitIn(processes, repository, { isolated: true }).run(['remote', 'get-url', 'origin']);
  if (address.code !== 0) throw missing(what, 'the checkout has no remote "origin"');
  return gitIn(processes, repository, { isolated: true, remote: address.stdout.trim(), token });
}

function faultOf({ code, stdout, stderr }: GitResult, what: string): Fault {
  const output = `${stdout}${stderr}`.trim();
  const said = `Git said: ${safeText(output.slice(-300)) || 'nothing'}`;
  if (code === null)
    return new Fault('github.unavailable', `${what} could not be fetched within ${SECONDS} seconds.`, {
      hint: 'Run the job again. If it fails again, the pull request may contain far more than an entry.',
    });
  if (SAID.unsound.test(output))
    return new Fault('submission.file', `${what} contains objects that Git refuses. ${said}`, {
      hint: 'Create the commit again with Git in a new clone.',
    });
  if (SAID.permission.test(output))
    return new Fault('github.permission', `${what} may not be fetched with this token. ${said}`, {
      hint: 'Add the line "contents: read" below "permissions:" of the job.',
    });
  if (SAID.missing.test(output)) return missing(what, said);
  return new Fault('github.unavailable', `${what} could not be fetched. ${said}`, { hint: 'Run the job again.' });
}

const missing = (what: string, why: string) =>
  new Fault('revision.unknown', `${what} was not found: ${why}.`, {
    hint: 'Give the full SHA of a commit that is in the repository or can be fetched from its origin.',
  });
