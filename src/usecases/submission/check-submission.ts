import type { Fault } from '../../errors/fault.ts';
import type { Ports } from '../../ports/ports.ts';
import { fileFaults } from '../../verify/submission/files.ts';
import { ENTRIES, removal, scopeOf } from '../../verify/submission/scope.ts';
import { PLAIN } from '../git-stream.ts';
import { gitTree } from '../git-tree.ts';
import { changesBetween, type Range } from './changes.ts';
import { entryFiles } from './entry-files.ts';
import { fetchCommit } from './fetch-commit.ts';
import { planReruns, type Reruns } from './plan-reruns.ts';
import { shapeOf } from './shape.ts';

export interface SubmissionRequest extends Range {
  /** Goes to `origin` where the head has to be fetched. */
  readonly token?: string | undefined;
}

/** A submission that keeps to one entry's folder and to plain files. */
export interface Checked {
  readonly slug: string;
  /** Git's id of the entry's folder at the head. */
  readonly tree: string;
  readonly suites: readonly string[];
  /** Absent where the shape does not hold: nothing of a refused submission is run. */
  readonly reruns: Reruns | undefined;
  /** What is wrong with its shape. */
  readonly faults: readonly Fault[];
}

/**
 * Checks what a head adds to a base, reading Git's objects alone. First its scope and its files as files: what is wrong
 * there comes back as a list, and nothing was read as an entry. Then the entry's shape.
 */
export async function checkSubmission(
  { files, processes, entropy }: Pick<Ports, 'files' | 'processes' | 'entropy'>,
  request: SubmissionRequest,
): Promise<Checked | readonly Fault[]> {
  const { repository, head, token } = request;
  await fetchCommit(processes, { repository, sha: head, token });
  const changes = await changesBetween(processes, request);
  const scope = scopeOf(changes);
  if (!('slug' in scope)) return scope;
  const { slug } = scope;
  const folder = `${ENTRIES}/${slug}`;
  const source = await gitTree(processes, repository, head);
  if (!(await source.exists(folder))) return [removal(slug)];
  const found = await entryFiles(source, folder);
  const refused = fileFaults(found);
  if (refused.length > 0) return refused;

  const { read, faults } = await shapeOf(files, source, { slug, paths: found.map(({ path }) => path) });
  const named = await processes.exec('git', ['-C', repository, ...PLAIN, 'rev-parse', `${head}:${folder}`], 60);
  return {
    slug,
    tree: named.stdout.trim(),
    suites: read?.bundles.map(({ suite }) => suite.description.id) ?? [],
    reruns: read && faults.length === 0 ? planReruns(read, entropy) : undefined,
    faults,
  };
}
