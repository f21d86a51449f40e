import type { ShownEntry } from '../board/entries.ts';
import { tierView } from '../board/tier-view.ts';

/** The tiers of an entry's runs: one line where they agree, else a line a tier with how many suites have it. */
export interface TierCell {
  /** The words alone, for filters. */
  readonly words: string;
  /** Greater is stronger, by the weakest run; empty without a run. */
  readonly order: string;
  readonly lines: readonly { readonly word: string; readonly age: string; readonly suites: string }[];
}

/** From the weakest. */
export const TIER_WORDS = ['disputed', 'self-reported', 'computed', 'own', 'board-run'] as const;

/** Ages are told against the day `asOf`, YYYY-MM-DD. */
export function tierCell({ bundles, dispute }: ShownEntry, asOf: string | undefined): TierCell {
  const views = bundles.map((bundle) => tierView(bundle, dispute, asOf));
  const words = TIER_WORDS.filter((word) => views.some((view) => view.word === word));
  return {
    words: words.join(' '),
    order: words[0] === undefined ? '' : String(TIER_WORDS.indexOf(words[0])),
    lines: words.map((word) => {
      const own = views.filter((view) => view.word === word);
      const ages = [...new Set(own.map(({ age }) => age))];
      return {
        word,
        age: ages.length === 1 ? (ages[0] ?? '') : '',
        suites: words.length === 1 ? '' : `${own.length} ${own.length === 1 ? 'suite' : 'suites'}`,
      };
    }),
  };
}
