import { randomBytes } from 'node:crypto';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { nodeModels } from '../models/endpoint.ts';
import type { Clock, Entropy, Machine, Ports } from '../ports/ports.ts';
import { nodeFiles } from './files.ts';
import { type Harness, harness } from './harness.ts';
import { nodeHelpers } from './helpers.ts';
import { projectRoot } from './installation.ts';
import { nodeProcesses } from './processes.ts';
import { progressBar, progressLog } from './progress.ts';
import { nodeSecrets } from './secrets.ts';

const nodeClock: Clock = { monotonic: () => performance.now(), now: () => new Date().toISOString() };

const nodeEntropy: Entropy = { hex: (bytes) => randomBytes(bytes).toString('hex') };

function machine(): Machine {
  const words = cpus()[0]
    ?.model.replace(/[^\w ().,+/-]/g, ' ')
    .match(/[^ ]+/g) ?? ['unknown'];
  return {
    processor: words.join(' ').slice(0, 80).trim(),
    processors: availableParallelism(),
    memory_gib: Math.max(0.1, Math.round((10 * totalmem()) / 2 ** 30) / 10),
  };
}

/** The ports on Node. Progress is shown on standard error: standard output carries the result. */
export function nodePorts(): Ports {
  // A dumb terminal shows the escape sequences of a bar as text.
  const live = process.stderr.isTTY === true && process.env.CI === undefined && process.env.TERM !== 'dumb';
  return {
    files: nodeFiles,
    // A copy for each command: what it shares between its calls of Git is found by it.
    processes: { ...nodeProcesses },
    clock: nodeClock,
    entropy: nodeEntropy,
    progress: live ? progressBar(process.stderr) : progressLog(process.stderr),
    secrets: nodeSecrets,
    models: nodeModels,
    helpers: nodeHelpers,
    machine,
  };
}

export interface System {
  readonly ports: Ports;
  readonly harness: Harness;
  /** The project's root, with templates and examples. */
  readonly root: string;
  /** The process's own streams. */
  readonly streams: { readonly stdin: Readable; readonly stderr: Writable };
}

/** The machine that this runs on. */
export function nodeSystem(): System {
  return {
    ports: nodePorts(),
    // Read on first use, because the bundled bridge runs without the project.
    get root() {
      return projectRoot();
    },
    streams: {
      // Opened on first use, because an open input would keep the process running.
      get stdin() {
        return process.stdin;
      },
      stderr: process.stderr,
    },
    // Read on first use, because most commands do not need it.
    get harness() {
      return harness();
    },
  };
}
