import { type Context, positiveText } from './runtime/retrieve.ts';

/** A question, texts that must be in the blocks to build on, and texts that must not. Case is ignored. */
export interface Probe {
  readonly question: string;
  readonly recall_markers: readonly string[];
  readonly distractor_markers: readonly string[];
}

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

/** Rates over probes, as fractions. Null if there is no probe to count. */
export interface Rates {
  readonly probes: number;
  /** The number of probes with recall markers, which `recall` and `clean` are about. */
  readonly with_recall: number;
  /** The number of probes with distractors, which `leakage` is about. */
  readonly with_distractors: number;
  readonly recall: number | null;
  readonly leakage: number | null;
  /** The share of probes that recalled all markers and leaked none. */
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
