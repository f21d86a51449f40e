import * as z from 'zod';

/** The resource limits of an adapter. */
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
