import type { Chat, ModelSettings } from '../../ports/models.ts';

/** What calls of a model would take. */
export interface Estimate {
  readonly calls: number;
  /** A quarter of the characters: what most tokenisers come to with English. */
  readonly input_tokens: number;
  /** If each answer were as long as it may be. */
  readonly output_tokens: number;
}

/** What a run would ask of a model. */
export interface Rehearsed extends Estimate {
  /** The first that would be sent. */
  readonly prompt: Omit<Chat, 'schema'> | undefined;
}

const CHARACTERS_PER_TOKEN = 4;

/** `characters` are those of all prompts together. */
export function estimate(
  { calls, characters }: { readonly calls: number; readonly characters: number },
  { maxOutputTokens }: Pick<ModelSettings, 'maxOutputTokens'>,
): Estimate {
  return {
    calls,
    input_tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
    output_tokens: calls * maxOutputTokens,
  };
}
