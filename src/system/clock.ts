import { randomBytes } from 'node:crypto';
import type { Clock, Entropy } from '../ports/clock.ts';

export const nodeClock: Clock = {
  monotonic: () => performance.now(),
  now: () => new Date().toISOString(),
};

export const nodeEntropy: Entropy = {
  hex: (bytes) => randomBytes(bytes).toString('hex'),
};
