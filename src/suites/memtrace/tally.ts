import type { ProbeScore } from './probe.ts';

/** Rates over probes: fractions; leakage is of the probes that have a distractor. Null where there is none to count. */
export interface Rates {
  readonly probes: number;
  readonly with_distractors: number;
  readonly recall: number | null;
  readonly leakage: number | null;
  readonly clean: number | null;
  readonly avg_context_tokens: number | null;
}

/** Counts that hold any number of probes in the same room. */
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
