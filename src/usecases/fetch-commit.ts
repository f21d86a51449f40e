import { Fault } from '../errors/fault.ts';
import type { Processes } from '../ports/processes.ts';

/** The longest that a fetch may take, in seconds. */
const SECONDS = 300;
const LONGEST = 65_536;

export interface Fetching {
  /** A checkout. */
  readonly repository: string;
  /** The remote's name there, such as `origin`. */
  readonly remote: string;
  /** The full id of the commit. */
  readonly sha: string;
  /** Goes by the environment, to this server alone: a command line is seen by every process of the machine. */
  readonly token: string;
  readonly serverUrl: string;
}

/**
 * Brings one commit and its tree, without its history, into a repository; nothing of it is checked out. Throws
 * `git.missing`, `github.permission`, or `github.unavailable` where it does not come.
 */
export async function fetchCommit(processes: Processes, fetching: Fetching): Promise<void> {
  const { repository, remote, sha } = fetching;
  const words = [
    '-C',
    repository,
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--depth=1',
    remote,
    sha,
  ];
  const child = processes.spawn('git', words, { env: { ...processes.inherited(), ...settings(fetching) } });
  child.stdin.end();
  child.stdout.resume();
  const late = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000);
  let said = '';
  for await (const piece of child.stderr) said = (said + Buffer.from(piece).toString('latin1')).slice(-LONGEST);
  const { code, failure } = await child.exited;
  clearTimeout(late);
  if (failure) throw new Fault('git.missing', `git could not be started: ${failure.message}`, { cause: failure });
  if (code === 0) return;
  const told = JSON.stringify(said.trim().slice(-500));
  if (/returned error: 40[13]|authentication failed|could not read username/i.test(said))
    throw new Fault('github.permission', `Commit ${sha} may not be fetched with this token: ${told}`, {
      hint: 'Add the line "contents: read" below "permissions:" of the job, and pass its token on.',
    });
  throw new Fault('github.unavailable', `Commit ${sha} could not be fetched from ${remote}: ${told}`, {
    hint: 'Run the job again. A commit that nothing points at any longer cannot be fetched.',
  });
}

function settings({ token, serverUrl }: Fetching): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    LC_ALL: 'C',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${serverUrl}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
  };
}
