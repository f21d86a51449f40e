import type { Entropy } from '../ports/clock.ts';
import type { Child, Processes } from '../ports/processes.ts';
import type { Launcher } from './launch.ts';

/** Tells nothing but to whom a process belongs. */
const MARK = 'CIB_PROCESS';

interface ProcessPorts {
  readonly processes: Processes;
  readonly entropy: Entropy;
}

/** A local process by its command line, in a shell of its own. It sees the caller's environment as given, and its mark. */
export function processLauncher(
  { processes, entropy }: ProcessPorts,
  command: string,
  env: Readonly<Record<string, string>>,
): Launcher {
  return {
    engine: null,
    image: null,
    async launch() {
      const mark = entropy.hex(16);
      const child = processes.spawn('/bin/sh', ['-c', command], { env: { ...env, [MARK]: mark } });
      const end = async () => {
        await endProcess(child);
        // What left the group, as a daemon does.
        processes.endMarked(MARK, mark);
      };
      return { child, end };
    },
  };
}

const GRACE_MS = 2_000;

/** Standard input is closed by now: wait, ask, then insist (the MCP stdio ladder). */
async function endProcess(child: Child): Promise<void> {
  if (await exitsWithin(child, GRACE_MS)) return child.kill('SIGKILL');
  child.kill('SIGTERM');
  await exitsWithin(child, GRACE_MS);
  // Also after a clean exit: what it started may still run in its process group.
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
