import type { Limits } from './limits.ts';

/** The limits of every suite that does not say otherwise. */
export const DEFAULT_LIMITS: Limits = {
  episode_seconds: 60,
  start_seconds: 60,
  line_bytes: 10 * 1_048_576,
  episode_bytes: 16 * 1_048_576,
  memory_mb: 2048,
  cpus: 2,
  pids: 128,
};

/** The standard of a suite: a run under wider limits compares with nobody's. */
export const standardLimits = ({ episodeSeconds }: { readonly episodeSeconds?: number | undefined }): Limits => ({
  ...DEFAULT_LIMITS,
  ...(episodeSeconds !== undefined && { episode_seconds: episodeSeconds }),
});
