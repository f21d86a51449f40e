/**
 * Pareto tiers: no system is ahead of one in the first tier, and only systems of earlier tiers are ahead of one in a later tier.
 *
 * @param ahead whether the first is ahead of the second; if all that remain are ahead of each other in a cycle, they share a tier
 */
export function paretoTiers<System>(
  systems: readonly System[],
  ahead: (a: System, b: System) => boolean,
): readonly (readonly System[])[] {
  const tiers: System[][] = [];
  let left = [...systems];
  while (left.length > 0) {
    const free = left.filter((one) => !left.some((other) => ahead(other, one)));
    const tier = free.length > 0 ? free : left;
    tiers.push(tier);
    left = left.filter((one) => !tier.includes(one));
  }
  return tiers;
}
