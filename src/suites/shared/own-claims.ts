import type { Claim, SystemResults } from '../../suite/claim.ts';

type ClaimDecision = Pick<Claim, 'because'> & { readonly held: boolean };

/** A claim about a suite's own systems. `decide` returns undefined if a system that it needs was not measured. */
export interface OwnClaim<R = SystemResults> extends Pick<Claim, 'id' | 'text'> {
  decide(results: R): ClaimDecision | undefined;
}

export function decideClaims<R>(claims: readonly OwnClaim<R>[], results: R): readonly Claim[] {
  return claims.map(({ id, text, decide }) => {
    const undecided = { held: null, because: 'a system it needs was not measured' };
    return { id, text, ...(decide(results) ?? undecided) };
  });
}

/** A system's value of a metric, over all tasks or those of a family. */
export function measuredValue(
  results: SystemResults,
  system: string,
  metric: string,
  family?: string,
): number | undefined {
  const card = results.get(system)?.scorecard;
  return (family === undefined ? card?.overall : card?.families[family])?.metrics[metric]?.value;
}
