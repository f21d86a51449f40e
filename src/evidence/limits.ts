import * as z from 'zod';

/** What an adapter may use, at most. */
export const Limits = z.strictObject({
  episode_seconds: z.number().positive(),
  start_seconds: z.number().positive(),
  line_bytes: z.int().positive(),
  /** Of standard output in one episode, and as much of standard error. */
  episode_bytes: z.int().positive(),
  memory_mb: z.int().positive(),
  cpus: z.number().positive(),
  pids: z.int().positive(),
});

export type Limits = z.infer<typeof Limits>;
