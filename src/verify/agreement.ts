import type { Outcome } from '../protocol/outcome.ts';
import { LEVEL } from '../suites/level.ts';
import { pairOutcomes } from '../suites/pairing.ts';

/** Of the tasks that may come out otherwise in a second run of the same system. */
const MOST_DISCORDANT = 0.02;

/** A second run of one system against the first, on the same tasks. */
export interface Agreement {
  readonly tasks: number;
  /** Tasks that only one of the two runs passed; of a deterministic adapter those, too, that it got more of. */
  readonly discordant: number;
  /** How many there may be. */
  readonly allowed: number;
  /** Of the sign-flip test over clusters on the headline; absent where the suite has none. */
  readonly p: number | undefined;
  readonly agrees: boolean;
}

/**
 * Whether a second run bears the first one out: no significant paired difference on the headline and at most 2 % of the
 * tasks discordant, none where the adapter declares itself deterministic. Throws RangeError where the tasks differ.
 */
export function agreement(
  first: readonly Outcome[],
  second: readonly Outcome[],
  { headline, deterministic }: { readonly headline: string | undefined; readonly deterministic: boolean },
): Agreement {
  const by = headline ?? '';
  const differs = ({ id, pass, values }: Outcome, i: number) => {
    if (second[i]?.id !== id) throw new RangeError(`task ${id} stands against ${second[i]?.id}`);
    return second[i].pass !== pass || (deterministic && String(second[i].values[by]) !== String(values[by]));
  };
  if (first.length !== second.length) throw new RangeError(`${first.length} tasks against ${second.length}`);
  const discordant = first.filter(differs).length;
  const allowed = deterministic ? 0 : Math.floor(MOST_DISCORDANT * first.length);
  const p = headline === undefined ? undefined : pairOutcomes(first, second, headline).pClustered;
  return { tasks: first.length, discordant, allowed, p, agrees: discordant <= allowed && (p ?? 1) > LEVEL };
}
