import { Fault } from '../../errors/fault.ts';
import { gitEnvironment } from '../../git/environment.ts';
import { runGit, type Told } from '../../git/run.ts';
import type { Files } from '../../ports/files.ts';
import type { Processes } from '../../ports/processes.ts';

/** The longest that one command may take, in seconds: a push waits for the server's own checks. */
const SECONDS = 300;

/** A repository of our own beside the board's: commits are made from objects alone, there is no work tree to go wrong. */
export interface BoardGit {
  readonly folder: string;
  /** Never throws for an exit code. */
  attempt(...words: readonly string[]): Promise<Told>;
  /** What a command that must succeed printed. */
  must(...words: readonly string[]): Promise<string>;
  end(): Promise<void>;
}

/** Who the commits are by: what GitHub shows for the token of a workflow. */
const AUTHOR = 'github-actions[bot]';
const EMAIL = '41898282+github-actions[bot]@users.noreply.github.com';

/** `remote` is an address or a folder. */
export async function boardGit(
  { files, processes }: { readonly files: Files; readonly processes: Processes },
  { remote, token, date }: { readonly remote: string; readonly token?: string | undefined; readonly date: string },
): Promise<BoardGit> {
  const folder = await files.temporary('cib-receipts-');
  const env = { ...gitEnvironment(processes.inherited(), remote, token), ...author(date) };
  const attempt = (...words: readonly string[]) =>
    runGit(processes, ['--git-dir', folder, ...words], { env, seconds: SECONDS });
  const must = async (...words: readonly string[]) => {
    const { code, stdout, said } = await attempt(...words);
    if (code === 0) return stdout;
    throw new Fault('internal', `git ${words[0]} ended with ${code}: ${said.slice(-1000)}`);
  };
  await must('init', '--quiet', '--bare', '--template=', folder);
  await must('remote', 'add', 'board', remote);
  return { folder, attempt, must, end: () => files.remove(folder) };
}

const author = (date: string) => ({
  GIT_AUTHOR_NAME: AUTHOR,
  GIT_AUTHOR_EMAIL: EMAIL,
  GIT_AUTHOR_DATE: date,
  GIT_COMMITTER_NAME: AUTHOR,
  GIT_COMMITTER_EMAIL: EMAIL,
  GIT_COMMITTER_DATE: date,
});
