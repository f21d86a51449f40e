import type { ShownEntry } from '../board/entries.ts';
import { type TierView, tierView } from '../board/tier-view.ts';

/** The tiers of an entry's runs: one line where they agree, else a line a tier and claim with how many suites have it. */
export interface TierCell {
  /** The tiers alone, for filters. */
  readonly words: string;
  /** Greater is stronger, by the weakest run; empty without a run. */
  readonly order: string;
  readonly lines: readonly (Pick<TierView, 'word' | 'label' | 'claim' | 'age'> & { readonly suites: string })[];
}

/** From the weakest. */
export const TIER_WORDS = ['disputed', 'self-reported', 'computed', 'own', 'board-run'] as const;

/** Ages are told against the day `asOf`, YYYY-MM-DD. */
export function tierCell({ bundles, dispute }: ShownEntry, asOf: string | undefined): TierCell {
  const views = bundles.map((bundle) => tierView(bundle, dispute, asOf));
  const words = TIER_WORDS.filter((word) => views.some((view) => view.word === word));
  const kinds = words.flatMap((word) => {
    const claims = views.filter((view) => view.word === word).map(({ claim }) => claim);
    return [...new Set(claims)].map((claim) => ({ word, claim }));
  });
  return {
    words: words.join(' '),
    order: words[0] === undefined ? '' : String(TIER_WORDS.indexOf(words[0])),
    lines: kinds.map(({ word, claim }) => {
      const own = views.filter((view) => view.word === word && view.claim === claim);
      const ages = [...new Set(own.map(({ age }) => age))];
      return {
        word,
        label: own[0]?.label ?? word,
        claim,
        age: ages.length === 1 ? (ages[0] ?? '') : '',
        suites: kinds.length === 1 ? '' : `${own.length} ${own.length === 1 ? 'suite' : 'suites'}`,
      };
    }),
  };
}
