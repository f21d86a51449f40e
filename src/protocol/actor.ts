import * as z from 'zod';
import { FORMATS } from './constants.ts';

/** An actor that was laid over an adapter, as a manifest keeps it. */
export const Actor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('oracle') }),
  z.strictObject({
    kind: z.literal('model'),
    prompt: z.strictObject({ id: z.string(), sha256: z.string().length(64) }),
    format: z.enum(FORMATS),
  }),
]);

export type Actor = z.infer<typeof Actor>;
