import * as z from 'zod';

const Turns = z.array(
  z.looseObject({
    speaker: z.string(),
    dia_id: z.string(),
    text: z.string(),
    /** What a picture that went with the turn shows. */
    blip_caption: z.string().optional(),
  }),
);

export type LocomoTurn = z.infer<typeof Turns>[number];

interface Session {
  /** As the file says it, such as `1:56 pm on 8 May, 2023`; empty where it says nothing. */
  readonly when: string;
  readonly turns: readonly LocomoTurn[];
}

/**
 * A conversation holds its turns in fields `session_N`, the times in `session_N_date_time`, and other fields. What comes
 * of it are the sessions by their numbers, not by where they stand in the file.
 */
const Sessions = z.record(z.string(), z.unknown()).transform((conversation, context): readonly Session[] =>
  Object.keys(conversation)
    .flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b))
    .map((number) => {
      const key = `session_${number}`;
      const when = conversation[`${key}_date_time`];
      const turns = Turns.safeParse(conversation[key]);
      for (const { message, path } of turns.error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path: [key, ...path] });
      return { when: typeof when === 'string' ? when : '', turns: turns.data ?? [] };
    }),
);

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
