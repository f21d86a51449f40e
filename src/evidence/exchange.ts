import * as z from 'zod';
import { parseStrict } from './strict-json.ts';

/** The routes of the gateway that a model answers, below `/v1/`. */
export const ROUTES = ['chat/completions', 'embeddings', 'responses'] as const;

/** What the adapter was doing: starting, before its first task; storing events; answering. */
export const PHASES = ['start', 'write', 'query'] as const;

export type Route = (typeof ROUTES)[number];
export type Phase = (typeof PHASES)[number];

const count = z.int().nonnegative().max(1_000_000_000);
const model = z.string().min(1).max(200);

/** What the gateway forces on every request. A tape is replayed under the settings that it was recorded with. */
export const GatewaySettings = z.strictObject({
  model,
  embeddings: model.nullable().describe('null: the gateway has no embeddings'),
  temperature: z.number().min(0).max(2).nullable().describe('null: neither temperature nor top_p is sent'),
  max_output_tokens: z.int().positive().max(1_000_000).describe('the most that one call may ask for'),
  output_field: z.enum(['max_tokens', 'max_completion_tokens']).describe('which of the two names the endpoint takes'),
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
    .describe('as the caller of the gateway named it, the same in every run; null before the first task'),
  phase: z.enum(PHASES),
  day: z.iso.date().describe('on which it was asked, in UTC'),
  route: z.enum(ROUTES),
  request: z
    .string()
    .max(LONGEST_REQUEST)
    .refine(isObject, 'is no JSON object')
    .describe('the JSON text that was sent to the endpoint: the order of members matters to a model'),
  reply: z.union([
    z.strictObject({
      answer: z.record(z.string(), z.json()).describe('as it was delivered, but for ids; vectors in base64'),
      model: z.string().max(200).nullable().describe('as the endpoint names it'),
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
