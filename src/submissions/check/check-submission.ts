import type { Fault } from '../../errors/fault.ts';
import { gitIn } from '../../git/git.ts';
import { gitTree } from '../../git/tree.ts';
import type { Ports } from '../../ports/ports.ts';
import { entryFiles, fileFaults } from '../rules/files.ts';
import { ENTRIES, removal, scopeOf, touchesNoEntry } from '../rules/scope.ts';
import { changesBetween, type Range } from './changes.ts';
import { boardRecord, fetchCommit } from './origin.ts';
import { beyondAuthor, isLabelled, OWNER_APPROVED, type Proposer } from './ownership.ts';
import { type BoardModel, planReruns, type Reruns, withinCap } from './plan-reruns.ts';
import { shapeOf } from './shape.ts';
import { keepTapes } from './tapes.ts';

export interface SubmissionRequest extends Range {
  /** Goes to `origin` where the head has to be fetched. */
  readonly token?: string | undefined;
  /** Absent where the commits were given: without an author there is nobody to compare with the entry's owner. */
  readonly proposer?: Proposer | undefined;
  /** What the board has for adapters that ask a model; absent where it has nothing. */
  readonly model?: BoardModel | undefined;
  /** The folder for tapes that are to be replayed. */
  readonly tapes?: string | undefined;
}

/** Whose entry it is: its author's, also where it is new; or somebody else's, which a maintainer's label allows. */
export type OwnedBy = 'author' | 'approved' | 'not checked';

/** A submission that keeps to one entry's folder and to plain files. */
export interface Checked {
  readonly slug: string;
  /** Git's id of the entry's folder at the head. */
  readonly tree: string;
  readonly suites: readonly string[];
  readonly owned: OwnedBy;
  /** Absent where the shape does not hold: nothing of a refused submission is run. */
  readonly reruns: Reruns | undefined;
  /** What is wrong with its shape. */
  readonly faults: readonly Fault[];
}

/** A pull request that is no submission. */
export const NO_ENTRY = 'no entry';

/**
 * Checks what a head adds to a base, reading Git's objects alone. First its scope, its files as files, and whether its
 * author may change the entry: what is wrong there comes back as a list. Then the entry's shape. A pull request may change no
 * entry; commits that were given must.
 */
export async function checkSubmission(
  { files, processes, entropy }: Pick<Ports, 'files' | 'processes' | 'entropy'>,
  request: SubmissionRequest,
): Promise<Checked | typeof NO_ENTRY | readonly Fault[]> {
  const { repository, head, token } = request;
  await fetchCommit(processes, { repository, sha: head, token });
  const changes = await changesBetween(processes, request);
  if (request.proposer && touchesNoEntry(changes)) return NO_ENTRY;
  const scope = scopeOf(changes);
  if (!('slug' in scope)) return scope;
  const { slug } = scope;
  const folder = `${ENTRIES}/${slug}`;
  const source = await gitTree(processes, repository, head);
  if (!(await source.exists(folder))) return [removal(slug)];
  const found = await entryFiles(source, folder);
  const refused = fileFaults(found);
  if (refused.length > 0) return refused;

  const { proposer } = request;
  const record = proposer && (await boardRecord(processes, { repository, token }));
  let owned: OwnedBy = 'not checked';
  if (proposer && record) {
    const base = await gitTree(processes, repository, request.base);
    const beyond = await beyondAuthor({ head: source, base }, record, { slug, author: proposer.author });
    if (beyond.length > 0 && !isLabelled(proposer, OWNER_APPROVED)) return beyond;
    owned = beyond.length > 0 ? 'approved' : 'author';
  }

  const { read, faults } = await shapeOf(files, source, { slug, paths: found.map(({ path }) => path) });
  const named = await gitIn(processes, repository).run(['rev-parse', `${head}:${folder}`]);
  const planned = read && faults.length === 0 ? planReruns(read, entropy, request.model) : undefined;
  const reruns = planned && proposer && record ? withinCap(planned, proposer, record.receipts) : planned;
  if (read && reruns && request.tapes !== undefined) await keepTapes(files, source, read, reruns.legs, request.tapes);
  return {
    slug,
    tree: named.stdout.trim(),
    suites: read?.bundles.map(({ suite }) => suite.description.id) ?? [],
    owned,
    reruns,
    faults,
  };
}
