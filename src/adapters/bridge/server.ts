import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import type { Files, FolderLock } from '../../ports/files.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Child, Processes } from '../../ports/processes.ts';
import { linesOf } from '../../text/words.ts';
import { boundedFetch, Redirected } from '../bounded-fetch.ts';
import { LastOutput } from '../last-output.ts';
import { excerpt } from '../message.ts';
import { exitsWithin } from '../process.ts';
import type { Address, Program } from './mapping.ts';
import { fieldsOf, fill, type Json, type Values } from './template.ts';

/** A server's reply, unchecked. `json` throws the Fault `bridge.server` where no part is JSON. */
export interface ServerReply {
  readonly text: string;
  /** Each part of the reply that is JSON, best first: of a tool its structured content, then its text. At least one. */
  json(): readonly JsonPart[];
}

interface JsonPart {
  /** The name used in messages. */
  readonly name: string;
  readonly value: unknown;
}

/** A memory server behind the bridge. All its errors are thrown as a Fault `bridge.server`. */
export interface Server<Call> {
  /** @param deadline by the monotonic clock, up to which a rate limit may be waited for */
  call(call: Call, values: Values, deadline: number): Promise<ServerReply>;
  /** Restarts the server, or connects to it again. */
  restart(): Promise<void>;
  /** Whether it must be restarted before the next call. */
  readonly broken: boolean;
  close(): Promise<void>;
}

/** The side effects of a bridge. */
export interface BridgePorts {
  readonly files: Files;
  readonly processes: Processes;
  readonly clock: Clock;
  /** The stream that receives the server's output. */
  readonly errors: NodeJS.WritableStream;
  /** Aborted when the bridge has to stop. */
  readonly signal: AbortSignal;
}

/** The server of a mapping, for one start of it. */
export interface PreparedServer<Config> {
  readonly server: Config;
  /** The program that serves the URL, if the mapping has one. */
  readonly child: Child | undefined;
  /** Stops the program, and removes the temporary folder of this start. */
  end(): Promise<void>;
}

/**
 * Fills in `{{folder}}`, a new folder for each start, and `{{env.NAME}}`, from the bridge's own environment; starts the
 * program that is then reached at its address.
 */
export async function prepareServer<Config extends object>(
  config: Config,
  ports: BridgePorts,
): Promise<PreparedServer<Config>> {
  const { files, processes } = ports;
  const fields = fieldsOf(config);
  const values: Record<string, Values[string]> = {};
  const environment = processes.inherited();
  for (const field of fields.filter((one) => one.startsWith('env.'))) {
    values[field] = environment[field.slice('env.'.length)];
    if (values[field] !== undefined) continue;
    throw new Fault('bridge.mapping', `The mapping uses {{${field}}}, but this environment variable is not set.`, {
      hint: 'Set the variable for the bridge. A container has only the variables of its image.',
    });
  }
  const folder = fields.includes('folder') ? await files.temporary('cib-bridge-') : undefined;
  const server = fill(config as Json, { ...values, folder }) as Config;
  const clear = async () => {
    if (folder !== undefined) await files.remove(folder);
  };
  if (!('url' in server)) return { server, child: undefined, end: clear };
  let child: Child | undefined;
  let lock: FolderLock | undefined;
  const end = async () => {
    if (child) await endProgram(child);
    await lock?.release();
    await clear();
  };
  try {
    lock = await reserveAddress(files, server as Address);
    if ('command' in server) child = await startProgram(processes, server as Program & Address, ports);
    return { server, child, end };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}

/** Two bridges that share a server would delete each other's events. */
async function reserveAddress(files: Files, { url }: Address): Promise<FolderLock> {
  const { host } = new URL(url);
  try {
    return await files.reserve(`bridge-${host.replace(/\W+/g, '-')}`);
  } catch (cause) {
    if (!(cause instanceof Fault) || cause.code !== 'out.busy') throw cause;
    throw new Fault(
      'bridge.server',
      `Another bridge uses the server at ${host}, and each would delete the other’s events. ${cause.message}`,
      {
        cause,
        hint: `Run one adapter at a time: without \`--jobs\`, or with \`--jobs 1\`. An adapter with its server in a container (\`dir:\`, \`image:\`) can run several times. If it was killed in another container, remove that folder.`,
      },
    );
  }
}

/** How long a server may take to start. The whole adapter has a minute. */
export const START_MS = 50_000;
/** Says that a call took longer than its limit, in seconds. */
export const lateness = (seconds: number) => `no answer within ${seconds} s, which is \`seconds\` in the mapping`;
/** How much of a server's standard error is kept, to explain why it exited. */
export const LAST_BYTES = 4_096;
const END_MS = 2_000;
const POLL_MS = 50;

/** Starts a server that has a URL, and waits until it answers there. `errors` receives its output. */
async function startProgram(
  processes: Processes,
  { command, args = [], env = {}, url, headers = {} }: Program & Address,
  { errors, signal }: { readonly errors: NodeJS.WritableStream; readonly signal: AbortSignal },
): Promise<Child> {
  if (await answersAt(url, headers))
    throw new Fault('bridge.server', `Another program answers at ${url}, where the bridge would start the server.`, {
      hint: 'Stop that program, or change the port in `server`.',
    });
  const child = processes.spawn(command, args, { env: { ...processes.inherited(), ...env } });
  child.stdin.on('error', () => {});
  // The bridge's standard output is reserved for the protocol.
  child.stdout.pipe(errors, { end: false });
  child.stderr.pipe(errors, { end: false });
  const stderr = new LastOutput(LAST_BYTES);
  child.stderr.on('data', (chunk: Uint8Array) => stderr.add(chunk));
  let ended: string | undefined;
  let missing: Fault | undefined;
  void child.exited.then(({ failure, code, signal: by }) => {
    missing = missingProgram(command, failure);
    ended = failure?.message ?? (by ? `signal ${by}` : `exit status ${code}`);
  });
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline && !signal.aborted) {
    if (ended !== undefined) {
      if (missing) throw missing;
      const last = endOfErrors(stderr.text());
      throw new Fault(
        'bridge.server',
        `The server exited during startup: ${ended}.${last === undefined ? '' : ` (${last})`}`,
      );
    }
    if (await answersAt(url, headers)) return child;
    await sleep(POLL_MS);
  }
  await endProgram(child);
  if (signal.aborted) throw new Fault('bridge.server', 'The bridge was stopped before its server answered.');
  throw new Fault('bridge.server', `The server did not answer at ${url} within ${START_MS / 1_000} seconds.`, {
    hint: 'Check `server.url`, and that the server listens on the loopback interface.',
  });
}

/** Whether a program answers there: any response shows that. */
const answersAt = (url: string, headers: Readonly<Record<string, string>>): Promise<boolean> =>
  boundedFetch(url, { headers, signal: AbortSignal.timeout(1_000) }).then(
    async ({ body }) => {
      await body?.cancel();
      return true;
    },
    (thrown: unknown) => thrown instanceof Redirected,
  );

/** What to do about a program that is not there; undefined for any other failure. */
export function missingProgram(command: string, failure: unknown): Fault | undefined {
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')) return undefined;
  return new Fault('bridge.server', `The server’s program ${command} was not found.`, {
    hint: 'Install it. If it is not on PATH, give its whole path as `server.command` in the mapping.',
  });
}

/** The last lines of a server's standard error, which say why it exited; undefined if it wrote nothing. */
export function endOfErrors(stderr: string): string | undefined {
  const lines = linesOf(stderr).filter((line) => line.trim() !== '');
  return lines.length === 0
    ? undefined
    : `its standard error ends: ${excerpt(lines.slice(-2).join('\n').slice(-200), 200)}`;
}

/** Stops a server and all processes that it started: SIGTERM first, then SIGKILL. */
async function endProgram(child: Child): Promise<void> {
  child.stdin.end();
  child.kill('SIGTERM');
  await exitsWithin(child, END_MS);
  child.kill('SIGKILL');
  await child.exited;
}
