import type { Manifest } from '../../evidence/manifest.ts';
import { MODEL_DEFAULTS } from '../../protocol/actor-names.ts';
import { safeText } from '../../text/safe-text.ts';

/** The words of a command that lay the same actor over the adapter; none where the adapter chose by itself. */
export function actorWords({ actor, model }: Manifest): string[] {
  if (actor === undefined) return [];
  if (actor.kind === 'oracle') return ['--actor', 'oracle'];
  const asked = {
    temperature: model?.temperature ?? MODEL_DEFAULTS.temperature,
    maxOutputTokens: model?.max_output_tokens ?? MODEL_DEFAULTS.maxOutputTokens,
    format: actor.format,
  };
  const other = OPTIONS.filter(([name]) => asked[name] !== MODEL_DEFAULTS[name]);
  return ['--actor', 'model', ...other.flatMap(([name, option]) => [option, String(asked[name])])];
}

const OPTIONS = [
  ['temperature', '--temperature'],
  ['maxOutputTokens', '--max-output-tokens'],
  ['format', '--response-format'],
] as const;

/** The model itself is named by the environment, and no command can say it. */
export function actorNotes({ actor, model }: Manifest): string[] {
  if (actor?.kind !== 'model' || model === null) return [];
  const [name, family] = [safeText(model.name, 100), safeText(model.endpoint_family, 100)];
  return [
    `CIB_MODEL must name the same model, ${name} (${family}), and CIB_MODEL_BASE_URL and CIB_MODEL_API_KEY an endpoint that has it, which may bill you.`,
  ];
}
