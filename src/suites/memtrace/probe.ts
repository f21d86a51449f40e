import { type Context, positiveText } from './runtime/retrieve.ts';
import { estimateTokens } from './runtime/tokens.ts';

/** A question, what must be in the context to build on, and what must not. Case does not count. */
export interface Probe {
  readonly question: string;
  readonly recall_markers: readonly string[];
  readonly distractor_markers: readonly string[];
}

interface ProbeScore {
  /** Every recall marker is there; absent where the probe has none. */
  readonly recalled?: boolean;
  /** A distractor marker is there; absent where the probe has none. */
  readonly leaked?: boolean;
  readonly tokens: number;
}

export function scoreProbe({ recall_markers, distractor_markers }: Probe, context: Context): ProbeScore {
  const text = positiveText(context).toLowerCase();
  const isIn = (marker: string) => text.includes(marker.toLowerCase());
  return {
    ...(recall_markers.length > 0 && { recalled: recall_markers.every(isIn) }),
    ...(distractor_markers.length > 0 && { leaked: distractor_markers.some(isIn) }),
    tokens: context.blocks.reduce((sum, { content }) => sum + estimateTokens(content), 0),
  };
}

/** Rates over probes: fractions. Null where there is none to count. */
export interface Rates {
  readonly probes: number;
  /** Probes that have recall markers: `recall` and `clean` are of them. */
  readonly with_recall: number;
  /** Probes that have distractors: `leakage` is of them. */
  readonly with_distractors: number;
  readonly recall: number | null;
  readonly leakage: number | null;
  /** All recalled and nothing leaked. */
  readonly clean: number | null;
  readonly avg_context_tokens: number | null;
}

/** Counts over any number of probes, in constant memory. */
export interface Tally {
  add(score: ProbeScore): void;
  rates(): Rates;
}

export function tally(): Tally {
  const counts = { probes: 0, asked: 0, distracted: 0, recalled: 0, leaked: 0, clean: 0, tokens: 0 };
  const share = (count: number, of: number) => (of === 0 ? null : count / of);
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
    rates: () => ({
      probes: counts.probes,
      with_recall: counts.asked,
      with_distractors: counts.distracted,
      recall: share(counts.recalled, counts.asked),
      leakage: share(counts.leaked, counts.distracted),
      clean: share(counts.clean, counts.asked),
      avg_context_tokens: share(counts.tokens, counts.probes),
    }),
  };
}
