import { Fault } from '../../errors/fault.ts';
import type { Receipt } from '../../evidence/receipt.ts';
import { type Git, gitIn } from '../../git/git.ts';
import { folderTree } from '../../git/object.ts';
import { gitTree } from '../../git/tree.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Processes } from '../../ports/processes.ts';
import { currentReceipts, isByOwner } from '../../verify/counting-receipts.ts';
import { entryFiles, fileFaults } from '../rules/files.ts';
import { ENTRIES, scopeOf, touchesNoEntry } from '../rules/scope.ts';
import {
  type BoardJobs,
  type BoardModel,
  jobsForEntry,
  keepTapes,
  unlessRunBefore,
  withinDailyLimit,
} from './board-jobs.ts';
import { boardRecord, fetchCommit } from './origin.ts';
import { isLabelled, isSameAccount, maintainerFaults, OWNER_APPROVED, type Proposer, removal } from './ownership.ts';
import { shapeOf } from './shape.ts';

export interface SubmissionRequest extends Range {
  /** The token for `origin`, if the head has to be fetched. */
  readonly token?: string | undefined;
  /** Absent if commits were given. Without an author, the entry's owner is not checked. */
  readonly proposer?: Proposer | undefined;
  /** The model that the board has for adapters that ask one. Absent without one. */
  readonly model?: BoardModel | undefined;
  /** The folder for tapes to be replayed. */
  readonly tapes?: string | undefined;
  /** The digest of the code that runs. */
  readonly harness: string;
}

/** Who owns the entry: the author, who also owns a new entry; or somebody else, and a maintainer allows the change. */
export type OwnedBy = 'author' | 'approved' | 'not checked';

/** A submission that changes only one entry's folder and has only plain files. */
export interface Checked {
  readonly slug: string;
  /** The Git tree id of the entry's folder at the head. */
  readonly tree: string;
  readonly suites: readonly string[];
  readonly owned: OwnedBy;
  /** The receipts of the same files that other accounts submitted. Empty if a maintainer allows the change, such as to restore them. */
  readonly receiptsOfOthers: readonly Receipt[];
  /** Absent if the shape has faults, since no part of a refused submission is run. */
  readonly reruns: BoardJobs | undefined;
  /** The faults of its shape. */
  readonly faults: readonly Fault[];
}

/** The result for a pull request that is not a submission. */
export const NO_ENTRY = 'no entry';
/** The result for a pull request that deletes an entry, which a maintainer allows. */
export const DELETED = 'deleted';

/**
 * Checks the changes between a base and a head, from Git's objects only. First it checks the scope, the files, and whether the
 * author may change the entry, and returns all faults. Then it checks the entry's shape. A pull request need not change an
 * entry; commits that were given must.
 */
export async function checkSubmission(
  { files, processes, entropy }: Pick<Ports, 'files' | 'processes' | 'entropy'>,
  request: SubmissionRequest,
): Promise<Checked | typeof NO_ENTRY | typeof DELETED | readonly Fault[]> {
  const { repository, head, token } = request;
  await fetchCommit(processes, { repository, sha: head, token });
  const changes = await changesBetween(processes, request);
  if (request.proposer && touchesNoEntry(changes)) return NO_ENTRY;
  const scope = scopeOf(changes);
  if (!('slug' in scope)) return scope;
  const { slug } = scope;
  const folder = `${ENTRIES}/${slug}`;
  const source = await gitTree(processes, repository, head);
  const { proposer } = request;
  if (!(await source.exists(folder))) return (await isAllowed(proposer)) ? DELETED : [removal(slug)];
  const found = await entryFiles(source, folder);
  const refused = fileFaults(found);
  if (refused.length > 0) return refused;
  const tree = source.trees(ENTRIES).get(slug) ?? '';
  if ((await folderTree(source, folder)) !== tree) return [unusualTree(folder)];

  const record = proposer && (await boardRecord(processes, { repository, token, now: proposer.now }));
  let owned: OwnedBy = 'not checked';
  if (proposer && record) {
    const base = await gitTree(processes, repository, request.base);
    const faults = await maintainerFaults({ head: source, base }, record, { ...proposer, slug });
    if (faults.length > 0 && !(await isAllowed(proposer))) return faults;
    owned = faults.length > 0 ? 'approved' : 'author';
  }

  const { read, faults } = await shapeOf(files, source, { slug, found });
  const planned = read && faults.length === 0 ? jobsForEntry(read, entropy, request.model) : undefined;
  const present = currentReceipts(record?.receipts ?? [], slug, tree);
  let reruns = planned;
  if (reruns && proposer && record) {
    const runs = () => gitTree(processes, repository, record.tip ?? '', `reruns/${slug}`);
    reruns = await unlessRunBefore(reruns, proposer, { present, runs, harness: request.harness });
    reruns = await withinDailyLimit(reruns, proposer, record.receipts);
  }
  if (read && reruns && request.tapes !== undefined)
    await keepTapes(files, source, request.tapes, { bundles: read.bundles, jobs: reruns.jobs });
  const receiptsOfOthers = present.counting.filter(
    (one) => owned === 'author' && isByOwner(one) && !isSameAccount(one.submitter, proposer?.author),
  );
  const suites = read?.bundles.map(({ suite }) => suite.description.id) ?? [];
  return { slug, tree, suites, owned, receiptsOfOthers, reruns, faults };
}

/** Whether a maintainer allows what needs one. */
const isAllowed = async (proposer: Proposer | undefined) =>
  proposer !== undefined && isLabelled(proposer.labels, OWNER_APPROVED) && (await proposer.isApproved());

/** Receipts name the tree, and the next commit that Git makes would have another one. */
const unusualTree = (folder: string) =>
  new Fault('submission.file', `The Git tree of ${folder} contains an empty folder or an unusual file mode.`, {
    hint: 'Create the commit again with Git in a new clone.',
  });

export interface Range {
  readonly repository: string;
  /** Two commits. */
  readonly base: string;
  readonly head: string;
}

/**
 * The paths that the head changes since its merge base, from Git's trees: they are not quoted, and renames are not detected. A
 * folder is one of them only if nothing in it is: its tree changed by what Git shows nowhere, such as an empty folder.
 */
async function changesBetween(processes: Processes, range: Range): Promise<readonly string[]> {
  const git = gitIn(processes, range.repository);
  const from = await mergeBase(git, range);
  const args = ['-r', '-t', '-z', '--raw', '--no-renames', '--ignore-submodules=none', from, range.head, '--'];
  const fields = (await git.read(['diff-tree', ...args])).toString('utf8').split('\0');
  const changes: { readonly path: string; readonly isFolder: boolean }[] = [];
  // `:MODE MODE OBJECT OBJECT STATUS\0PATH\0`
  for (let i = 0; i + 1 < fields.length; i += 2)
    changes.push({ path: fields[i + 1] ?? '', isFolder: /^(?:[: ](?:040000|000000)){2} /.test(fields[i] ?? '') });
  const above = new Set(changes.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  return changes.filter(({ path, isFolder }) => !(isFolder && above.has(path))).map(({ path }) => path);
}

/** The merge base. If there is more than one, the changes of the head are ambiguous. */
async function mergeBase(git: Git, { base, head }: Range): Promise<string> {
  const { code, stdout, stderr } = await git.run(['merge-base', '--all', base, head]);
  const [found, ...others] = stdout.split('\n').filter(Boolean);
  if (found !== undefined && others.length === 0) return found;
  if (others.length > 0)
    throw new Fault('submission.scope', `The head and the base have ${others.length + 1} merge bases instead of one.`, {
      hint: 'Rebase the branch onto the base.',
    });
  if (code !== 1)
    throw new Fault('revision.unknown', `The base commit was not found: ${stderr.trim()}`, { hint: WHOLE });
  const shallow = (await git.run(['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
  if (shallow)
    throw new Fault('revision.unknown', 'The checkout does not have the history of the base.', { hint: WHOLE });
  throw new Fault('submission.scope', 'The head has no commit in common with the base.', {
    hint: 'Create a branch from the base, and add the entry there.',
  });
}

const WHOLE = 'Check out the base with its whole history: `fetch-depth: 0`.';
