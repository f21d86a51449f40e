import { Fault } from '../errors/fault.ts';
import type { Child, Processes } from '../ports/processes.ts';

export interface GitOptions {
  /**
   * Without the settings of the user and the machine: they could send a fetch elsewhere. Where a repository is only read
   * they count, since `safe.directory` is one of them.
   */
  readonly isolated?: boolean;
  /** What an isolated command talks to, an address or a folder. The token is sent to its own host alone. */
  readonly remote?: string | undefined;
  readonly token?: string | undefined;
  /** A bare repository, from which no path is taken: those of a command are relative to the process's own folder. */
  readonly bare?: boolean;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface GitResult {
  /** Null where Git was ended for taking too long. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Git = ReturnType<typeof gitIn>;

/** Replaced objects would be other bytes than the commit names; paths are taken as they are, not as patterns. */
const PLAIN = ['--no-replace-objects', '--literal-pathspecs', '--no-optional-locks'];

/** In bytes: longer than the listing of any tree worth reading. */
const LONGEST = 64 * 1_048_576;

/**
 * Git in one repository. Everything that runs Git does it through here.
 *
 * @param repository A work tree or a folder of one.
 */
export function gitIn(processes: Processes, repository: string, options: GitOptions = {}) {
  const env = gitEnvironment(processes.inherited(), options);
  const place = options.bare ? ['--git-dir', repository] : ['-C', repository];
  /** Starts a command that is given its input bit by bit. The caller ends it. */
  const start = (words: readonly string[]): Child => {
    const child = processes.spawn('git', [...place, ...PLAIN, ...words], { env });
    // A command that ends early says so by its exit code.
    child.stdin.on('error', () => {});
    return child;
  };
  /** What a command prints, in pieces, given what it reads. @throws `file.unreadable` at the end where the command failed */
  const stream = async function* (words: readonly string[], input = ''): AsyncGenerator<Uint8Array> {
    const child = start(words);
    child.stdin.end(input);
    child.stderr.resume();
    yield* child.stdout as AsyncIterable<Uint8Array>;
    const { code, failure } = await child.exited;
    if (code !== 0) throw new Fault('file.unreadable', `git ${words.at(-1)} could not be read.`, { cause: failure });
  };
  return {
    start,
    stream,
    /** All that a command prints. @throws `file.unreadable` where the command failed, or prints more than 64 MiB */
    read: (words: readonly string[], input?: string): Promise<Buffer> => gather(stream(words, input), 'all'),
    /** Runs a command to its end and never throws for an exit code. @throws `git.missing` without a Git */
    async run(words: readonly string[], seconds = 60): Promise<GitResult> {
      const child = start(words);
      child.stdin.end();
      const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
      const [stdout, stderr, { code, failure }] = await Promise.all([
        gather(child.stdout, 'last'),
        gather(child.stderr, 'last'),
        child.exited,
      ]);
      clearTimeout(late);
      if (failure) throw new Fault('git.missing', `git could not be started: ${failure.message}`, { cause: failure });
      return { code, stdout: stdout.toString('utf8'), stderr: stderr.toString('utf8') };
    },
  };
}

/** A caller may itself be a hook, with an index and a store of objects of its own. Where Git and its certificates are is kept. */
const FOREIGN = /^GIT_(?!EXEC_PATH$|SSL_CA|CONFIG)/;
const CONFIG = /^GIT_CONFIG/;

/**
 * The environment for Git, made from the process's own: no hook's variables count, and no password is asked for. A
 * token is passed in the environment, as a command line is seen by every process of the machine.
 */
function gitEnvironment(
  inherited: Readonly<Record<string, string>>,
  { isolated = false, remote = '', token, env }: GitOptions,
): Readonly<Record<string, string>> {
  const kept = Object.entries(inherited).filter(([name]) => !FOREIGN.test(name) && !(isolated && CONFIG.test(name)));
  return {
    ...Object.fromEntries(kept),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'true',
    LC_ALL: 'C',
    ...(isolated && isolation(remote, token)),
    ...env,
  };
}

function isolation(remote: string, token: string | undefined): Record<string, string> {
  const host = /^https?:\/\/[^/]+\//.exec(remote)?.[0];
  const basic = token && Buffer.from(`x-access-token:${token}`).toString('base64');
  const settings = [
    // A token follows no redirection to another host.
    ['http.followRedirects', 'false'],
    ...(basic && host ? [[`http.${host}.extraHeader`, `Authorization: Basic ${basic}`]] : []),
  ];
  const named = settings.flatMap(([key = '', value = ''], i) => [
    [`GIT_CONFIG_KEY_${i}`, key],
    [`GIT_CONFIG_VALUE_${i}`, value],
  ]);
  return {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(named),
  };
}

/** A stream at once, which is bounded: of more than that the last bytes are kept, or it is refused. */
export async function gather(pieces: AsyncIterable<Uint8Array>, keep: 'all' | 'last'): Promise<Buffer> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    kept.push(piece);
    size += piece.length;
    if (size > LONGEST && keep === 'all')
      throw new Fault('file.unreadable', `Git wrote more than ${LONGEST} bytes at once.`);
    while (size - (kept[0]?.length ?? 0) >= LONGEST) size -= kept.shift()?.length ?? 0;
  }
  return Buffer.concat(kept);
}
