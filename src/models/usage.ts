import type { Completion, ModelSettings } from '../ports/models.ts';

const CHARACTERS_PER_TOKEN = 4;

/**
 * An estimate of what calls of a model would take.
 *
 * @param characters of all prompts together
 */
export function estimate(
  { calls, characters }: { readonly calls: number; readonly characters: number },
  { maxOutputTokens }: Pick<ModelSettings, 'maxOutputTokens'>,
) {
  return {
    calls,
    /** A quarter of the characters, which is about right for English text. */
    input_tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
    /** An upper limit: each answer is as long as the settings allow. */
    output_tokens: calls * maxOutputTokens,
  };
}

/** The tokens billed for several completions together. */
export function totalUsage(completions: readonly Pick<Completion, 'usage'>[]): Completion['usage'] {
  const sum = (kind: keyof Completion['usage']) => completions.reduce((total, { usage }) => total + usage[kind], 0);
  return { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') };
}
