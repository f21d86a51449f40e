import { type LocomoSample, type LocomoTurn, TurnsSchema } from './schema.ts';

export interface Session {
  /** As the file says it, such as `1:56 pm on 8 May, 2023`; empty where it says nothing. */
  readonly when: string;
  readonly turns: readonly LocomoTurn[];
}

/** The sessions of a conversation by their numbers, not by where they stand in the file. */
export function sessionsOf(conversation: LocomoSample['conversation']): readonly Session[] {
  return Object.keys(conversation)
    .flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b))
    .map((number) => {
      const when = conversation[`session_${number}_date_time`];
      const turns = TurnsSchema.parse(conversation[`session_${number}`]);
      return { when: typeof when === 'string' ? when : '', turns };
    });
}
