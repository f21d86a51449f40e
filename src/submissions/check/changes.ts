import { Fault } from '../../errors/fault.ts';
import { gather, gitStream, PLAIN } from '../../git/stream.ts';
import type { Processes } from '../../ports/processes.ts';
import type { Change } from '../rules/scope.ts';

const SECONDS = 60;

export interface Range {
  readonly repository: string;
  /** A commit; `HEAD` where none was given. */
  readonly base: string;
  readonly head: string;
}

/** What the head changes since it left the base, as Git's own trees tell: no path is quoted, nothing is a rename. */
export async function changesBetween(processes: Processes, range: Range): Promise<readonly Change[]> {
  const from = await fork(processes, range);
  const words = ['-r', '-z', '--raw', '--no-renames', '--ignore-submodules=none', from, range.head, '--'];
  const listing = await gather(gitStream(processes, ['-C', range.repository, ...PLAIN, 'diff-tree', ...words]));
  const fields = Buffer.from(listing).toString('utf8').split('\0');
  const changes: Change[] = [];
  // `:MODE MODE OBJECT OBJECT STATUS\0PATH\0`
  for (let i = 0; i + 1 < fields.length; i += 2)
    changes.push({ path: fields[i + 1] ?? '', gone: / D$/.test(fields[i] ?? '') });
  return changes;
}

/** Where the head left the base. With more than one such commit, what it changes would be a matter of opinion. */
async function fork(processes: Processes, { repository, base, head }: Range): Promise<string> {
  const git = (...words: readonly string[]) => processes.exec('git', ['-C', repository, ...PLAIN, ...words], SECONDS);
  const { code, stdout, stderr } = await git('merge-base', '--all', base, head);
  const [found, ...others] = stdout.split('\n').filter(Boolean);
  if (found !== undefined && others.length === 0) return found;
  if (others.length > 0)
    throw new Fault('submission.scope', `The head left the base at ${others.length + 1} commits at once.`, {
      hint: 'Rebase the branch onto the base.',
    });
  if (code !== 1) throw new Fault('revision.unknown', `The base is no commit here: ${stderr.trim()}`, { hint: WHOLE });
  const shallow = (await git('rev-parse', '--is-shallow-repository')).stdout.trim() === 'true';
  if (shallow) throw new Fault('revision.unknown', 'The checkout lacks the history of the base.', { hint: WHOLE });
  throw new Fault('submission.scope', 'The head has no commit in common with the base.', {
    hint: 'Begin a branch at the base, and add the entry there.',
  });
}

const WHOLE = 'Check the base out with its whole history: `fetch-depth: 0`.';
