import { setTimeout as pause } from 'node:timers/promises';
import type { Limits } from '../../evidence/limits.ts';
import type { Image } from '../../evidence/manifest.ts';
import type { Entropy } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Child, Processes } from '../../ports/processes.ts';
import type { Launcher } from '../launch.ts';
import { exitsWithin } from '../process.ts';
import { LABELS, runArguments } from './arguments.ts';
import type { Engine } from './engine.ts';
import { endLabelled } from './leftovers.ts';

interface ContainerPorts {
  readonly processes: Processes;
  readonly files: Files;
  readonly entropy: Entropy;
}

interface Origin {
  readonly image: Image;
  readonly limits: Limits;
  /** Names the run, in letters and digits. */
  readonly run: string;
}

/** Starts containers of one image, each with a name and an id file of its own. */
export function containerLauncher(ports: ContainerPorts, engine: Engine, { image, limits, run }: Origin): Launcher {
  return {
    engine: { name: engine.name, version: engine.version },
    image,
    async launch() {
      const name = `cib-${ports.entropy.hex(8)}`;
      const folder = await ports.files.temporary('cib-');
      const cidFile = `${folder}/cid`;
      // The engine's client needs its own settings (host, context, certificates) and gives none of them on.
      const child = ports.processes.spawn(
        engine.name,
        runArguments({ engine: engine.name, name, run, cidFile, image: image.id, limits }),
        {
          env: ports.processes.inherited(),
        },
      );
      const end = async () => {
        await endContainer(engine, child, name, () => ports.files.exists(cidFile));
        await ports.files.remove(folder);
      };
      return { child, end };
    },
    clear: () => endLabelled(engine, `${LABELS.run}=${run}`),
  };
}

const GRACE_MS = 2_000;
const CREATION_MS = 1_000;

/**
 * Ends one container. Standard input is closed by now, so a well-behaved one is gone before anything is killed. Killing
 * the client alone would leave it running.
 */
async function endContainer(
  engine: Engine,
  child: Child,
  name: string,
  wasCreated: () => Promise<boolean>,
): Promise<void> {
  const ended = await exitsWithin(child, GRACE_MS);
  child.kill('SIGKILL');
  // The client asks for nothing more; what it asked for last may still be in the making.
  if (!ended && !(await wasCreated())) await pause(CREATION_MS);
  await endLabelled(engine, `${LABELS.adapter}=${name}`);
}
