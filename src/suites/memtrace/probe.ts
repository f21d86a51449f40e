import type { Estimate, Group } from '../../protocol/scorecard.ts';
import { wilson } from '../../stats/wilson.ts';
import type { Probe } from './dataset/read.ts';
import { type Context, positiveText } from './runtime/retrieve.ts';

interface ProbeScore {
  /** Whether every recall marker is there. Undefined if the probe has none. */
  readonly recalled: boolean | undefined;
  /** Whether a distractor marker is there. Undefined if the probe has none. */
  readonly leaked: boolean | undefined;
  readonly tokens: number;
}

export function scoreProbe({ recall_markers, distractor_markers }: Probe, context: Context): ProbeScore {
  const text = positiveText(context).toLowerCase();
  const isIn = (marker: string) => text.includes(marker.toLowerCase());
  return {
    recalled: recall_markers.length > 0 ? recall_markers.every(isIn) : undefined,
    leaked: distractor_markers.length > 0 ? distractor_markers.some(isIn) : undefined,
    tokens: context.tokens,
  };
}

/** What leaks into the contexts of a bench: distractors, or what dead branches said. */
export type Leak = 'leakage' | 'contamination';

export const TOKENS = 'avg_context_tokens';

/** Counts over any number of probes, in constant memory. */
export interface Tally {
  add(score: ProbeScore): void;
  /**
   * The shares of probes that recalled all markers, that leaked one, and that are clean: recalled all and leaked none. A metric
   * is absent if there is no probe to count.
   */
  group(): Group;
}

export function tally(leak: Leak): Tally {
  const counts = { probes: 0, asked: 0, distracted: 0, recalled: 0, leaked: 0, clean: 0, tokens: 0 };
  return {
    add({ recalled, leaked, tokens }) {
      counts.probes += 1;
      counts.asked += Number(recalled !== undefined);
      counts.distracted += Number(leaked !== undefined);
      counts.recalled += Number(recalled === true);
      counts.leaked += Number(leaked === true);
      counts.clean += Number(recalled === true && leaked !== true);
      counts.tokens += tokens;
    },
    group() {
      const { probes, asked, distracted } = counts;
      const metrics: Record<string, Estimate> = {};
      if (asked > 0) metrics.recall = share(counts.recalled, asked);
      if (distracted > 0) metrics[leak] = share(counts.leaked, distracted);
      if (asked > 0) metrics.clean = share(counts.clean, asked);
      if (probes > 0) metrics[TOKENS] = { value: counts.tokens / probes, n: probes };
      return { n: probes, metrics };
    },
  };
}

const share = (k: number, n: number): Estimate => ({ value: k / n, n, k, ci95: wilson(k, n) });
