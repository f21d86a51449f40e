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

export interface Session {
  /** As the file says it, such as `1:56 pm on 8 May, 2023`; empty where it says nothing. */
  readonly when: string;
  readonly turns: readonly LocomoTurn[];
}

/**
 * A conversation holds its turns in fields `session_N`, the times in `session_N_date_time`, and other fields. What comes
 * of it are the sessions by their numbers, not by where they stand in the file.
 */
export const Sessions = z.record(z.string(), z.unknown()).transform((conversation, context): readonly Session[] =>
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
