import * as z from 'zod';

/** A line of `errors.jsonl`: what ended the first episode of a task that errored. It may quote the adapter. */
export const RunError = z.strictObject({
  task: z.string().max(200),
  method: z.string().max(40),
  code: z.string().max(40),
  message: z.string().max(2_000),
});

export type RunError = z.infer<typeof RunError>;
