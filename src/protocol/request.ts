import * as z from 'zod';
import { PROTOCOL } from './constants.ts';
import { Event, Scope } from './event.ts';

/** The models that the gateway serves, by the names that they have at its endpoint. */
const ServedModels = z.strictObject({
  chat: z.string().describe('The model that answers chat/completions and responses.'),
  embeddings: z.string().nullable().describe('The model for embeddings. Null if the gateway serves none.'),
});

export const Initialize = z.strictObject({
  protocol: z.literal(PROTOCOL),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  limits: z.strictObject({
    line_bytes: z.int().describe('The largest number of bytes in a line that either side may write.'),
    episode_seconds: z.number().describe('The time limit of an episode, in seconds.'),
  }),
  models: ServedModels.optional(),
});

export const Observe = z.strictObject({ events: z.array(Event) });

export const Query = z.strictObject({
  question: z.string(),
  scope: Scope.optional(),
  allowed_actions: z.array(z.string()).optional(),
  as_of: z.string().optional(),
  token_budget: z.int().optional(),
});

export const Inspect = z.strictObject({
  fact: z.string().describe('The fact that the call is about, in words.'),
  as_of: z.string().optional(),
});

/** What one episode asks, after its `reset`. */
export const Step = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('observe'), params: Observe }),
  z.strictObject({ method: z.literal('query'), params: Query }),
  z.strictObject({ method: z.literal('history'), params: Inspect }),
  z.strictObject({ method: z.literal('state_as_of'), params: Inspect }),
  z.strictObject({ method: z.literal('provenance'), params: Inspect }),
]);

export type Initialize = z.infer<typeof Initialize>;
export type ServedModels = z.infer<typeof ServedModels>;
export type Query = z.infer<typeof Query>;
export type Step = z.infer<typeof Step>;
