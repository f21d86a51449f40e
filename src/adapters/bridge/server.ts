import { Fault } from '../../errors/fault.ts';
import type { Files } from '../../ports/files.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Child, Processes } from '../../ports/processes.ts';
import type { Address, Program } from './mapping.ts';
import { endProgram, startProgram } from './program.ts';
import { fieldsOf, fill, type Json, type Values } from './template.ts';

/** A server's reply, unchecked. `json` throws the Fault `bridge.server` where no part is JSON. */
export interface Reply {
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
  /** @param ends until when, by the monotonic clock, a rate limit may be waited for */
  call(call: Call, values: Values, ends: number): Promise<Reply>;
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
  if (!('command' in server && 'url' in server)) return { server, child: undefined, end: clear };
  const child = await startProgram(processes, server as Program & Address, ports).catch(async (thrown: unknown) => {
    await clear();
    throw thrown;
  });
  const end = async () => {
    await endProgram(child);
    await clear();
  };
  return { server, child, end };
}
