import type { Entry } from '../../evidence/entry.ts';
import { safeText } from '../../text/safe-text.ts';
import type { ShownEntry } from './entries.ts';

/**
 * The configuration, such as `no model · all-MiniLM-L6-v2 · top 3`. All but the run's own model is declared by the
 * submitter.
 */
export function configurationText({ entry, bundles }: Pick<ShownEntry, 'entry' | 'bundles'>): string {
  const { search, top } = entry.configuration ?? {};
  const parts = [modelText(entry, bundles), search, top === undefined ? undefined : `top ${top}`];
  return parts.flatMap((part) => (part ? [safeText(part, 80)] : [])).join(' · ');
}

/** The model that was asked through the gateway, otherwise what the entry says. */
export function modelText({ configuration, model }: Entry, bundles: ShownEntry['bundles']): string {
  const asked = bundles.flatMap(({ manifest }) => manifest.gateway?.settings.model ?? []);
  if (asked.length > 0) return `model ${[...new Set(asked)].join(', ')}`;
  const named = configuration?.model ?? model?.name;
  return named === undefined ? 'no model' : `model ${named}`;
}
