import { NOT_PLAIN } from '../../bundles/plain-files.ts';
import { failedChecks } from '../../bundles/verify/board-check.ts';
import { verify } from '../../bundles/verify/verify.ts';
import type { Code } from '../../errors/codes.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { type Manifest, manifestDigest } from '../../evidence/manifest.ts';
import { type Reasked, Receipt, type ReceiptEvent, receiptPath, receiptText } from '../../evidence/receipt.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { gitIn } from '../../git/git.ts';
import { gitTree, inRepository } from '../../git/tree.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Processes } from '../../ports/processes.ts';
import type { WrittenReceipt } from '../../report/terminal/recorded.ts';
import { shellWord } from '../../text/escape.ts';
import { nearest } from '../../text/nearest.ts';
import { safeText } from '../../text/safe-text.ts';
import { currentReceipts } from '../../verify/counting-receipts.ts';
import { tapeReceipt } from '../../verify/tape/tape-receipt.ts';
import { formerTrees } from '../history/former-trees.ts';
import { entryMismatch, readDescription } from '../read-entry.ts';
import { RECEIPTS_BRANCH } from './append.ts';
import { readRecord } from './read.ts';

/** The events that a maintainer decides. Those of a board run follow from the run. */
type Decided = Exclude<ReceiptEvent, 'board-run' | 'unusable' | 'contradicted'>;

/** A bundle that verifies and has a tape. */
interface TapedBundle {
  readonly files: ReadFiles;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The result of asking again, and the failure of the endpoint if there was one. */
type Reasking = Reasked & { readonly failure?: { readonly code: Code; readonly message: string } };

export interface Recording {
  readonly entries: string;
  /** A checkout of the branch `receipts`. */
  readonly receipts: string;
  readonly slug: string;
  readonly event: Decided;
  readonly reason: string;
  readonly actor: Receipt['actor'];
  /** Asks the model of a bundle's tape again, for a receipt that confirms the evidence. Absent if this was not requested. */
  readonly reask?: ((bundle: TapedBundle) => Promise<Reasking>) | undefined;
  /** The dataset file, for data that is not built in. */
  readonly dataset?: string | undefined;
}

/**
 * Writes a decision on an entry, as the last commit has it, for a maintainer to commit to the branch `receipts`. A decision
 * that confirms evidence is written only if the evidence verifies.
 */
export async function recordDecision(
  { files, processes, clock }: Pick<Ports, 'files' | 'processes' | 'clock'>,
  recording: Recording,
): Promise<WrittenReceipt> {
  const { receipts, slug, event, actor } = recording;
  // Canonical JSON has no half of a surrogate pair, which the command line of Windows can pass on.
  const reason = recording.reason.toWellFormed();
  const entry = await committedEntry(processes, recording);
  await mustBeReceiptsBranch(processes, receipts);
  const caution = await comparedWithOrigin(processes, entry, slug);
  await mustBeUpToDate(processes, receipts);
  const receipt = checkSchema(
    Receipt,
    {
      schema: 'receipt/2',
      slug,
      tree: entry.tree,
      event,
      reason,
      actor: { ...actor, login: actor.login.toWellFormed() },
      submitter: null,
      date: clock.now(),
      head: null,
      pull_request: null,
      run: null,
      suites: event === 'verified' || event === 'rescored' ? await verifiedSuites(files, entry, recording) : {},
    },
    'the receipt',
  );
  const path = receiptPath(receipt);
  await mustBeFolders(files, receipts, path);
  await mustBeNewest(files, receipts, receipt);
  await files.write(`${receipts}/${path}`, receiptText(receipt));
  return { receipt, path, commit: entry.files.commit, caution };
}

async function verifiedSuites(
  files: Ports['files'],
  { files: source, folder }: CommittedEntry,
  { dataset, reask }: Recording,
): Promise<Receipt['suites']> {
  const entry = await readDescription(source, folder).catch(invalidEntry);
  if (Object.keys(entry.suites).length === 0)
    throw new Fault('entry.invalid', `${folder}/entry.json: $.suites is empty, so there is no evidence.`, {
      hint: HINT,
    });
  const suites: Receipt['suites'] = {};
  for (const [id, name] of Object.entries(entry.suites)) {
    const bundle = `${folder}/${name}`;
    const { checks, manifest, state, tape } = await verify(files, {
      folder: bundle,
      data: { path: dataset },
      bundle: source,
      allowOutcomesOnly: true,
    });
    const [problem] = failedChecks(manifest?.system.kind, checks);
    if (problem || !manifest)
      throw new Fault('bundle.invalid', `${bundle} does not verify: ${problem?.title}.`, {
        hint: 'No receipt was written. `cib verify` with this folder lists every check.',
      });
    const mismatch = entryMismatch(manifest, id, entry);
    if (mismatch)
      throw new Fault('entry.invalid', `${bundle}/${BUNDLE.manifest}: ${mismatch.at}: ${mismatch.why}.`, {
        hint: HINT,
      });
    const reasked = reask && manifest.gateway && (await reask({ files: source, folder: bundle, manifest }));
    const digest = manifestDigest(manifest);
    suites[id] = { manifest: digest, state, runs: [], claim: null, ...tapeReceipt(manifest, tape, wholly(reasked)) };
  }
  return suites;
}

const HINT = 'No receipt was written. Correct the entry on the board, or record that it is disputed or removed.';

function invalidEntry(thrown: unknown): never {
  if (!isEvidenceFault(thrown, 'malformed', 'missing')) throw thrown;
  throw new Fault('entry.invalid', thrown.message, { cause: thrown, hint: HINT });
}

/** @throws `receipt.invalid` if a folder above the file is anything else: a link could lead out of the checkout */
async function mustBeFolders(files: ReadFiles, checkout: string, path: string): Promise<void> {
  let at = checkout;
  for (const part of path.split('/').slice(0, -1)) {
    const kind = (await files.entries(at)).find(({ name }) => name === part)?.kind;
    if (kind === undefined) return;
    at = `${at}/${part}`;
    if (kind === 'folder') continue;
    throw new Fault(
      'receipt.invalid',
      `${at} must be a folder, but is ${kind === 'file' ? 'a file' : NOT_PLAIN[kind]}.`,
      { hint: 'No receipt was written. Only the board writes to that branch. Check its commits.' },
    );
  }
}

/**
 * @throws `receipt.invalid` if the record has a later receipt about the same files: a decision counts only after those before it,
 * and a later `settled` would settle a gap that nobody has seen yet
 */
export async function mustBeNewest(
  files: ReadFiles,
  checkout: string,
  { slug, tree, date }: Pick<Receipt, 'slug' | 'tree' | 'date'>,
): Promise<void> {
  const later = currentReceipts((await readRecord(files, checkout, date)).receipts, slug, tree).counting[0];
  if (later === undefined || later.date < date) return;
  throw new Fault(
    'receipt.invalid',
    `${receiptPath(later)} is dated ${later.date}, and this machine’s clock says ${date}, so a new receipt would not count after it.`,
    { hint: 'Correct the clock. If the date of that receipt is wrong, remove its file from the branch first.' },
  );
}

/** @throws the endpoint's failure, because a partial sample is not recorded */
function wholly(reasking: Reasking | undefined): Reasked | undefined {
  if (reasking === undefined) return undefined;
  const { failure, ...reasked } = reasking;
  if (failure === undefined) return reasked;
  const again =
    failure.code === 'model.budget'
      ? ''
      : ` Run the command again when the endpoint answers, with --reask-seed ${reasked.seed} for the same sample.`;
  throw new Fault(failure.code, `After ${reasked.asked} of ${reasked.sample} exchanges: ${failure.message}`, {
    hint: `No receipt was written.${again}`,
  });
}

type CommittedEntry = Awaited<ReturnType<typeof committedEntry>>;

/**
 * An entry in the checked-out commit, whatever the work tree has: the commit's files with the entry's folder, and the Git tree
 * id of that folder. For a removal, an entry that was deleted has the last tree that its folder had.
 *
 * @throws `input.invalid` if the commit has no such entry
 */
async function committedEntry(processes: Processes, { entries, slug, event }: Recording) {
  const found = await inRepository(processes, entries);
  if (found === undefined) {
    throw new Fault('input.invalid', `${entries} is not in a Git repository.`, {
      hint: `A receipt identifies an entry by its Git tree. Use a checkout of the board, in which \`git -C ${shellWord(entries)} status\` works.`,
    });
  }
  const files = await gitTree(processes, found.root, 'HEAD');
  const trees = files.trees(found.path);
  const lastAt = async (commit: string) =>
    event === 'removed' ? lastTree(processes, found, { commit, slug }) : undefined;
  const tree = trees.get(slug) ?? (await lastAt(files.commit));
  if (tree === undefined) {
    const near = nearest(slug, [...trees.keys()]);
    throw new Fault(
      'input.invalid',
      `There is no entry ${JSON.stringify(slug)} in ${entries} at commit ${files.commit}.`,
      {
        hint: `${near === undefined ? '' : `Did you mean ${JSON.stringify(near)}? `}Check the slug, and that the board’s newest commit is checked out.${event === 'removed' ? DELETED : ''}`,
      },
    );
  }
  return { files, root: found.root, folder: `${found.path}/${slug}`, tree, lastAt };
}

const DELETED = ' A deleted entry is found only in a clone with the whole history.';

/** The tree of an entry's folder at a commit or, if the folder is gone, the last one before. */
async function lastTree(
  processes: Processes,
  { root, path }: { readonly root: string; readonly path: string },
  { commit, slug }: { readonly commit: string; readonly slug: string },
) {
  const trees = await formerTrees(processes, root, commit, path);
  return trees.get(slug)?.[0]?.tree;
}

/**
 * Compares an entry with that of the board's default branch, of which only the objects are fetched: a receipt counts only for the content
 * that the board has.
 *
 * @returns what the maintainer has to know, as a sentence: the contents differ, or could not be compared. Undefined if they are the same, and in
 * a repository without `origin`
 * @throws `input.invalid` if the contents differ because the clone is behind
 */
async function comparedWithOrigin(
  processes: Processes,
  entry: CommittedEntry,
  slug: string,
): Promise<string | undefined> {
  const { root, folder, tree, files, lastAt } = entry;
  const git = gitIn(processes, root, { remote: 'origin' });
  if ((await git.run(['remote', 'get-url', 'origin'])).code !== 0) return undefined;
  const unknown = ({ stderr }: { readonly stderr: string }) =>
    `The entry could not be compared with that of origin: ${safeText(stderr.trim().split('\n', 1)[0] || 'it has no default branch')}`;
  const listed = await git.run(['ls-remote', 'origin', 'HEAD']);
  const tip = /^([0-9a-f]+)\tHEAD$/m.exec(listed.stdout)?.[1];
  if (tip === undefined) return unknown(listed);
  const fetched = await git.run([...FETCH, 'origin', 'HEAD'], 300);
  if (fetched.code !== 0) return unknown(fetched);
  const theirs = await git.run(['rev-parse', '--verify', '--end-of-options', `${tip}:${folder}`]);
  if ((theirs.code === 0 ? theirs.stdout.trim() : await lastAt(tip)) === tree) return undefined;
  const message = `${theirs.code === 0 ? `Entry ${slug} is another one` : `There is no entry ${slug}`} at origin’s commit ${tip.slice(0, 12)}`;
  if ((await git.run(['merge-base', '--is-ancestor', files.commit, tip])).code !== 0)
    return `${message}: this decision has no effect until the board has this content.`;
  throw new Fault('input.invalid', `${message}, and this clone is behind: the decision would have no effect.`, {
    hint: `Run git -C ${shellWord(root)} pull, look at the entry again, and repeat the command.`,
  });
}

/** Writes no reference, so that the clone stays as the maintainer left it. */
const FETCH = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--refmap='];

/**
 * A decision counts for all receipts before it, so a maintainer must have had them. Without `origin`, or if it cannot be reached, nothing
 * is compared: the push is refused if the checkout is behind.
 *
 * @throws `input.invalid` if the branch has commits on `origin` that the checkout lacks
 */
async function mustBeUpToDate(processes: Processes, folder: string): Promise<void> {
  const git = gitIn(processes, folder, { remote: 'origin' });
  if ((await git.run(['remote', 'get-url', 'origin'])).code !== 0) return;
  const listed = await git.run(['ls-remote', 'origin', `refs/heads/${RECEIPTS_BRANCH}`]);
  const tip = /^([0-9a-f]+)\t/m.exec(listed.stdout)?.[1];
  if (tip === undefined || (await git.run(['merge-base', '--is-ancestor', tip, 'HEAD'])).code === 0) return;
  const path = shellWord(folder);
  throw new Fault('input.invalid', `${folder} lacks receipts that the branch ${RECEIPTS_BRANCH} of origin has.`, {
    hint: `No receipt was written. Run git -C ${path} pull --rebase origin ${RECEIPTS_BRANCH}, read the receipts of this entry, and repeat the command.`,
  });
}

/** @throws `input.invalid` if a folder is not a checkout of the branch: a receipt beside the entries would have no effect */
async function mustBeReceiptsBranch(processes: Processes, folder: string): Promise<void> {
  const { stdout } = await gitIn(processes, folder).run(['symbolic-ref', '--short', 'HEAD']);
  const top = (await inRepository(processes, folder))?.path === '';
  if (top && stdout.trim() === RECEIPTS_BRANCH) return;
  const path = shellWord(folder);
  throw new Fault('input.invalid', `${folder} is not a checkout of the branch ${RECEIPTS_BRANCH}.`, {
    hint: [
      `Make one: git fetch origin ${RECEIPTS_BRANCH} && git worktree add ${path} ${RECEIPTS_BRANCH}.`,
      `If the board has no such branch yet: git worktree add --detach ${path} && git -C ${path} switch --orphan ${RECEIPTS_BRANCH}.`,
    ].join(' '),
  });
}
