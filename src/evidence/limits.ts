import * as z from 'zod';

/** The resource limits of an adapter. A new one is `.optional()`: manifests are strict, and old ones have to stay readable. */
export const Limits = z.strictObject({
  episode_seconds: z.number().positive(),
  start_seconds: z.number().positive(),
  line_bytes: z.int().positive(),
  /** Limit for standard output in one episode, and also for standard error. */
  episode_bytes: z.int().positive(),
  memory_mb: z.int().positive(),
  cpus: z.number().positive(),
  pids: z.int().positive(),
});

export type Limits = z.infer<typeof Limits>;

/** The limits of every suite that does not set its own. */
export const DEFAULT_LIMITS: Limits = {
  episode_seconds: 60,
  start_seconds: 60,
  line_bytes: 10 * 1_048_576,
  episode_bytes: 16 * 1_048_576,
  memory_mb: 2048,
  cpus: 2,
  pids: 128,
};

/** The options that set them. */
export const TIME_OPTIONS = [
  ['episode_seconds', '--episode-seconds'],
  ['start_seconds', '--start-seconds'],
] as const;

export const CONTAINER_OPTIONS = [
  ['memory_mb', '--memory'],
  ['cpus', '--cpus'],
  ['pids', '--pids'],
] as const;

/** The standard limits of a suite. A run with wider limits is not comparable with others. */
export const standardLimits = ({ episodeSeconds }: { readonly episodeSeconds?: number | undefined }): Limits => ({
  ...DEFAULT_LIMITS,
  ...(episodeSeconds !== undefined && { episode_seconds: episodeSeconds }),
});
