import { containerLauncher } from '../adapters/container/container.ts';
import { findEngine } from '../adapters/container/engine.ts';
import { buildImage, resolveImage } from '../adapters/container/image.ts';
import { openSockets } from '../adapters/container/open-sockets.ts';
import type { Launcher } from '../adapters/launch.ts';
import { processLauncher } from '../adapters/process.ts';
import type { Spec } from '../adapters/spec.ts';
import { Fault } from '../errors/fault.ts';
import type { Ports } from '../ports/ports.ts';
import type { RunRequest } from './request.ts';

export type LaunchRequest = Pick<RunRequest, 'engine' | 'limits' | 'signal'> & {
  /** Names the run, also where another process takes it up. */
  readonly run: string;
};

/** What starts the program that a SPEC names. Images are found, pulled or built here, once. */
export async function findLauncher(
  ports: Ports,
  spec: Exclude<Spec, { kind: 'ref' }>,
  { engine: name, limits, run, signal }: LaunchRequest,
): Promise<Launcher> {
  if (spec.kind === 'cmd') return processLauncher(ports, spec.command, ports.processes.inherited());
  const engine = await findEngine(ports.processes, name);
  const open = openSockets(engine);
  if (open !== undefined) ports.progress.note(open);
  // Pulling and building take long, and end where the run is stopped; what ends containers must not.
  const stoppable: typeof engine = {
    ...engine,
    exec: (args, seconds) => ports.processes.exec(engine.name, args, seconds, signal),
  };
  const image =
    spec.kind === 'image'
      ? await resolveImage(stoppable, spec.reference)
      : await buildFolder(ports, stoppable, spec.path);
  return containerLauncher(ports, engine, { image, limits, run });
}

async function buildFolder(ports: Ports, engine: Parameters<typeof buildImage>[0], path: string) {
  if (!(await ports.files.exists(`${path}/Dockerfile`))) {
    throw new Fault('spec.invalid', `Adapter "dir:${path}": there is no ${path}/Dockerfile.`, {
      hint: 'dir: takes a folder with a Dockerfile.',
    });
  }
  return buildImage(engine, path);
}
