import { Fault } from '../errors/fault.ts';
import { DEFAULT_LIMITS } from '../evidence/limits.ts';
import type { Ports } from '../ports/ports.ts';
import type { Child } from '../ports/processes.ts';
import { gatewayEnvironment, type ReachingLauncher } from './launch.ts';

/** The environment variable that marks the processes of an adapter. */
const MARK = 'CIB_PROCESS';

/** Starts a local process by its command line, in a shell of its own, with the given environment and a mark. */
export function processLauncher(
  { processes, entropy }: Pick<Ports, 'processes' | 'entropy'>,
  command: string,
  env: Readonly<Record<string, string>>,
): ReachingLauncher {
  return {
    engine: null,
    image: null,
    reach: 'loopback',
    async launch(access) {
      const mark = entropy.hex(16);
      const model = access && 'url' in access ? gatewayEnvironment(access.url, access.key) : {};
      const child = processes.spawnShell(command, { env: { ...env, ...model, [MARK]: mark } });
      const end = async () => {
        await endProcess(child);
        // Also finds processes that left the process group, such as daemons.
        processes.endMarked(MARK, mark);
      };
      return { child, end };
    },
  };
}

const GRACE_MS = 2_000;

/** Standard input is closed by now: wait, then SIGTERM, then SIGKILL, as MCP does over standard streams. */
async function endProcess(child: Child): Promise<void> {
  if (await exitsWithin(child, GRACE_MS)) return child.kill('SIGKILL');
  child.kill('SIGTERM');
  await exitsWithin(child, GRACE_MS);
  // Also after a clean exit: its process group may still have running processes.
  child.kill('SIGKILL');
  await child.exited;
}

export async function exitsWithin(child: Child, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const exited = await Promise.race([child.exited.then(() => true), late]);
  clearTimeout(timer);
  return exited;
}

/** What the exit status of a shell means. */
const SHELL_STATUS: Readonly<Record<number, string>> = {
  126: 'Status 126 usually means that the program may not be executed. Make it executable, or name its interpreter, as in `python3 adapter.py`.',
  127: 'Status 127 usually means that the program was not found. Check its name and path. A relative path starts in the folder where cib was called.',
};

/** What the client of an engine writes where a container did not start. It says itself what is wrong. */
const OF_ENGINE = /^(?:docker|Error): /m;

/** The exit status of a program that was killed. */
const KILLED = 137;

/** What Python, Node, a POSIX shell and Go write if there is no file of the name in the command. */
const NO_FILE =
  /can't open file .*\[Errno 2\]|^Error: Cannot find module '\/[^'\n]*'$|: cannot open .*: No such file|^stat .*: no such file or directory$/m;

/** What programs write that need what a container does not have, and what to do. */
const LACKING: readonly (readonly [words: RegExp, hint: string])[] = [
  [
    /Read-only file system|\bEROFS\b/,
    'If it runs in a container: only /tmp can be written to there. Use it, caches and settings of libraries too, such as with HOME=/tmp.',
  ],
  [
    /failure in name resolution|getaddrinfo (?:ENOTFOUND|EAI_AGAIN)|Name or service not known/,
    'If it runs in a container: it has no network. Load what the adapter needs in the build of its image.',
  ],
  [
    /^ModuleNotFoundError: |\b(?:ERR_)?MODULE_NOT_FOUND\b/m,
    'A module is missing where the adapter runs. In an image, see COPY and the step that installs packages in the Dockerfile.',
  ],
];

/** The variables by which a gateway gives an adapter its model. */
const OF_MODEL = /\bOPENAI_(?:BASE_URL|API_KEY)\b/;

/** What Node writes if it takes a file in TypeScript for JavaScript. */
const NO_TYPESCRIPT = [/\.ts:\d+$/m, /^SyntaxError: /m];
const NO_EXTENSION = 'Unknown file extension ".ts"';

/** The last line that Node writes when it ends with an error. */
const NODE_VERSION = /^Node\.js v(\d+\.\d+)/m;

/** The oldest version of Node that runs TypeScript without an option. */
export const TYPESCRIPT_NODE = '22.18';

/** @param version a version of Node, such as 24.1.0 */
export function runsTypeScript(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needed = 0, least = 0] = TYPESCRIPT_NODE.split('.').map(Number);
  return major > needed || (major === needed && minor >= least);
}

/**
 * What to do about an adapter that exited by itself. Undefined if its own words have to do.
 *
 * @param memory that a container may use, in MiB
 * @param hasModel whether it was given a model
 */
export function exitHint(
  status: number | null,
  printed: string,
  { memory, hasModel }: { readonly memory: number; readonly hasModel: boolean },
): string | undefined {
  if (status === KILLED)
    return `Status 137 means that it was killed, in a container usually because it needed more than its ${memory} MiB of memory (--memory). No board accepts a run with more than ${DEFAULT_LIMITS.memory_mb} MiB.`;
  const ofShell = SHELL_STATUS[status ?? 0];
  if (ofShell !== undefined) return OF_ENGINE.test(printed) ? undefined : ofShell;
  if (printed === '') return 'It wrote nothing to standard error.';
  const isTypeScript = printed.includes(NO_EXTENSION) || NO_TYPESCRIPT.every((one) => one.test(printed));
  const version = isTypeScript ? NODE_VERSION.exec(printed)?.[1] : undefined;
  if (version !== undefined && !runsTypeScript(version)) {
    return `Node ${version} does not run TypeScript. Install Node ${TYPESCRIPT_NODE} or newer, or name its path in place of \`node\`.`;
  }
  if (!hasModel && OF_MODEL.test(printed))
    return 'Give the adapter its model with --gateway, which sets OPENAI_BASE_URL and OPENAI_API_KEY for it.';
  if (!NO_FILE.test(printed)) return LACKING.find(([words]) => words.test(printed))?.[1];
  return 'There is no such file. A relative path in cmd: starts in the current folder; in a container, see COPY in the Dockerfile.';
}

/** What to do about a program that could not be started. */
export function failureHint({ message }: Error): string | undefined {
  const [lacking] = /\b(?:E[MN]FILE|EAGAIN)\b/.exec(message) ?? [];
  if (lacking === undefined) return undefined;
  const more = lacking === 'EAGAIN' ? 'processes (ulimit -u, or the limit of the container)' : 'open files (ulimit -n)';
  return `Allow more ${more}, or give a smaller number of --jobs.`;
}

/** Rounded to a tenth of a second, because the first call of an episode has a millisecond less than the limit. */
const timeText = (ms: number) => (ms < 100 ? `${Math.round(ms)} ms` : `${Number((ms / 1_000).toFixed(1))} s`);

/** A call that the adapter did not answer in time. */
export function timeoutFault(method: string, milliseconds: number): Fault {
  const standard = 'No board accepts a run with more than the standard time.';
  const hint =
    method === 'initialize'
      ? `Flush standard output after each line, and do slow work before the start, such as in the build of an image.\nOtherwise, give more time with --start-seconds. ${standard}`
      : `Flush standard output after each line, or give more time with --episode-seconds, which all calls of an episode share. ${standard}`;
  return new Fault('adapter.timeout', `No answer to ${method} within ${timeText(milliseconds)}.`, { hint });
}
