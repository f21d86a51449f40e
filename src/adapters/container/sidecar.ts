import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../errors/fault.ts';
import type { Image } from '../../evidence/manifest.ts';
import type { Child } from '../../ports/processes.ts';
import { LastOutput } from '../last-output.ts';
import { exitsWithin } from '../process.ts';
import { type Named, probeArguments, sidecarArguments } from './arguments.ts';
import { type Engine, lastLine } from './engine.ts';

/** A started container, and the client of the engine that waits for its end. */
export interface Container {
  readonly name: string;
  readonly child: Child;
  /** Stops the container at once. Unlike an adapter, it needs no time to shut down. */
  end(): Promise<void>;
}

type Start = (words: (named: Named) => readonly string[]) => Promise<Container>;

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
    tried ??= tryToReach(engine, start, { image: image.id, folder });
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
