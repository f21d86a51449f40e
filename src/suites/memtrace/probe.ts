import { type Context, positiveText } from './runtime/context.ts';

/** A question, what must be in the context's memory lines, and what must not. Case does not count. */
export interface Probe {
  readonly question: string;
  readonly recall_markers: readonly string[];
  readonly distractor_markers: readonly string[];
}

interface ProbeScore {
  /** Every recall marker is there. */
  readonly recalled: boolean;
  /** A distractor marker is there; absent where the probe has none. */
  readonly leaked?: boolean;
  /** All recalled and nothing leaked. */
  readonly clean: boolean;
  readonly tokens: number;
}

export function scoreProbe({ recall_markers, distractor_markers }: Probe, context: Context): ProbeScore {
  const text = positiveText(context).toLowerCase();
  const isIn = (marker: string) => text.includes(marker.toLowerCase());
  const recalled = recall_markers.every(isIn);
  const leaked = distractor_markers.some(isIn);
  return {
    recalled,
    ...(distractor_markers.length > 0 && { leaked }),
    clean: recalled && !leaked,
    tokens: context.tokens,
  };
}

/** Rates over probes: fractions; leakage is of the probes that have a distractor. Null where there is none to count. */
export interface Rates {
  readonly probes: number;
  readonly with_distractors: number;
  readonly recall: number | null;
  readonly leakage: number | null;
  readonly clean: number | null;
  readonly avg_context_tokens: number | null;
}

/** Counts over any number of probes, in constant memory. */
export interface Tally {
  add(score: ProbeScore): void;
  rates(): Rates;
}

export function tally(): Tally {
  let probes = 0;
  let distracted = 0;
  let recalled = 0;
  let leaked = 0;
  let clean = 0;
  let tokens = 0;
  const share = (count: number, of: number) => (of === 0 ? null : count / of);
  return {
    add(score) {
      probes += 1;
      distracted += Number(score.leaked !== undefined);
      recalled += Number(score.recalled);
      leaked += Number(score.leaked === true);
      clean += Number(score.clean);
      tokens += score.tokens;
    },
    rates: () => ({
      probes,
      with_distractors: distracted,
      recall: share(recalled, probes),
      leakage: share(leaked, distracted),
      clean: share(clean, probes),
      avg_context_tokens: share(tokens, probes),
    }),
  };
}

/** The default of the most tokens that a context may cost. */
export const BUDGET = 256;
