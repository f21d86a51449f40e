import { Fault } from '../errors/fault.ts';
import type { Limits } from '../evidence/limits.ts';
import type { Ports } from '../ports/ports.ts';
import type { EngineName } from './container/arguments.ts';
import { containerLauncher } from './container/container.ts';
import { findEngine } from './container/engine.ts';
import { buildImage, findSidecar, resolveImage } from './container/image.ts';
import { type Launcher, type OpenGateway, type ReachingLauncher, withGateway } from './launch.ts';
import { processLauncher } from './process.ts';
import type { Spec } from './spec.ts';

export interface LaunchRequest {
  readonly engine: EngineName;
  readonly limits: Limits;
  /** The id of the run, in letters and digits. It stays the same if another process resumes the run. */
  readonly run: string;
  readonly signal?: AbortSignal | undefined;
  /** Opens a model gateway for each adapter. */
  readonly gateway?: OpenGateway | undefined;
  /** The image with socat, through which a container reaches its gateway. */
  readonly sidecar?: string | undefined;
}

/** How to start the program that a SPEC names. Its image is found, pulled or built here, once. */
export async function findLauncher(
  ports: Ports,
  spec: Exclude<Spec, { kind: 'ref' }>,
  request: LaunchRequest,
): Promise<Launcher> {
  const launcher = await find(ports, spec, request);
  return request.gateway === undefined ? launcher : withGateway(launcher, request.gateway);
}

/** Where a user was warned of the engine: a process may run several suites, which would each repeat it. */
const warned = new WeakSet<Ports['progress']>();

async function find(
  ports: Ports,
  spec: Exclude<Spec, { kind: 'ref' }>,
  { engine: name, limits, run, signal, gateway, sidecar }: LaunchRequest,
): Promise<ReachingLauncher> {
  if (spec.kind === 'cmd') return processLauncher(ports, spec.command, ports.processes.inherited());
  // Before the engine is looked for: a wrong path is wrong with any engine.
  if (spec.kind === 'dir' && !(await ports.files.exists(`${spec.path}/Dockerfile`))) {
    const what = (await ports.files.exists(spec.path)) ? `${spec.path}/Dockerfile` : `folder ${spec.path}`;
    throw new Fault('spec.invalid', `Adapter "dir:${spec.path}": there is no ${what}.`, {
      hint: 'dir: takes a folder with a Dockerfile. `cib init --lang python` writes one.',
    });
  }
  const engine = await findEngine(ports.processes, name);
  // A folder is trusted: its build runs as root, with network.
  const warnings = [spec.kind === 'image' ? engine.openSockets : undefined, engine.unlimited];
  for (const warning of warnings) {
    if (warning === undefined || warned.has(ports.progress)) continue;
    ports.progress.note(warning);
  }
  warned.add(ports.progress);
  // The signal stops pulls and builds, which may take long, but not the commands that remove containers.
  const stoppable: typeof engine = {
    ...engine,
    exec: (args, seconds, onLine) => ports.processes.exec(engine.name, args, seconds, { signal, onLine }),
  };
  // Before the image of the adapter, whose pull or build may take long.
  const sidecarImage = gateway && (await findSidecar(stoppable, sidecar));
  const image =
    spec.kind === 'image'
      ? await resolveImage(stoppable, spec.reference)
      : await buildImage(ports, stoppable, spec.path);
  return containerLauncher(ports, engine, { image, limits, run, sidecar: sidecarImage });
}
