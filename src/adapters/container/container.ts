import { Fault } from '../../errors/fault.ts';
import type { Image, Limits } from '../../evidence/manifest.ts';
import type { Entropy } from '../../ports/clock.ts';
import type { Files } from '../../ports/files.ts';
import type { Child, Processes } from '../../ports/processes.ts';
import type { Launcher } from '../launch.ts';
import { exitsWithin } from '../process.ts';
import { runArguments } from './arguments.ts';
import { type Engine, lastLine } from './engine.ts';

interface ContainerPorts {
  readonly processes: Processes;
  readonly files: Files;
  readonly entropy: Entropy;
}

/** Starts containers of one image, each with a name and an id file of its own. */
export function containerLauncher(ports: ContainerPorts, engine: Engine, image: Image, limits: Limits): Launcher {
  return {
    engine: { name: engine.name, version: engine.version },
    image,
    async launch() {
      const name = `cib-${ports.entropy.hex(8)}`;
      const folder = await ports.files.temporary('cib-');
      const cidFile = `${folder}/cid`;
      // The engine's client needs its own settings (host, context, certificates) and gives none of them on.
      const child = ports.processes.spawn(engine.name, runArguments({ name, cidFile, image: image.id, limits }), {
        env: ports.processes.inherited(),
      });
      const end = async () => {
        await endContainer(ports, engine, child, name, cidFile);
        await ports.files.remove(folder);
      };
      return { child, end };
    },
  };
}

const GRACE_MS = 2_000;
const KILL_SECONDS = 20;

/**
 * Ends the container by its id: killing the client would leave it running. Standard input is closed by now, so a
 * well-behaved one is gone before anything is killed. Bounded, then checked: what is left is an error.
 */
async function endContainer(
  ports: ContainerPorts,
  engine: Engine,
  child: Child,
  name: string,
  cidFile: string,
): Promise<void> {
  await exitsWithin(child, GRACE_MS);
  const id = (await ports.files.exists(cidFile)) ? (await ports.files.text(cidFile)).trim() : '';
  const target = id || name;
  const listed = async () =>
    engine.exec(['ps', '--all', '--quiet', '--no-trunc', '--filter', id ? `id=${id}` : `name=${name}`], KILL_SECONDS);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const left = await listed();
    if (left.code === 0 && left.stdout.trim() === '') break;
    await engine.exec(['rm', '--force', target], KILL_SECONDS);
  }
  child.kill('SIGKILL');
  const left = await listed();
  if (left.code !== 0 || left.stdout.trim() !== '') {
    throw new Fault('internal', `Container ${target} could not be ended: ${lastLine(left)}`, {
      hint: `End it by hand: ${engine.name} rm --force ${target}`,
    });
  }
}
