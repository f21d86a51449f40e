import * as z from 'zod';

const Turn = z.looseObject({
  speaker: z.string(),
  dia_id: z.string(),
  text: z.string(),
  /** What a picture that went with the turn shows. */
  blip_caption: z.string().optional(),
});

const Question = z.looseObject({
  question: z.string().min(1),
  evidence: z.array(z.string()).default([]),
  category: z.number().int(),
});

/** The public LoCoMo file, as far as it is read: an array of conversations, each with its questions. */
export const LocomoSchema = z
  .array(
    z.looseObject({
      sample_id: z.union([z.string().min(1), z.number()]).optional(),
      /** `session_N` holds turns, `session_N_date_time` when they were said, and there are other fields. */
      conversation: z.record(z.string(), z.unknown()),
      qa: z.array(Question),
    }),
  )
  .min(1);

export const TurnsSchema = z.array(Turn);

export type LocomoSample = z.infer<typeof LocomoSchema>[number];
export type LocomoTurn = z.infer<typeof Turn>;
export type LocomoQuestion = z.infer<typeof Question>;
