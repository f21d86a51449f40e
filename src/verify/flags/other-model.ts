import { quoted } from '../../evidence/display-name.ts';
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
