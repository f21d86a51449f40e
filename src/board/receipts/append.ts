import { packedTape } from '../../bundles/tape.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE, PACKED_TAPE, PACKED_TRANSCRIPT, TAPE } from '../../evidence/bundle.ts';
import { type Receipt, receiptPath, receiptText, runPath } from '../../evidence/receipt.ts';
import { type GitResult, gitIn } from '../../git/git.ts';
import type { Files } from '../../ports/files.ts';
import type { Ports } from '../../ports/ports.ts';
import { safeText } from '../../text/safe-text.ts';

export const RECEIPTS_BRANCH = 'receipts';
const REF = `refs/heads/${RECEIPTS_BRANCH}`;
const TRIES = 10;

/** The folders of the board's own runs, by suite. */
export interface BoardRuns {
  /** Those that count, in the order in which the receipt names their manifests. */
  readonly runs: Readonly<Record<string, readonly string[]>>;
  /** Those on fresh tasks. */
  readonly fresh?: Readonly<Record<string, string>> | undefined;
}

export interface AppendRequest extends BoardRuns {
  /** The board's repository: an address or a folder. */
  readonly remote: string;
  /** A token with `contents: write`. A folder needs none. */
  readonly token?: string | undefined;
  readonly receipt: Receipt;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called with one line about each try that failed. */
  readonly note?: (line: string) => void;
}

type AppendPorts = Pick<Ports, 'files' | 'processes' | 'entropy'>;

/** The time limit of one command, in seconds. A push waits for the server's own checks. */
const SECONDS = 300;

/** The author of the commits, as GitHub shows the token of a workflow. */
const AUTHOR = 'github-actions[bot]';
const EMAIL = '41898282+github-actions[bot]@users.noreply.github.com';

type OwnRepository = Awaited<ReturnType<typeof ownRepository>>;

/** A temporary repository. It makes commits from objects only and has no work tree. */
async function ownRepository(
  { processes }: AppendPorts,
  folder: string,
  { remote, token, receipt: { date } }: AppendRequest,
) {
  const env = {
    GIT_AUTHOR_NAME: AUTHOR,
    GIT_AUTHOR_EMAIL: EMAIL,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: AUTHOR,
    GIT_COMMITTER_EMAIL: EMAIL,
    GIT_COMMITTER_DATE: date,
  };
  const git = gitIn(processes, folder, { bare: true, isolated: true, remote, token, env });
  const run = (...args: readonly string[]) => git.run(args, SECONDS);
  /** Runs a command that must succeed, and returns its output. */
  const runOrThrow = async (...args: readonly string[]) => {
    const result = await run(...args);
    if (result.code === 0) return result.stdout.trim();
    throw new Fault('internal', `git ${args[0]} exited with ${result.code}: ${saidBy(result).slice(-1000)}`);
  };
  // A template could bring hooks.
  await runOrThrow('init', '--quiet', '--bare', '--template=', folder);
  await runOrThrow('remote', 'add', 'board', remote);
  return { folder, run, runOrThrow };
}

const saidBy = ({ stdout, stderr }: GitResult) => `${stdout}${stderr}`.trim();

/** A file of the branch: its path, and its content as an object of the temporary repository. */
interface BranchFile {
  readonly path: string;
  readonly blob: string;
}

/**
 * Commits a receipt and its runs on top of the branch's tip, and pushes without force. If the branch moved meanwhile, the
 * commit is made again on the new tip. If a push broke off, the next try finds out whether it arrived.
 */
export async function appendReceipt(ports: AppendPorts, request: AppendRequest): Promise<void> {
  const { receipt, wait, note } = request;
  const folder = await ports.files.temporary('cib-receipts-');
  try {
    const git = await ownRepository(ports, folder, request);
    const placed = await writeObjects(ports, git, request);
    for (let tries = 1; ; tries += 1) {
      const failure = await tryAppend(git, placed, receipt);
      if (failure === undefined) return;
      const fault = pushFault(failure, tries);
      if (tries === TRIES || fault.code === 'github.permission') throw fault;
      note?.(`The receipt was not written at try ${tries} of ${TRIES}: ${safeText(failure)}`);
      await wait(pause(ports, tries));
    }
  } finally {
    await ports.files.remove(folder);
  }
}

/**
 * The pause before the next try, in milliseconds. The longest one is 500 at first, doubles with each try and ends at 8,000. Half of
 * it is random, so that two jobs do not retry at the same time.
 */
function pause({ entropy }: AppendPorts, tries: number): number {
  const longest = Math.min(8_000, 250 * 2 ** tries);
  return Math.round(longest / 2 + (longest / 2) * (Number.parseInt(entropy.hex(2), 16) / 0xffff));
}

/** One try. Returns Git's message if it failed; undefined if the tip has the receipt, which it may have had before. */
async function tryAppend(git: OwnRepository, placed: readonly BranchFile[], { event, slug, tree }: Receipt) {
  const tip = await fetchTip(git);
  if (typeof tip === 'object') return saidBy(tip);
  await git.runOrThrow('read-tree', tip ?? '--empty');
  const added = placed.flatMap(({ path, blob }) => ['--cacheinfo', `100644,${blob},${path}`]);
  await git.runOrThrow('update-index', '--add', ...added);
  // `--missing-ok`: objects that the branch already has were not fetched.
  const rootTree = await git.runOrThrow('write-tree', '--missing-ok');
  if (tip && rootTree === (await git.runOrThrow('rev-parse', `${tip}^{tree}`))) return undefined;
  const message = `Record that ${slug} was ${event}\n\nOf its folder as tree ${tree}.`;
  const commit = await git.runOrThrow('commit-tree', rootTree, ...(tip ? ['-p', tip] : []), '-m', message);
  const pushed = await git.run('push', '--porcelain', 'board', `${commit}:${REF}`);
  return pushed.code === 0 ? undefined : saidBy(pushed);
}

/**
 * Fetches the tip of the branch with its folders, but without the contents of files, which are not needed. Undefined if there
 * is no such branch yet.
 */
async function fetchTip(git: OwnRepository): Promise<string | undefined | GitResult> {
  const listed = await git.run('ls-remote', 'board', REF);
  if (listed.code !== 0) return listed;
  if (listed.stdout.trim() === '') return undefined;
  const args = ['--quiet', '--no-tags', '--depth=1', '--filter=blob:none', 'board', `+${REF}:refs/board/tip`];
  const fetched = await git.run('fetch', ...args);
  return fetched.code === 0 ? git.runOrThrow('rev-parse', 'refs/board/tip') : fetched;
}

async function writeObjects(
  { files }: AppendPorts,
  git: OwnRepository,
  request: AppendRequest,
): Promise<readonly BranchFile[]> {
  const found = await branchFiles(files, git.folder, request);
  const blobs = await git.runOrThrow('hash-object', '-w', '--no-filters', '--', ...found.map(({ from }) => from));
  const ids = blobs.split('\n');
  return found.map(({ path }, i) => ({ path, blob: ids[i] ?? '' }));
}

/**
 * The files of a receipt and its runs on the branch, and the file that each is read from.
 *
 * @param folder a folder for temporary files
 * @throws `receipt.invalid` if the runs are not those that the receipt names
 */
export async function branchFiles(
  files: Files,
  folder: string,
  { receipt, ...given }: BoardRuns & Pick<AppendRequest, 'receipt'>,
) {
  const text = `${folder}/receipt.json`;
  await files.write(text, receiptText(receipt));
  const placed = [{ path: receiptPath(receipt), from: text }];
  for (const { suite, round, digest, run } of namedRuns(receipt, given)) {
    const { sha256 } = await digestFile(files, `${run}/${BUNDLE.manifest}`);
    if (sha256 !== digest) throw invalid(`${run}/${BUNDLE.manifest} is not the one that the receipt names`);
    const into = runPath(receipt, suite, round);
    for (const name of await storedFiles(files, run)) placed.push({ path: `${into}/${name}`, from: `${run}/${name}` });
    if (!(await files.exists(`${run}/${TAPE}`))) continue;
    // Git compresses within a window that is smaller than the prompts of some systems.
    const packed = `${folder}/${digest}.tape`;
    await files.write(packed, await packedTape(files, run));
    placed.push({ path: `${into}/${PACKED_TAPE}`, from: packed });
  }
  return placed;
}

/** The board's runs that a receipt names, with their folders. Throws `receipt.invalid` if one is not given. */
export function namedRuns({ suites }: Receipt, { runs, fresh = {} }: BoardRuns) {
  return Object.entries(suites).flatMap(([suite, { runs: digests, fresh: review }]) => {
    const named: readonly (readonly [round: number | 'fresh', digest: string, run: string | undefined])[] = [
      ...digests.map((digest, i) => [i + 1, digest, runs[suite]?.[i]] as const),
      ...(review?.manifest ? [['fresh', review.manifest, fresh[suite]] as const] : []),
    ];
    return named.map(([round, digest, run]) => {
      if (run === undefined) throw invalid(`run ${round} of ${suite} is named, and not given`);
      return { suite, round, digest, run };
    });
  });
}

/**
 * The files of a bundle that are stored as they are: all but a plain tape.
 *
 * @throws `receipt.invalid` if one is missing, or no regular file: a symbolic link could publish another file of this machine
 */
async function storedFiles(files: Files, folder: string): Promise<readonly string[]> {
  const kinds = new Map((await files.entries(folder)).map(({ name, kind }) => [name, kind]));
  const transcript = kinds.has(PACKED_TRANSCRIPT) ? PACKED_TRANSCRIPT : BUNDLE.transcript;
  const stored = [...Object.values({ ...BUNDLE, transcript }), ...(kinds.has(PACKED_TAPE) ? [PACKED_TAPE] : [])];
  for (const name of [...stored, ...(kinds.has(TAPE) ? [TAPE] : [])])
    if (kinds.get(name) !== 'file') throw invalid(`${folder}/${name} is not a regular file`);
  return stored;
}

const invalid = (what: string) => new Fault('receipt.invalid', `No receipt was written: ${what}.`);

/** Messages of a server that refuses the caller or asks for credentials. */
const REFUSED =
  /returned error: 40[13]|permission (?:to .+ )?denied|authentication failed|could not read (?:username|password)|write access .* not granted/i;
const REJECTED = /\[(?:remote )?rejected\]|\[remote failure\]/;

/** The fault for a push that failed after some tries. */
function pushFault(message: string, tries: number): Fault {
  const said = JSON.stringify(message.slice(-500));
  if (REFUSED.test(message))
    return new Fault(
      'github.permission',
      `This job has no permission to write to the branch ${RECEIPTS_BRANCH} of the board: ${said}`,
      { hint: 'Add the line "contents: write" below "permissions:" of the job, and pass its token to the Action.' },
    );
  const times = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  if (REJECTED.test(message))
    return new Fault('github.conflict', `The push to the branch ${RECEIPTS_BRANCH} was rejected in ${times}: ${said}`, {
      hint: 'Run the job again. If it fails again, check whether a branch rule of the repository forbids pushes by workflows.',
    });
  return new Fault('github.unavailable', `The branch ${RECEIPTS_BRANCH} could not be reached in ${times}: ${said}`, {
    hint: 'Check the URL of the repository, and run the job again.',
  });
}
