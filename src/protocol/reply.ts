import * as z from 'zod';
import { CAPABILITIES, LONGEST_NAME, PROTOCOL } from './constants.ts';

export type Capability = (typeof CAPABILITIES)[number];

/** CIB section 11.1, condition four: all of it, or the run is not valid. */
export const ModelRecord = z.strictObject({
  name: z.string().min(1).max(200),
  endpoint_family: z.string().min(1).max(200),
  temperature: z.number(),
  max_output_tokens: z.int().positive(),
  date: z.string().min(1).max(200),
  prompt_template: z.string().min(1).max(200_000),
});

export const InitializeResult = z.strictObject({
  protocol: z.literal(PROTOCOL, {
    error: ({ input }) =>
      `it must be the number ${PROTOCOL}${typeof input === 'string' ? ' without quotation marks' : ''}, the version of this protocol`,
  }),
  name: z.string().min(1).max(LONGEST_NAME),
  version: z.string().min(1).max(LONGEST_NAME),
  capabilities: z
    .array(z.enum(CAPABILITIES))
    .refine((names) => new Set(names).size === names.length, { error: 'each capability may occur only once' }),
  deterministic: z.boolean().optional(),
  model: ModelRecord.optional(),
});

const sourceIds = z.array(z.string().max(200)).max(10_000);

export const ObserveResult = z.strictObject({
  written: sourceIds.optional().describe('Ids of the sources that were stored as durable memory.'),
});

/** What a memory that consolidates returns in place of source ids. */
const Memory = z.strictObject({
  text: z.string().max(20_000),
  sources: sourceIds.optional().describe('Source ids of the events that the memory was made from.'),
});

/** More than any model bills for a call: the sum over all calls of a run is still a safe integer. */
const tokens = z.int().nonnegative().max(1_000_000_000);

export const Usage = z.strictObject({ input_tokens: tokens, output_tokens: tokens });

export const QueryResult = z.strictObject({
  evidence: sourceIds.describe('Ids of the sources that the answer or action is based on.'),
  context: z.string().optional(),
  memories: z
    .array(Memory)
    .max(1_000)
    .optional()
    .describe('Memories in the system’s own words, best first, in place of source ids.'),
  action: z.string().optional(),
  answer: z.string().optional(),
  abstain: z.boolean().optional(),
  confidence: z.number().min(0).max(1).optional(),
  flags: z.array(z.string().max(100)).max(100).optional(),
  usage: Usage.optional().describe('Billable tokens.'),
});

/** What an actor made of a query's result: what the memory itself returned and, of a model, its words as they came. */
export const Acted = z.strictObject({ retrieved: sourceIds, said: z.string().max(200_000).optional() });

/** What an inspection call returns: the values of a fact, oldest first, or null where it is not known. */
export const InspectResult = z.union([
  z.null(),
  z.strictObject({
    values: z
      .array(
        z.strictObject({
          value: z.string(),
          from: z.string().optional(),
          until: z.string().optional(),
          source_ids: sourceIds.optional(),
          by: z.enum(['user', 'agent']).optional().describe('Who stated the value.'),
          action: z
            .enum(['created', 'updated', 'retracted'])
            .optional()
            .describe('What the statement did to the fact.'),
        }),
      )
      .max(10_000),
  }),
]);

export const RESULTS = {
  observe: ObserveResult,
  query: QueryResult,
  history: InspectResult,
  state_as_of: InspectResult,
  provenance: InspectResult,
} as const;

/** Methods that an adapter has only if it declares them. */
export const INSPECTIONS = ['history', 'state_as_of', 'provenance'] as const;
export type Inspection = (typeof INSPECTIONS)[number];

/**
 * A step's reply as the transcript keeps it: what came back, that it was not asked for, or what went wrong instead. A fault
 * with `acted` is the model's, which was asked on what the memory returned; the episode went on.
 */
export type Reply =
  | { readonly method: 'observe'; readonly result: ObserveResult }
  | { readonly method: 'query'; readonly result: QueryResult; readonly acted?: Acted | undefined }
  | { readonly method: Inspection; readonly result: InspectResult }
  | { readonly method: Inspection; readonly skipped: true }
  | { readonly method: 'query'; readonly fault: string; readonly acted: Acted; readonly usage?: Usage | undefined }
  | { readonly method: string; readonly fault: string };

export type ModelRecord = z.infer<typeof ModelRecord>;
export type InitializeResult = z.infer<typeof InitializeResult>;
export type ObserveResult = z.infer<typeof ObserveResult>;
export type Memory = z.infer<typeof Memory>;
export type Usage = z.infer<typeof Usage>;
export type QueryResult = z.infer<typeof QueryResult>;
export type Acted = z.infer<typeof Acted>;
export type InspectResult = z.infer<typeof InspectResult>;
