import { PROMPT } from '../../models/actor/prompt.ts';
import type { Model } from '../../ports/models.ts';
import type { Actor } from '../../protocol/actor.ts';
import type { ModelRecord } from '../../protocol/reply.ts';
import { templateOf } from '../../verify/actor/declaration.ts';

/** Who chooses in place of the adapter. */
export type Acting = { readonly kind: 'oracle' } | { readonly kind: 'model'; readonly model: Model };

/** As the manifest keeps it. */
export function actorOf(acting: Acting): Actor {
  if (acting.kind === 'oracle') return { kind: 'oracle' };
  return { kind: 'model', prompt: PROMPT, format: acting.model.settings.format };
}

/** What CIB section 11.1 wants on record. `now` is a date; the day is enough. */
export function recordOf(acting: Acting, now: string): ModelRecord | undefined {
  const actor = actorOf(acting);
  if (acting.kind !== 'model' || actor.kind !== 'model') return undefined;
  const { name, family, settings } = acting.model;
  return {
    name,
    endpoint_family: family,
    temperature: settings.temperature,
    max_output_tokens: settings.maxOutputTokens,
    date: now.slice(0, 10),
    prompt_template: templateOf(actor),
  };
}
