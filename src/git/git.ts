import { Fault } from '../errors/fault.ts';
import type { Child, Processes } from '../ports/processes.ts';

export interface GitOptions {
  /**
   * Ignores the Git settings of the user and the machine, which could redirect a fetch. If a repository is only read,
   * they count, since `safe.directory` is one of them.
   */
  readonly isolated?: boolean;
  /** The remote of an isolated command, a URL or a folder. The token is only sent to the host of this URL. */
  readonly remote?: string | undefined;
  readonly token?: string | undefined;
  /** Whether the repository is bare. Then the paths of a command are relative to the process's working directory. */
  readonly bare?: boolean;
  /** Variables that are added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface GitResult {
  /** The exit code; null if Git was stopped by its time limit. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Git = ReturnType<typeof gitIn>;

/**
 * Replace refs are ignored, because they give other bytes than the commit has. Paths are literal, not patterns. No file system
 * monitor and no check of a signature is started, because a repository's own settings name their programs.
 */
const PLAIN = [
  ...['--no-replace-objects', '--literal-pathspecs', '--no-optional-locks'],
  ...['-c', 'core.fsmonitor=false', '-c', 'log.showSignature=false'],
];

/** The limit of an output in bytes, longer than the listing of a board's entries, or of its receipts without their runs. */
const LONGEST = 64 * 1_048_576;

/**
 * Git in one repository. All Git commands run through this function.
 *
 * @param repository A work tree or a folder of one.
 */
export function gitIn(processes: Processes, repository: string, options: GitOptions = {}) {
  const env = gitEnvironment(processes.inherited(), options);
  const place = options.bare ? ['--git-dir', repository] : ['-C', repository];
  /** Starts a command that gets its input in pieces. The caller stops it. */
  const start = (args: readonly string[]): Child => {
    const child = processes.spawn('git', [...place, ...PLAIN, ...args], { env });
    // A command that stops reading early reports that by its exit code.
    child.stdin.on('error', () => {});
    return child;
  };
  /** The output of a command in pieces. `what` names it in a message. @throws `file.unreadable` at the end if the command failed */
  const stream = (args: readonly string[], what = args.at(-1)) => outputOf(start(args), what);
  const outputOf = async function* (child: Child, what: string | undefined): AsyncGenerator<Uint8Array> {
    child.stdin.end();
    const said = gather(child.stderr, 'last');
    yield* child.stdout as AsyncIterable<Uint8Array>;
    const { code, failure } = await child.exited;
    if (code === 0) return;
    const reason = (await said).toString('utf8').trim().split('\n', 1)[0] || 'git said nothing more';
    throw new Fault('file.unreadable', `Git could not read ${what}: ${reason}`, {
      cause: failure,
      hint: '`git fsck` lists what is missing or damaged. An entry may not contain submodules.',
    });
  };
  return {
    start,
    stream,
    /** The whole output of a command. @throws `file.unreadable` if it failed, printed more than 64 MiB, or took longer than `seconds` */
    async read(args: readonly string[], seconds = 20): Promise<Buffer> {
      const child = start(args);
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, seconds * 1000);
      try {
        return await gather(outputOf(child, args.at(-1)), 'all');
      } catch (thrown) {
        if (!isLate) throw thrown;
        throw new Fault('file.unreadable', `git ${args[0]} did not end within ${seconds} seconds.`, { hint: ENDLESS });
      } finally {
        clearTimeout(late);
      }
    },
    /** Runs a command and returns its exit code. @throws `git.missing` if Git is not installed */
    async run(args: readonly string[], seconds = 60): Promise<GitResult> {
      const child = start(args);
      child.stdin.end();
      const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
      const [stdout, stderr, { code, failure }] = await Promise.all([
        gather(child.stdout, 'last'),
        gather(child.stderr, 'last'),
        child.exited,
      ]);
      clearTimeout(late);
      if (failure)
        throw new Fault('git.missing', `git could not be started: ${failure.message}`, {
          cause: failure,
          hint: 'Install Git, so that `git --version` works.',
        });
      return { code, stdout: stdout.toString('utf8'), stderr: stderr.toString('utf8') };
    },
  };
}

const ENDLESS = 'Run the command again. If it takes as long, the commit may contain far more folders than files.';

/** This process may run in a Git hook, which sets its own index and object store. The paths of Git and its certificates are kept. */
const FOREIGN = /^GIT_(?!EXEC_PATH$|SSL_CA|CONFIG)/;
const CONFIG = /^GIT_CONFIG/;

/**
 * The environment for Git, made from the process's own: without the variables of a hook and without password prompts. A
 * token is passed in the environment, because every process on the machine can read a command line.
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
    // Grafts give a commit other parents than it has. Git warns about a file of them, so none is there.
    GIT_GRAFT_FILE: '/dev/null/none',
    // Without a remote, Git would still fetch a missing object of a partial clone, with the program that its settings name.
    ...(remote === '' && { GIT_ALLOW_PROTOCOL: 'none' }),
    ...(isolated && isolation(remote, token)),
    ...env,
  };
}

function isolation(remote: string, token: string | undefined): Record<string, string> {
  const host = /^https?:\/\/[^/]+\//.exec(remote)?.[0];
  const basic = token && Buffer.from(`x-access-token:${token}`).toString('base64');
  const settings = [
    // The token is not sent to another host after a redirect.
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

/** Reads a whole stream. If it exceeds the limit, only its last bytes are kept, or it is refused. */
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
