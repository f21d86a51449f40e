import * as z from 'zod';
import { parseStrict } from './strict-json.ts';

/** The routes of the gateway that a model answers, below `/v1/`. */
export const ROUTES = ['chat/completions', 'embeddings', 'responses'] as const;

/** The setting of the gateway that names the model of each route. */
export const MODEL_SETTINGS: Readonly<Record<Route, 'model' | 'embeddings'>> = {
  'chat/completions': 'model',
  'embeddings': 'embeddings',
  'responses': 'model',
};

/** What the adapter was doing: starting, before its first task; storing events; answering. */
export const PHASES = ['start', 'write', 'query'] as const;

export type Route = (typeof ROUTES)[number];
export type Phase = (typeof PHASES)[number];

const count = z.int().nonnegative().max(1_000_000_000);
const model = z.string().min(1).max(200);

/** What the gateway forces on every request. A tape is replayed under the settings that it was recorded with. */
export const GatewaySettings = z.strictObject({
  model,
  embeddings: model.nullable().describe('The model for embeddings. Null if the gateway serves no embeddings.'),
  temperature: z
    .number()
    .min(0)
    .max(2)
    .nullable()
    .describe('The temperature of every request. Null if neither temperature nor top_p is sent.'),
  max_output_tokens: z
    .int()
    .positive()
    .max(1_000_000)
    .describe('The largest number of output tokens that one call may request.'),
  output_field: z
    .enum(['max_tokens', 'max_completion_tokens'])
    .describe('The field in which the endpoint expects this limit.'),
});

/** Tokens as the endpoint counted them. */
export const TokenCounts = z.strictObject({ input_tokens: count, output_tokens: count });

const LONGEST_REQUEST = 16_777_216;

function isObject(text: string): boolean {
  try {
    const value = parseStrict(text, 'request');
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** One call of a model through the gateway: what was asked, and how the endpoint answered. */
export const Exchange = z.strictObject({
  task: z
    .string()
    .min(1)
    .max(200)
    .nullable()
    .describe('The task’s name in the gateway, which is the same in every run. Null before the first task.'),
  phase: z.enum(PHASES),
  question: count
    .optional()
    .describe(
      'The index of the episode’s question that was being answered, from 0. Absent if the episode has one question, and while events were stored.',
    ),
  day: z.iso.date().describe('The day of the call, in UTC.'),
  route: z.enum(ROUTES),
  request: z
    .string()
    .max(LONGEST_REQUEST)
    .refine(isObject, 'is no JSON object')
    .describe(
      'The JSON text that was sent to the endpoint. It is kept as text because the order of its members can change an answer.',
    ),
  reply: z.union([
    z.strictObject({
      answer: z
        .record(z.string(), z.unknown())
        .describe('The answer as it was delivered, except for ids. Vectors are in base64.'),
      model: z.string().max(200).nullable().describe('The name that the endpoint gives its model.'),
      usage: TokenCounts,
    }),
    z.strictObject({
      code: z.enum(['gateway.refused', 'gateway.unavailable', 'gateway.answer']),
      message: z.string().max(1_000),
    }),
  ]),
});

export type GatewaySettings = z.infer<typeof GatewaySettings>;
export type TokenCounts = z.infer<typeof TokenCounts>;
export type Exchange = z.infer<typeof Exchange>;
