import type { AskedModel } from '../../evidence/answered.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Model } from '../../ports/models.ts';

/** A model as it is put on record. `now` is a date; the day is enough. */
export function askedModel({ name, family, settings }: Model, prompt: AskedModel['prompt'], now: string): AskedModel {
  const { temperature, maxOutputTokens, format } = settings;
  return {
    model: {
      name,
      endpoint_family: family,
      temperature,
      max_output_tokens: maxOutputTokens,
      date: now.slice(0, 10),
      prompt_template: `${prompt.id} sha256:${prompt.sha256}`,
    },
    prompt,
    format,
  };
}

/** Whether it is the same model, asked in the same way; the day may be another. */
export function isAskedAlike(a: AskedModel, b: AskedModel): boolean {
  const undated = ({ model: { date: _, ...model }, prompt, format }: AskedModel) =>
    canonical({ model, prompt, format });
  return undated(a) === undated(b);
}
