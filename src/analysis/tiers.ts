/**
 * Pareto tiers: the first holds those that nobody is ahead of, the next those that only systems of former tiers are ahead of.
 *
 * @param ahead whether the first is ahead of the second; where it runs in a circle, the rest shares a tier
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
