import * as z from 'zod';

/** Where an event belongs. A question carries the same shape to say what it is about. */
export const Scope = z.strictObject({
  workspace: z.string().optional(),
  project: z.string().optional(),
  domain: z.string().optional(),
  session: z.string().optional(),
});

const EVENT_KINDS = ['message', 'document', 'tool_call', 'tool_result', 'step', 'rollback'] as const;

/** One thing that happened, as an adapter sees it: never a label. */
export const Event = z.strictObject({
  source_id: z.string(),
  timestamp: z.string().describe('The time of the event, in ISO 8601.'),
  kind: z.enum(EVENT_KINDS),
  role: z.string().optional(),
  text: z.string(),
  scope: Scope.optional(),
  branch: z.string().optional(),
  status: z
    .enum(['completed', 'failed'])
    .optional()
    .describe('How the step ended, as the agent saw it. Only for the kind `step`.'),
  expires_at: z.string().optional(),
});

export type Scope = z.infer<typeof Scope>;
export type Event = z.infer<typeof Event>;
