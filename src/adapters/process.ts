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
