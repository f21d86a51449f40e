import type { Limits } from './limits.ts';

/** The standard: a run under wider limits compares with nobody's. */
export const DEFAULT_LIMITS: Limits = {
  episode_seconds: 60,
  start_seconds: 60,
  line_bytes: 10 * 1_048_576,
  episode_bytes: 16 * 1_048_576,
  memory_mb: 2048,
  cpus: 2,
  pids: 128,
};
