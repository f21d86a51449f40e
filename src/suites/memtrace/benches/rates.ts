import type { Group } from '../../../protocol/scorecard.ts';
import type { Rates } from '../tally.ts';
import { groupOf, mean, proportion } from './figures.ts';

/** Rates over probes as metrics. `leakage` is named by what leaks in the bench: distractors, or dead branches. */
export function ratesGroup(
  { probes, with_distractors, recall, leakage, clean, avg_context_tokens }: Rates,
  leak: 'leakage' | 'contamination',
): Group {
  return groupOf(probes, {
    recall: proportion({ share: recall, of: probes }),
    [leak]: proportion({ share: leakage, of: with_distractors }),
    clean: proportion({ share: clean, of: probes }),
    avg_context_tokens: mean(avg_context_tokens, probes),
  });
}
