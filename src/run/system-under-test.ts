import { setImmediate } from 'node:timers/promises';
import { findLauncher, type LaunchRequest } from '../adapters/find-launcher.ts';
import { LastOutput } from '../adapters/last-output.ts';
import type { Launcher } from '../adapters/launch.ts';
import { announceStart, openSession, type Session, type SessionAnswer } from '../adapters/session.ts';
import { parseSpec } from '../adapters/spec.ts';
import { Fault } from '../errors/fault.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Sealed } from '../evidence/seal.ts';
import type { Ports } from '../ports/ports.ts';
import type { InitializeResult } from '../protocol/reply.ts';
import type { System } from '../protocol/scorecard.ts';
import { ownSystemDeclaration } from '../suite/contract.ts';
import type { OwnSystem, Suite, Task } from '../suite/suite.ts';
import { namesHint } from '../text/nearest.ts';
import type { RunRequest } from './request.ts';

/** One started system under test, in process or outside. */
export interface StartedSystem extends Omit<Session, 'answer'> {
  /** Like a session's. Only a system in this process uses the task, and it need not call `begun`, as it answers at once. */
  answer(sealed: Sealed, key: string, begun: () => void, task: Task): Promise<SessionAnswer>;
}

export interface SystemUnderTest {
  /** The signal stops the system at once. */
  open(signal: AbortSignal): Promise<StartedSystem>;
  /** Stops what a killed process of this run left running. */
  clear(): Promise<void>;
  describe(declared: InitializeResult): System;
  /** The end of what all its processes wrote to standard error so far. */
  standardError(): string;
  readonly engine: Manifest['engine'];
  readonly image: Manifest['image'];
  /** The image through which a container reaches the gateway. */
  readonly sidecar?: Manifest['image'];
}

/** Opens the system of a SPEC. Images are found, pulled or built here, once. */
export async function findSystem(ports: Ports, suite: Suite, request: LaunchRequest & Pick<RunRequest, 'adapter'>) {
  const spec = parseSpec(request.adapter);
  if (spec.kind === 'ref') return inProcess(suite, findReference(suite, spec.name));
  return outside(ports, suite, request.limits, await findLauncher(ports, spec, request));
}

const STANDARD_ERROR_BYTES = 65_536;

function outside(ports: Ports, suite: Suite, limits: LaunchRequest['limits'], launcher: Launcher): SystemUnderTest {
  const { id, version } = suite.description;
  const errors = new LastOutput(STANDARD_ERROR_BYTES);
  return {
    engine: launcher.engine,
    image: launcher.image,
    sidecar: launcher.sidecar ?? null,
    clear: async () => launcher.clear?.(),
    standardError: () => errors.text(),
    describe: (declared) => ({ name: declared.name, version: declared.version, kind: 'system', reads_labels: false }),
    async open(signal) {
      const launched = await launcher.launch();
      launched.child.stderr.on('data', (chunk: Uint8Array) => errors.add(chunk));
      const session = openSession(launched, { suite: { id, version }, limits, clock: ports.clock, signal });
      return announceStart(session, limits.start_seconds, ports.progress);
    },
  };
}

function findReference(suite: Suite, name: string): OwnSystem {
  const found = suite.ownSystems.find((one) => one.name === name);
  if (found) return found;
  throw new Fault('reference.unknown', `Suite ${suite.description.id} has no reference system "${name}".`, {
    hint: namesHint(
      name,
      suite.ownSystems.map((one) => one.name),
    ),
  });
}

/** After this many answers the event loop runs once, so that signals and timers are handled: a system in process never waits. */
const ANSWERS_PER_TURN = 1_000;

function inProcess(suite: Suite, reference: OwnSystem): SystemUnderTest {
  const { name, kind, readsLabels } = reference;
  const { version } = suite.description;
  const declared = ownSystemDeclaration(reference, version);
  let answered = 0;
  return {
    engine: null,
    image: null,
    clear: async () => {},
    standardError: () => '',
    describe: () => ({ name, version, kind, reads_labels: readsLabels }),
    open: async () => ({
      declared,
      broken: false,
      answer: async (sealed, key, _begun, task) => {
        answered += 1;
        if (answered % ANSWERS_PER_TURN === 0) await setImmediate();
        const replies = reference.answer(task).find((one) => one.key === key)?.replies ?? [];
        return { replies: replies.map((reply) => sealed.close(reply)), faults: {}, latencies: [] };
      },
      close: async () => {},
    }),
  };
}
