import * as z from 'zod';

const price = z.number().nonnegative().max(1_000_000);

/** What models cost. Prices change, so they are not stored in bundles, but given when a bundle is shown. */
export const Prices = z.strictObject({
  schema: z.literal('prices/1'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .describe('The ISO 4217 code of the currency, such as USD.'),
  date: z.iso.date().describe('The day on which the prices were taken from the source.'),
  source: z
    .string()
    .min(1)
    .max(300)
    .describe('Where the prices are from, such as the address of the provider’s price list.'),
  models: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(200).describe('The model’s name, as in --gateway-model or --gateway-embeddings.'),
        input: price.describe('The price of a million input tokens: prompts, or texts to embed.'),
        output: price.default(0).describe('The price of a million output tokens. 0 for embeddings.'),
      }),
    )
    .max(1_000),
});

export type Prices = z.infer<typeof Prices>;
