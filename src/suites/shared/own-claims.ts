import type { Claim, SystemResults } from '../../suite/claim.ts';

type ClaimDecision = Pick<Claim, 'because'> & { readonly held: boolean };

/** How claims about a suite's own systems are decided, by their ids. Undefined if a system that one needs was not measured. */
export type OwnClaims<Id extends string, R = SystemResults> = Readonly<
  Record<Id, (results: R) => ClaimDecision | undefined>
>;

/** @param texts of the claims, by their ids */
export function decideClaims<Id extends string, R>(
  texts: Readonly<Record<Id, string>>,
  claims: OwnClaims<Id, R>,
  results: R,
): readonly Claim[] {
  const undecided = { held: null, because: 'a system it needs was not measured' };
  return (Object.keys(claims) as Id[]).map((id) => ({ id, text: texts[id], ...(claims[id](results) ?? undecided) }));
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
