import * as z from 'zod';

const price = z.number().nonnegative().max(1_000_000);

/** What models cost. Prices change, so that they are in no bundle: whoever shows one names them. */
export const Prices = z.strictObject({
  schema: z.literal('prices/1'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('ISO 4217, such as USD'),
  date: z.iso.date().describe('on which the prices were taken from the source'),
  source: z.string().min(1).max(300).describe('such as the address of the provider’s price list'),
  models: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(200).describe('as --gateway-model or --gateway-embeddings has it'),
        input: price.describe('a million tokens of prompts, or of texts to embed'),
        output: price.default(0).describe('a million tokens of answers; of embeddings 0'),
      }),
    )
    .max(1_000),
});

export type Prices = z.infer<typeof Prices>;
