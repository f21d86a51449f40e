import * as z from 'zod';
import { Sessions } from './sessions.ts';

const Question = z.looseObject({
  question: z.string().min(1),
  /** Adversarial questions have none; a year may stand as a number. */
  answer: z.union([z.string(), z.number()]).optional(),
  evidence: z.array(z.string()).default([]),
  category: z.number().int(),
});

/** The public LoCoMo file, as far as it is read: an array of conversations, each with its questions. */
export const LocomoSchema = z
  .array(
    z.looseObject({
      sample_id: z.union([z.string().min(1), z.number()]).optional(),
      conversation: Sessions,
      qa: z.array(Question),
    }),
  )
  .min(1);

export type LocomoSample = z.infer<typeof LocomoSchema>[number];
export type LocomoQuestion = z.infer<typeof Question>;
