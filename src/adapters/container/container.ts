import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import type { Limits } from '../../evidence/limits.ts';
import type { Image } from '../../evidence/manifest.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Child } from '../../ports/processes.ts';
import type { Launcher } from '../launch.ts';
import { exitsWithin } from '../process.ts';
import { LABELS, runArguments } from './arguments.ts';
import { type Engine, lastLine } from './engine.ts';

interface Origin {
  readonly image: Image;
  readonly limits: Limits;
  /** The run's name, in letters and digits. */
  readonly run: string;
}

/** Starts containers of one image, each with a name and an id file of its own. */
export function containerLauncher(
  ports: Pick<Ports, 'processes' | 'files' | 'entropy'>,
  engine: Engine,
  { image, limits, run }: Origin,
): Launcher {
  return {
    engine: { name: engine.name, version: engine.version },
    image,
    async launch() {
      const name = `cib-${ports.entropy.hex(8)}`;
      const folder = await ports.files.temporary('cib-');
      const cidFile = `${folder}/cid`;
      // The engine's client needs its own settings (host, context, certificates), and passes none on.
      const words = runArguments({ engine: engine.name, name, run, cidFile, image: image.id, limits });
      const child = ports.processes.spawn(engine.name, words, { env: ports.processes.inherited() });
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
 * Ends one container. Its standard input is closed by now, so a well-behaved one ends by itself. Killing only the client
 * would leave it running.
 */
async function endContainer(engine: Engine, child: Child, name: string, wasCreated: () => Promise<boolean>) {
  const ended = await exitsWithin(child, GRACE_MS);
  child.kill('SIGKILL');
  // The container that the client asked for last may still be being created.
  if (!ended && !(await wasCreated())) await pause(CREATION_MS);
  await endLabelled(engine, `${LABELS.adapter}=${name}`);
}

const COMMAND_SECONDS = 10;
const ATTEMPTS = 8;

/**
 * Ends every container with this label (`KEY=VALUE`), by id, until none is found. A removal may already be in progress,
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
  throw new Fault('internal', `Containers of this run could not be ended: ${output}`, {
    hint: `End them by hand: ${engine.name} rm --force ${ids.join(' ') || `$(${engine.name} ps -aq --filter label=${label})`}`,
  });
}

function labelled(engine: Engine, label: string) {
  return engine.exec(['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${label}`], COMMAND_SECONDS);
}
