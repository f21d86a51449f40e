import { digestFile } from '../../bundles/write-manifest.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { type Receipt, receiptPath, receiptText, runPath } from '../../evidence/receipt.ts';
import type { Ports } from '../../ports/ports.ts';
import { safeText } from '../../text/safe-text.ts';
import { type BoardGit, boardGit } from './board-git.ts';
import { pushFault } from './push-fault.ts';

export const RECEIPTS_BRANCH = 'receipts';
const REF = `refs/heads/${RECEIPTS_BRANCH}`;
const TRIES = 10;

export interface Appending {
  /** The board's repository: an address, or a folder. */
  readonly remote: string;
  /** Goes with `contents: write`; a folder needs none. */
  readonly token?: string | undefined;
  readonly receipt: Receipt;
  /** The folders of the board's own runs, by suite, in the order in which the receipt names their manifests. */
  readonly runs: Readonly<Record<string, readonly string[]>>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Told, in one line, of each try that failed. */
  readonly note?: (line: string) => void;
}

export interface Appended {
  /** The branch's tip that holds the receipt. */
  readonly commit: string;
  /** Not where it stood there already. */
  readonly added: boolean;
  readonly tries: number;
}

type Reach = Pick<Ports, 'files' | 'processes' | 'entropy'>;

/** One file of the branch: its path, and its content as an object of our repository. */
interface Placed {
  readonly path: string;
  readonly blob: string;
}

/**
 * Writes a receipt, and the runs it speaks of, on top of whatever the branch holds at that moment. Never forced: where
 * somebody was faster, it is made again on the new tip. Where a push broke off, the next try sees whether it arrived.
 */
export async function appendReceipt(ports: Reach, appending: Appending): Promise<Appended> {
  const { receipt, wait, note } = appending;
  const git = await boardGit(ports, { ...appending, date: receipt.date });
  try {
    const placed = await place(ports, git, appending);
    for (let tries = 1; ; tries += 1) {
      const said = await attempt(git, placed, receipt);
      if (typeof said !== 'string') return { ...said, tries };
      const fault = pushFault(said, { branch: RECEIPTS_BRANCH, tries });
      if (tries === TRIES || fault.code === 'github.permission') throw fault;
      note?.(`The receipt was not written at try ${tries} of ${TRIES}: ${safeText(said)}`);
      await wait(pause(ports, tries));
    }
  } finally {
    await git.end();
  }
}

/** A quarter of a second, twice as long each time, up to eight seconds; some of it by chance, so that two do not stay in step. */
function pause({ entropy }: Reach, tries: number): number {
  const longest = Math.min(8_000, 250 * 2 ** tries);
  return Math.round(longest / 2 + (longest / 2) * (Number.parseInt(entropy.hex(2), 16) / 0xffff));
}

/** The commit, or what Git said where it could not be made there. */
async function attempt(
  git: BoardGit,
  placed: readonly Placed[],
  { event, slug, tree }: Receipt,
): Promise<Omit<Appended, 'tries'> | string> {
  const tip = await fetchTip(git);
  if (typeof tip === 'object') return tip.said;
  await git.must('read-tree', tip ?? '--empty');
  for (const { path, blob } of placed) await git.must('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
  // Objects that the branch holds already were not fetched.
  const whole = await git.must('write-tree', '--missing-ok');
  if (tip && whole === (await git.must('rev-parse', `${tip}^{tree}`))) return { commit: tip, added: false };
  const message = `Record that ${slug} was ${event}\n\nOf its folder as tree ${tree}.`;
  const commit = await git.must('commit-tree', whole, ...(tip ? ['-p', tip] : []), '-m', message);
  const pushed = await git.attempt('push', '--porcelain', 'board', `${commit}:${REF}`);
  return pushed.code === 0 ? { commit, added: true } : pushed.said;
}

/** Undefined where there is no such branch yet. Folders are fetched, files are not: nothing here looks into them. */
async function fetchTip(git: BoardGit): Promise<string | undefined | { readonly said: string }> {
  const there = await git.attempt('ls-remote', 'board', REF);
  if (there.code !== 0) return there;
  if (there.stdout === '') return undefined;
  const words = ['--quiet', '--no-tags', '--depth=1', '--filter=blob:none', 'board', `+${REF}:refs/board/tip`];
  const fetched = await git.attempt('fetch', ...words);
  return fetched.code === 0 ? git.must('rev-parse', 'refs/board/tip') : fetched;
}

async function place(ports: Reach, git: BoardGit, { receipt, runs }: Appending): Promise<readonly Placed[]> {
  const { files } = ports;
  const text = `${git.folder}/receipt.json`;
  await files.write(text, receiptText(receipt));
  const wanted = [{ path: receiptPath(receipt), from: text }];
  for (const [suite, { runs: digests }] of Object.entries(receipt.suites)) {
    for (const [i, digest] of digests.entries()) {
      const folder = runs[suite]?.[i];
      if (folder === undefined) throw invalid(`run ${i + 1} of ${suite} is named, and not given`);
      await mustBePlain(files, folder);
      const { sha256 } = await digestFile(files, `${folder}/${BUNDLE.manifest}`);
      if (sha256 !== digest) throw invalid(`${folder}/${BUNDLE.manifest} is not the one that the receipt names`);
      const into = runPath(receipt, suite, i + 1);
      for (const name of Object.values(BUNDLE)) wanted.push({ path: `${into}/${name}`, from: `${folder}/${name}` });
    }
  }
  const placed: Placed[] = [];
  for (const { path, from } of wanted) {
    placed.push({ path, blob: await git.must('hash-object', '-w', '--no-filters', '--', from) });
  }
  return placed;
}

/** A link would publish another file of this machine. */
async function mustBePlain(files: Reach['files'], folder: string): Promise<void> {
  const kinds = new Map((await files.entries(folder)).map(({ name, kind }) => [name, kind]));
  for (const name of Object.values(BUNDLE))
    if (kinds.get(name) !== 'file') throw invalid(`${folder}/${name} is no plain file`);
}

const invalid = (what: string) => new Fault('receipt.invalid', `No receipt was written: ${what}.`);
