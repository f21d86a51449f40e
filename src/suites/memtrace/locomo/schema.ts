import * as z from 'zod';

const Turns = z.array(
  z.looseObject({
    speaker: z.string(),
    dia_id: z.string(),
    text: z.string(),
    /** A description of the picture that was sent with the turn. */
    blip_caption: z.string().optional(),
  }),
);

export type LocomoTurn = z.infer<typeof Turns>[number];

interface Session {
  /** The text in the file, such as `1:56 pm on 8 May, 2023`. Empty if there is none. */
  readonly when: string;
  readonly turns: readonly LocomoTurn[];
}

/**
 * A conversation has its turns in fields `session_N`, their times in `session_N_date_time`, and other fields. The result is
 * the list of sessions in the order of their numbers, not of the file.
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
  /** Absent for adversarial questions. A year may be a number. */
  answer: z.union([z.string(), z.number()]).optional(),
  evidence: z.array(z.string()).default([]),
  category: z.number().int(),
});

/** The parts of the public LoCoMo file that are used: an array of conversations, each with its questions. */
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
