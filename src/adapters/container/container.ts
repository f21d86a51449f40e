import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import type { Limits } from '../../evidence/limits.ts';
import type { Image } from '../../evidence/manifest.ts';
import type { Ports } from '../../ports/ports.ts';
import { LastOutput } from '../last-output.ts';
import type { ReachingLauncher } from '../launch.ts';
import { excerpt } from '../message.ts';
import { exitsWithin } from '../process.ts';
import { LABELS, type Named, probeArguments, runArguments, sidecarArguments } from './arguments.ts';
import { type Engine, lastLine } from './engine.ts';

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
  const start = (args: Arguments, graceMs = 0) => startContainer(ports, { engine, run, graceMs }, args);
  const startSidecar = sidecar && sidecars(engine, start, sidecar);
  return {
    engine: { name: engine.name, version: engine.version },
    image,
    sidecar,
    reach: 'socket',
    async launch(access) {
      const beside = access && 'folder' in access ? await startSidecar?.(access.folder) : undefined;
      try {
        const args = (named: Named) => runArguments({ ...named, image: image.id, limits, sidecar: beside?.name });
        const adapter = await start(args, GRACE_MS);
        const end = () => adapter.end().finally(() => beside?.end());
        const { child, refused } = adapter;
        return { child, end, refused, ...(beside && { failed: beside.failed }) };
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
  args: Arguments,
) {
  const name = `cib-${entropy.hex(8)}`;
  const folder = await files.temporary('cib-');
  const cidFile = `${folder}/cid`;
  const child = processes.spawn(engine.name, args({ engine: engine.name, name, run, cidFile }), {
    env: processes.inherited(),
  });
  const end = async () => {
    const ended = await exitsWithin(child, graceMs);
    child.kill('SIGKILL');
    // The engine may still be creating the last container that the client requested.
    if (!ended && !(await files.exists(cidFile))) await pause(CREATION_MS);
    try {
      await endLabelled(engine, `${LABELS.adapter}=${name}`);
    } finally {
      await files.remove(folder);
    }
  };
  const refused = async (status: number | null, printed: string) =>
    (await files.exists(cidFile)) ? undefined : refusal(engine.name, status, printed);
  return { name, child, end, refused };
}

/**
 * What the engine's client says of a container that it could not make. That an image has no program is not the engine's fault. The
 * same words of a program in a container are no proof, since it may write anything.
 */
function refusal(engine: Engine['name'], status: number | null, printed: string): Fault | undefined {
  const [, why] = /^(?:docker|Error): (?!.*\bno command\b)(.+)/im.exec(printed) ?? [];
  if (why === undefined || status === null || ![125, 126, 127].includes(status)) return undefined;
  return new Fault(
    'engine.refused',
    `The container engine ${engine} could not make a container: ${excerpt(why, 300)}`,
    {
      hint: 'Correct what this message names: --cpus, --memory, or a setting of the engine. `cib doctor` checks the engine.',
    },
  );
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
    const list = ['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=${label}`];
    const found = await engine.exec(list, COMMAND_SECONDS);
    output = lastLine(found);
    if (found.code !== 0) continue;
    ids = found.stdout.split('\n').filter(Boolean);
    if (ids.length === 0) return;
    const removed = await engine.exec(['rm', '--force', ...ids], COMMAND_SECONDS);
    output = lastLine(removed);
    // The engine does not answer: an image can make Docker wait for ever, as with a named pipe in the place of /etc/passwd.
    if (removed.code === null && attempt > 0) break;
  }
  throw new Fault('engine.stuck', `Containers of this run could not be removed: ${output}`, {
    hint: `Restart the container engine if it does not answer. Remove them by hand: ${engine.name} rm --force ${ids.join(' ') || `$(${engine.name} ps -aq --filter label=${label})`}`,
  });
}

export type Container = Omit<Awaited<ReturnType<typeof startContainer>>, 'refused'>;
type Arguments = (named: Named) => readonly string[];
type Start = (args: Arguments) => Promise<Container>;

const READY_MS = 30_000;
const OUTPUT_BYTES = 4_096;

/**
 * How the sidecars of a run are started, one for each adapter. Before the first one, a container tests whether it can reach a
 * socket of this machine: where the engine is in a virtual machine or on another host, it does not.
 *
 * @param image with socat
 */
export function sidecars(engine: Engine, start: Start, image: Image) {
  let tried: Promise<void> | undefined;
  /**
   * Starts one, and waits until it listens.
   *
   * @param folder has the gateway's socket
   * @throws Fault `gateway.unsupported` or `gateway.sidecar`
   */
  return async (folder: string) => {
    tried ??= tryToReach(engine, start, { image: image.id, folder }).catch((thrown: unknown) => {
      // It may have been busy: the next sidecar tries again.
      tried = undefined;
      throw thrown;
    });
    await tried;
    const sidecar = await start((named) => sidecarArguments({ ...named, image: image.id, folder }));
    const output = new LastOutput(OUTPUT_BYTES);
    const failed = sidecar.child.exited.then(({ code }) => dead(output, code));
    const listens = new Promise<true>((resolve) => {
      sidecar.child.stderr.on('data', (chunk: Uint8Array) => {
        output.add(chunk);
        if (output.text().includes(' listening on ')) resolve(true);
      });
    });
    const ready = await Promise.race([listens, failed, pause(READY_MS, undefined, { ref: false })]);
    if (ready === true) return { ...sidecar, failed };
    await sidecar.end();
    throw ready ?? dead(output, null);
  };
}

async function tryToReach(engine: Engine, start: Start, at: { readonly image: string; readonly folder: string }) {
  const probe = await start((named) => probeArguments({ ...named, ...at }));
  const output = new LastOutput(OUTPUT_BYTES);
  probe.child.stderr.on('data', (chunk: Uint8Array) => output.add(chunk));
  const ended = await exitsWithin(probe.child, READY_MS);
  await probe.end();
  const { code, failure } = await probe.child.exited;
  if (ended && code === 0) return;
  const why = failure?.message ?? lastLine({ stdout: '', stderr: output.text() });
  throw new Fault('gateway.unsupported', `Containers of ${engine.name} cannot reach a socket on this machine: ${why}`, {
    hint: `The engine must run directly on this machine. Docker Desktop, a virtual machine and a remote DOCKER_HOST cannot share a socket. Use Linux, for example a GitHub runner, or run the adapter as a process with cmd:. Check that the image has socat: \`${engine.name} run --rm --entrypoint socat ${at.image} -V\`.`,
  });
}

function dead(output: LastOutput, code: number | null): Fault {
  // Without the notices that socat writes for each connection.
  const lines = output
    .text()
    .split('\n')
    .filter((line) => !/ N /.test(line));
  const why = `exit status ${code ?? 'none'}; ${lastLine({ stdout: '', stderr: lines.join('\n') })}`;
  return new Fault(
    'gateway.sidecar',
    `The sidecar container, which connects the adapter to its model, exited: ${why}`,
    {
      hint: 'The adapter is stopped and started again. If this repeats, the adapter may open too many connections at once.',
    },
  );
}
