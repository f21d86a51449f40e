import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import type { Limits } from '../../evidence/limits.ts';
import type { Image } from '../../evidence/manifest.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ReachingLauncher } from '../launch.ts';
import { exitsWithin } from '../process.ts';
import { LABELS, type Named, runArguments } from './arguments.ts';
import { type Engine, lastLine } from './engine.ts';
import { type Container, sidecars } from './sidecar.ts';

interface Origin {
  readonly image: Image;
  readonly limits: Limits;
  /** The run's name, in letters and digits. */
  readonly run: string;
  /** With socat, for adapters that are given a gateway. */
  readonly sidecar?: Image | undefined;
}

/** Starts containers of one image, each with a name and an id file of its own, and with a sidecar where it has a gateway. */
export function containerLauncher(
  ports: Pick<Ports, 'processes' | 'files' | 'entropy'>,
  engine: Engine,
  { image, limits, run, sidecar }: Origin,
): ReachingLauncher {
  const start = (graceMs: number) => (words: (named: Named) => readonly string[]) =>
    startContainer(ports, { engine, run, graceMs }, words);
  const startSidecar = sidecar && sidecars(engine, start(0), sidecar);
  return {
    engine: { name: engine.name, version: engine.version },
    image,
    sidecar,
    reach: 'socket',
    async launch(access) {
      const beside = access && 'folder' in access ? await startSidecar?.(access.folder) : undefined;
      try {
        const adapter = await start(GRACE_MS)((named) =>
          runArguments({ ...named, image: image.id, limits, sidecar: beside?.name }),
        );
        const end = async () => {
          await adapter.end();
          await beside?.end();
        };
        return { child: adapter.child, end, ...(beside && { failed: beside.failed }) };
      } catch (thrown) {
        await beside?.end();
        throw thrown;
      }
    },
    clear: () => endLabelled(engine, `${LABELS.run}=${run}`),
  };
}

/**
 * Starts one container, whose `end` also ends what the engine's client, when killed, would leave running. That client needs its own
 * settings (host, context, certificates), and passes none on.
 */
async function startContainer(
  { processes, files, entropy }: Pick<Ports, 'processes' | 'files' | 'entropy'>,
  { engine, run, graceMs }: { readonly engine: Engine; readonly run: string; readonly graceMs: number },
  words: (named: Named) => readonly string[],
): Promise<Container> {
  const name = `cib-${entropy.hex(8)}`;
  const folder = await files.temporary('cib-');
  const cidFile = `${folder}/cid`;
  const child = processes.spawn(engine.name, words({ engine: engine.name, name, run, cidFile }), {
    env: processes.inherited(),
  });
  const end = async () => {
    const ended = await exitsWithin(child, graceMs);
    child.kill('SIGKILL');
    // The engine may still be creating the last container that the client requested.
    if (!ended && !(await files.exists(cidFile))) await pause(CREATION_MS);
    await endLabelled(engine, `${LABELS.adapter}=${name}`);
    await files.remove(folder);
  };
  return { name, child, end };
}

/** Stopping an adapter closes its standard input, so a correct adapter exits by itself. */
const GRACE_MS = 2_000;
const CREATION_MS = 1_000;

const COMMAND_SECONDS = 10;
const ATTEMPTS = 8;

/**
 * Ends every container with this label (`KEY=VALUE`), by id, until none is left. A removal may already be in progress,
 * and is waited for.
 */
async function endLabelled(engine: Engine, label: string): Promise<void> {
  let output = 'it printed nothing.';
  let ids: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await pause(100 * attempt);
    const found = await labelled(engine, label);
    output = lastLine(found);
    if (found.code !== 0) continue;
    ids = found.stdout.split('\n').filter(Boolean);
    if (ids.length === 0) return;
    output = lastLine(await engine.exec(['rm', '--force', ...ids], COMMAND_SECONDS));
  }
  throw new Fault('internal', `Containers of this run could not be removed: ${output}`, {
    hint: `Remove them by hand: ${engine.name} rm --force ${ids.join(' ') || `$(${engine.name} ps -aq --filter label=${label})`}`,
  });
}

function labelled(engine: Engine, label: string) {
  return engine.exec(['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${label}`], COMMAND_SECONDS);
}
