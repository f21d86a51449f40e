import { Fault } from '../../errors/fault.ts';
import { type Git, gitIn } from '../../git/git.ts';
import type { Processes } from '../../ports/processes.ts';
import type { Change } from '../rules/scope.ts';

export interface Range {
  readonly repository: string;
  /** A commit, by default `HEAD`. */
  readonly base: string;
  readonly head: string;
}

/** The changes of the head since its merge base, from Git's trees: paths are not quoted, and renames are not detected. */
export async function changesBetween(processes: Processes, range: Range): Promise<readonly Change[]> {
  const git = gitIn(processes, range.repository);
  const from = await fork(git, range);
  const words = ['-r', '-z', '--raw', '--no-renames', '--ignore-submodules=none', from, range.head, '--'];
  const fields = (await git.read(['diff-tree', ...words])).toString('utf8').split('\0');
  const changes: Change[] = [];
  // `:MODE MODE OBJECT OBJECT STATUS\0PATH\0`
  for (let i = 0; i + 1 < fields.length; i += 2)
    changes.push({ path: fields[i + 1] ?? '', gone: / D$/.test(fields[i] ?? '') });
  return changes;
}

/** The merge base. If there is more than one, the changes of the head are ambiguous. */
async function fork(git: Git, { base, head }: Range): Promise<string> {
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
