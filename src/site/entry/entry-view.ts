import type { Entry } from '../../evidence/entry.ts';
import type { Approach } from '../../protocol/approaches.ts';
import { safeText } from '../../text/safe-text.ts';
import type { Raised } from '../../verify/flags.ts';
import { type EntryBundle, isClaimed, namedByRun, readsLabels, type ShownEntry } from '../board/entries.ts';
import { dayOf, tierView } from '../board/tier-view.ts';
import type { Site } from '../site.ts';
import { type CardView, cardView } from './card-view.ts';
import { chosenBy } from './chosen-by.ts';
import { type Fact, fact } from './fact.ts';
import { receiptsView } from './receipts-view.ts';

/** What one of an entry's runs raises. */
export interface FlaggedCard {
  readonly suite: string;
  readonly flags: readonly Raised[];
}

export interface EntryView {
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  /** One of the board's own. */
  readonly own: boolean;
  readonly readsLabels: boolean;
  readonly summary: string;
  readonly homepage: string;
  /** The dispute that stands; null where there is none. */
  readonly dispute: { readonly date: string; readonly reason: string; readonly actor: string } | null;
  readonly facts: readonly Fact[];
  readonly cards: readonly CardView[];
  readonly receipts: ReturnType<typeof receiptsView>;
}

const KINDS: Record<Entry['kind'], string> = {
  system: 'System',
  example: 'Example, outside the ranking',
  reference: 'Reference system, outside the ranking',
  control: 'Control, outside the ranking',
};

/** As the claims of the benchmarks take it. */
const APPROACH_WORDS: Record<Approach, string> = {
  'full-history': 'Full history: everything that was told goes before the question',
  'relevance': 'Relevance: what is most relevant to the question, however old',
  'write-filtered': 'Write-filtered: only what is worth keeping is kept, then relevance',
  'scoped': 'Scoped: what is in scope and was not superseded, then relevance',
};

export function entryView(site: Site, { entry, bundles, dispute }: ShownEntry): EntryView {
  const { model } = entry;
  const named = namedByRun(entry, bundles);
  const claim = entry.kind === 'system' && bundles.length > 0 && bundles.every(isClaimed);
  return {
    name: safeText(named.name, 80),
    version: safeText(named.version, 80),
    kind: claim ? 'System, self-reported: not run by this board' : KINDS[entry.kind],
    own: bundles.some(({ tier }) => tier === 'own'),
    readsLabels: bundles.some((bundle) => readsLabels(entry, bundle)),
    summary: summaryOf(bundles),
    homepage: entry.homepage ?? '',
    dispute: dispute
      ? {
          date: dayOf(dispute),
          reason: safeText(dispute.reason, LONGEST_REASON),
          actor: safeText(dispute.actor.login, 100),
        }
      : null,
    facts: [
      fact('Adapter', entry.adapter, { code: true }),
      ...(entry.approach ? [fact('Approach', APPROACH_WORDS[entry.approach])] : []),
      fact('Licence', entry.licence),
      fact('Platform', entry.platform),
      fact('Network', entry.network ? 'needed' : 'none'),
      ...(model ? [fact('Model', `${model.name}, ${model.endpoint_family}, temperature ${model.temperature}`)] : []),
      ...chosenBy(bundles),
    ],
    cards: bundles.map((bundle) => cardView(site, entry, bundle, tierView(bundle, dispute, site.asOf))),
    receipts: receiptsView(site.decisions, entry.slug),
  };
}

/** What a reference is, in its suite's words. */
function summaryOf(bundles: readonly EntryBundle[]): string {
  for (const { suite, manifest } of bundles) {
    const found = suite.references.find(({ name }) => manifest.adapter.spec === `ref:${name}`);
    if (found) return found.summary;
  }
  return '';
}

const LONGEST_REASON = 2_000;
