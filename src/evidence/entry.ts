import * as z from 'zod';
import { ModelRecord } from '../protocol/reply.ts';
import { SYSTEM_KINDS } from '../protocol/scorecard.ts';

/** A name that is safe as a folder and in a URL. */
const Slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, 'lower-case letters, digits, ".", "_" and "-", at most 64');

/** `leaderboard/entries/SLUG/entry.json`: one system on the leaderboard, with a bundle a suite. */
export const Entry = z.strictObject({
  schema: z.literal('entry/1'),
  slug: Slug,
  kind: z.enum(SYSTEM_KINDS),
  name: z.string().min(1).max(80),
  version: z.string().min(1).max(80),
  licence: z.string().min(1).max(80),
  homepage: z
    .url({ protocol: /^https$/ })
    .max(300)
    .optional(),
  adapter: z.string().min(1).max(500),
  platform: z.string().max(80),
  network: z.boolean(),
  reads_labels: z.boolean(),
  model: ModelRecord.optional(),
  /** Suite id to the bundle's folder beside this file. */
  suites: z.record(z.string(), Slug),
});

export type Entry = z.infer<typeof Entry>;
