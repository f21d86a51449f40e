import { ENGINE_NAMES, type EngineName } from '../adapters/container/arguments.ts';
import { lookForEngine } from '../adapters/container/engine.ts';
import type { Processes } from '../ports/processes.ts';

interface Finding {
  readonly name: string;
  /** Whether it can be used, also with warnings. */
  readonly ok: boolean;
  readonly warnings?: readonly string[];
  /** True if the program works without it. */
  readonly optional?: true;
  readonly detail: string;
}

/** Checks whether this machine has what each kind of adapter needs. */
export async function examine(processes: Processes, nodeVersion: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [
    // `src/cli/bin.ts` refuses a version that is too old before any command starts.
    { name: 'Node.js', ok: true, detail: nodeVersion },
    { name: 'ref: and cmd: adapters', ok: true, detail: 'need nothing else' },
  ];
  for (const name of ENGINE_NAMES) findings.push(await engineFinding(processes, name));
  return findings;
}

async function engineFinding(processes: Processes, engineName: EngineName): Promise<Finding> {
  const name = `${engineName} (image: and dir: adapters)`;
  const { engine, missing, installed } = await lookForEngine(processes, engineName);
  if (missing) {
    if (!installed) return { name, ok: false, optional: true, detail: 'not installed (optional)' };
    return { name, ok: false, detail: `${missing.message} ${missing.hint ?? ''}` };
  }
  const warnings = [engine.openSockets, engine.unlimited].filter((one) => one !== undefined);
  const detail = [`version ${engine.version}`, warnings.join(' ')].filter(Boolean).join('. ');
  return { name, ok: true, detail, ...(warnings.length > 0 && { warnings }) };
}
