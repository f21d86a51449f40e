import { ENGINE_NAMES, ENGINES, type EngineName } from '../adapters/container/arguments.ts';
import { findEngine, NOT_INSTALLED } from '../adapters/container/engine.ts';
import { Fault } from '../errors/fault.ts';
import type { Processes } from '../ports/processes.ts';

interface Finding {
  readonly name: string;
  readonly ok: boolean;
  /** Set if nothing is wrong with what is not there. */
  readonly optional?: true;
  readonly detail: string;
}

const OLDEST_NODE = 20;

/** Checks whether this machine has what each kind of adapter needs. */
export async function examine(processes: Processes, nodeVersion: string): Promise<readonly Finding[]> {
  const node = Number.parseInt(nodeVersion, 10);
  const findings: Finding[] = [
    {
      name: 'Node.js',
      ok: node >= OLDEST_NODE,
      detail: node >= OLDEST_NODE ? nodeVersion : `${nodeVersion}: ${OLDEST_NODE} or newer is needed`,
    },
    { name: 'ref: and cmd: adapters', ok: true, detail: 'need nothing else' },
  ];
  for (const name of ENGINE_NAMES) findings.push(await engine(processes, name));
  return findings;
}

async function engine(processes: Processes, engineName: EngineName): Promise<Finding> {
  const name = `${engineName} (image: and dir: adapters)`;
  try {
    const found = await findEngine(processes, engineName);
    const open = ENGINES[engineName].openSockets(found.version);
    return { name, ok: open === undefined, detail: `version ${found.version}${open === undefined ? '' : `. ${open}`}` };
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    const { message, hint = '' } = thrown;
    if (message.endsWith(NOT_INSTALLED)) return { name, ok: false, optional: true, detail: 'not installed (optional)' };
    return { name, ok: false, detail: `${message} ${hint}` };
  }
}
