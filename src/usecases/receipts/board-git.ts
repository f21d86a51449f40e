import { Fault } from '../../errors/fault.ts';
import type { Files } from '../../ports/files.ts';
import type { Processes } from '../../ports/processes.ts';

/** The longest that one command may take, in seconds: a push waits for the server's own checks. */
const SECONDS = 300;
const LONGEST = 1_048_576;

export interface Told {
  readonly code: number | null;
  readonly stdout: string;
  /** All that Git and the server said. */
  readonly said: string;
}

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

/**
 * `remote` is an address or a folder. The token goes to Git by its environment: a command line is seen by every process of
 * the machine. It is sent to the remote's own host alone.
 */
export async function boardGit(
  { files, processes }: { readonly files: Files; readonly processes: Processes },
  { remote, token, date }: { readonly remote: string; readonly token?: string | undefined; readonly date: string },
): Promise<BoardGit> {
  const folder = await files.temporary('cib-receipts-');
  const env = { ...withoutGit(processes.inherited()), ...settings(remote, token, date) };
  const attempt = async (...words: readonly string[]): Promise<Told> => {
    const child = processes.spawn('git', ['--git-dir', folder, ...words], { env });
    child.stdin.end();
    const late = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000);
    const [stdout, stderr, { code, failure }] = await Promise.all([
      gather(child.stdout),
      gather(child.stderr),
      child.exited,
    ]);
    clearTimeout(late);
    if (failure) throw new Fault('git.missing', `git could not be started: ${failure.message}`, { cause: failure });
    return { code, stdout: stdout.trim(), said: `${stdout}${stderr}`.trim() };
  };
  const must = async (...words: readonly string[]) => {
    const { code, stdout, said } = await attempt(...words);
    if (code === 0) return stdout;
    throw new Fault('internal', `git ${words[0]} ended with ${code}: ${said.slice(-1000)}`);
  };
  await must('init', '--quiet', '--bare', '--template=', folder);
  await must('remote', 'add', 'board', remote);
  return { folder, attempt, must, end: () => files.remove(folder) };
}

/** A caller may itself be a hook, with an index and a store of objects of its own. Where Git and its certificates stand is kept. */
const FOREIGN = /^GIT_(?!EXEC_PATH$|SSL_CA)/;

function withoutGit(env: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN.test(name)));
}

/** The caller's own settings, hooks and helpers have no say in what is recorded. */
function settings(remote: string, token: string | undefined, date: string): Record<string, string> {
  const basic = token && Buffer.from(`x-access-token:${token}`).toString('base64');
  const host = /^https?:\/\/[^/]+\//.exec(remote)?.[0];
  const options = [
    // What is asked of the board is answered by the board: a token follows no redirection.
    ['http.followRedirects', 'false'],
    ...(basic && host ? [[`http.${host}.extraHeader`, `Authorization: Basic ${basic}`]] : []),
  ];
  return {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
    GIT_AUTHOR_NAME: AUTHOR,
    GIT_AUTHOR_EMAIL: EMAIL,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: AUTHOR,
    GIT_COMMITTER_EMAIL: EMAIL,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_COUNT: String(options.length),
    ...Object.fromEntries(
      options.flatMap(([key = '', value = ''], i) => [
        [`GIT_CONFIG_KEY_${i}`, key],
        [`GIT_CONFIG_VALUE_${i}`, value],
      ]),
    ),
  };
}

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text = (text + Buffer.from(piece).toString('latin1')).slice(-LONGEST);
  return Buffer.from(text, 'latin1').toString('utf8');
}
