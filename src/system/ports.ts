import { randomBytes } from 'node:crypto';
import { nodeModels } from '../models/endpoint.ts';
import type { Clock, Entropy, Ports } from '../ports/ports.ts';
import { nodeFiles } from './files.ts';
import { nodeHelpers } from './helpers.ts';
import { nodeProcesses } from './processes.ts';
import { progressOn } from './progress.ts';
import { nodeSecrets } from './secrets.ts';

const nodeClock: Clock = {
  monotonic: () => performance.now(),
  now: () => new Date().toISOString(),
};

const nodeEntropy: Entropy = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
};

/** The ports on Node. Progress is shown on standard error: standard output carries the result. */
export function nodePorts(): Ports {
  const live = process.stderr.isTTY === true && process.env.CI === undefined;
  return {
    files: nodeFiles,
    processes: nodeProcesses,
    clock: nodeClock,
    entropy: nodeEntropy,
    progress: progressOn(process.stderr, live),
    secrets: nodeSecrets,
    models: nodeModels,
    helpers: nodeHelpers,
  };
}
