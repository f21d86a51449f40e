import * as z from 'zod';
import { Acted, INSPECTIONS, InspectResult, ObserveResult, QueryResult, type Reply, Usage } from '../protocol/reply.ts';

const reply: z.ZodType<Reply> = z.union([
  z.strictObject({ method: z.literal('observe'), result: ObserveResult }),
  z.strictObject({ method: z.literal('query'), result: QueryResult, acted: Acted.optional() }),
  z.strictObject({ method: z.enum(INSPECTIONS), result: InspectResult }),
  z.strictObject({ method: z.enum(INSPECTIONS), skipped: z.literal(true) }),
  z.strictObject({ method: z.literal('query'), fault: z.string().max(40), acted: Acted, usage: Usage.optional() }),
  z.strictObject({ method: z.string().max(40), fault: z.string().max(40) }),
]);

/** A line of `transcript.jsonl`: what one episode answered. Requests are derived again from dataset and nonce. */
export const TranscriptLine = z.strictObject({
  id: z.string().max(64),
  requests: z.string().length(64),
  replies: z.array(reply),
  /** Protocol faults beside the replies, such as lines that answer nothing. */
  faults: z.record(z.string().max(40), z.int().positive()).optional(),
});

/** `TranscriptLine` for a stranger's line. With `FIRST`, Zod stops at the first reply that has any issue, an unknown key too. */
export const StrangersLine = TranscriptLine.extend({
  replies: z.array(
    reply.transform((read, context) => {
      context.aborted = context.issues.length > 0;
      return read;
    }),
  ),
});

export type TranscriptLine = z.infer<typeof TranscriptLine>;
