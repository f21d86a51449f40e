import { safeText } from '../../text/safe-text.ts';
import type { EntryBundle } from '../board/entries.ts';
import { type Fact, fact } from './fact.ts';

/** Who chose in place of the adapter; where that was not so in every run, with the suites. */
export function chosenBy(bundles: readonly EntryBundle[]): readonly Fact[] {
  const suites = new Map<string, string[]>();
  for (const { manifest, suite } of bundles) {
    const who = actorText(manifest);
    if (who !== undefined) suites.set(who, [...(suites.get(who) ?? []), suite.description.title]);
  }
  if (suites.size === 0) return [];
  const said = [...suites].map(([who, titles]) =>
    titles.length === bundles.length ? who : `${who}, in ${titles.join(', ')}`,
  );
  return [fact('Chosen by', said.join('; '), { length: 1_000 })];
}

function actorText({ actor, model }: EntryBundle['manifest']): string | undefined {
  if (actor === undefined) return undefined;
  if (actor.kind === 'oracle') return 'a perfect agent';
  return `model ${safeText(model?.name ?? 'unnamed', 100)}, prompt ${safeText(actor.prompt.id, 100)}`;
}
