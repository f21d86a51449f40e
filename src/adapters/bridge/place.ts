import { Fault } from '../../errors/fault.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Processes } from '../../ports/processes.ts';
import { fieldsOf, fill, type Json, type Values } from './template.ts';

/** The effects that a bridge has. */
export interface BridgePorts {
  readonly files: Files;
  readonly processes: Processes;
  readonly clock: Clock;
  /** Where the server's words go. */
  readonly errors: NodeJS.WritableStream;
  /** Aborted when the bridge is to end. */
  readonly signal: AbortSignal;
}

/** What a mapping says of its server, for one start of it. */
export interface Placed<Where> {
  readonly server: Where;
  /** Takes away the folder that this start was given. */
  clear(): Promise<void>;
}

/** Fills in `{{folder}}`, a fresh folder for each start, and `{{env.NAME}}`, from the bridge's own environment. */
export async function place<Where>(where: Where, { files, processes }: BridgePorts): Promise<Placed<Where>> {
  const fields = fieldsOf(where);
  const values: Record<string, Values[string]> = {};
  const environment = processes.inherited();
  for (const field of fields.filter((one) => one.startsWith('env.'))) {
    values[field] = environment[field.slice('env.'.length)];
    if (values[field] !== undefined) continue;
    throw new Fault('bridge.mapping', `The mapping names {{${field}}}, which the environment does not have.`, {
      hint: 'Set it for the bridge; a container has no environment but that of its image.',
    });
  }
  const folder = fields.includes('folder') ? await files.temporary('cib-bridge-') : undefined;
  return {
    server: fill(where as Json, { ...values, folder }) as Where,
    clear: async () => {
      if (folder !== undefined) await files.remove(folder);
    },
  };
}
