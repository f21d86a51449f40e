import type { Estimate, Group } from '../../../protocol/scorecard.ts';
import { wilson } from '../../../stats/wilson.ts';
import type { Cell } from '../../../suite/bench.ts';
import type { Claim } from '../../../suite/claim.ts';
import type { Rates } from '../probe.ts';

/** A count out of a total. Null if there was nothing to count. */
interface Counted {
  readonly share: number | null;
  readonly of: number;
}

/** A proportion with its interval. Undefined if there was nothing to count. */
export function proportion({ share, of }: Counted): Estimate | undefined {
  if (share === null || of === 0) return undefined;
  const k = Math.round(share * of);
  return { value: share, n: of, k, ci95: wilson(k, of) };
}

function mean(value: number | null, n: number): Estimate | undefined {
  return value === null ? undefined : { value, n };
}

/** The measured metrics of a group. Others are left out. */
export function groupOf(n: number, metrics: Readonly<Record<string, Estimate | undefined>>): Group {
  const measured = Object.entries(metrics).filter((entry): entry is [string, Estimate] => entry[1] !== undefined);
  return { n, metrics: Object.fromEntries(measured) };
}

/** A share as the benchmark's document prints it, in whole percent. */
export const percent = (value: number | null): Cell =>
  value === null ? '–' : { value, text: `${Number((100 * value).toFixed(1))}%` };

export const decimals = (value: number | null, digits: number): Cell =>
  value === null ? '–' : { value, text: value.toFixed(digits) };

/** Rates over probes as metrics. `leakage` is named by what leaks in the bench: distractors, or dead branches. */
export function ratesGroup(
  { probes, with_recall, with_distractors, recall, leakage, clean, avg_context_tokens }: Rates,
  leak: 'leakage' | 'contamination',
): Group {
  return groupOf(probes, {
    recall: proportion({ share: recall, of: with_recall }),
    [leak]: proportion({ share: leakage, of: with_distractors }),
    clean: proportion({ share: clean, of: with_recall }),
    avg_context_tokens: mean(avg_context_tokens, probes),
  });
}

export interface ClaimVerdict {
  readonly held: boolean;
  readonly because: string;
}

/** A decided claim. Undecided if what it is about was not measured. */
export function decide(id: string, text: string, decided: ClaimVerdict | undefined): Claim {
  return {
    id,
    text,
    held: decided?.held ?? null,
    because: decided?.because ?? 'nothing of what it is about was measured',
  };
}

export const points = (value: number): string => `${(100 * value).toFixed(1)} %`;
