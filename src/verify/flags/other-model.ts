import { wasAsked } from '../../analysis/gateway-use.ts';
import { quoted } from '../../evidence/display-name.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { FlagFacts } from '../flag.ts';

/** Whether the adapter says that it asks another model than the gateway gave it. What an actor asks is recorded in its place. */
export function otherModel({ run: { manifest } }: FlagFacts): string | undefined {
  const { gateway, actor, adapter } = manifest;
  const declared = adapter.declared.model?.name;
  if (gateway === undefined || actor !== undefined || declared === undefined) return undefined;
  const { model, embeddings } = gateway.settings;
  if (declared === model || declared === embeddings) return undefined;
  return `declares the model ${quoted(declared)}, and the gateway gave it ${quoted(model)}`;
}

/** Whether a run names a model that answered no request, so that its figures are not those of a system with this model. */
export function unaskedModel(
  { gateway }: Pick<Manifest, 'gateway'>,
  scorecard: Pick<Scorecard, 'gateway'> | undefined,
): string | undefined {
  if (gateway === undefined || scorecard === undefined || wasAsked(scorecard)) return undefined;
  return `names the model ${quoted(gateway.settings.model)}, which answered no request on its tape`;
}
