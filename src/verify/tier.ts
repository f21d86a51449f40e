import * as z from 'zod';
import type { Manifest } from '../evidence/manifest.ts';

/** How far an entry is trusted, from the least: what its maker says, what was scored again, what was run again. */
export const TIERS = ['reported', 'verified', 'reproduced'] as const;

export type Tier = (typeof TIERS)[number];

/** `leaderboard/harnesses.json`: the released harnesses, by the digest of their code. */
export const Harnesses = z.strictObject({
  schema: z.literal('harnesses/1'),
  harnesses: z.array(
    z.strictObject({ version: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/), released: z.iso.date() }),
  ),
});

export type Harnesses = z.infer<typeof Harnesses>;

export interface TierLimit {
  /** The highest tier that an entry with this bundle can have. */
  readonly highest: Tier;
  readonly reasons: readonly string[];
}

/** What a bundle can be trusted for at most, and why it is no more. */
export function tierLimit(
  { harness, adapter, image }: Pick<Manifest, 'harness' | 'adapter' | 'image'>,
  { harnesses }: Harnesses,
): TierLimit {
  const released = harnesses.some(({ sha256 }) => sha256 === harness.sha256);
  const kind = adapter.spec.slice(0, adapter.spec.indexOf(':'));
  const limits: readonly (readonly [tier: Tier, applies: boolean, reason: string])[] = [
    ['reported', !released, `harness ${harness.version} (SHA-256 ${harness.sha256}) is not a released one`],
    ['verified', kind === 'cmd' || kind === 'dir', `a ${kind}: adapter can be run again by its maker alone`],
    ['verified', kind === 'image' && image?.repo_digest === null, 'the image has no digest in a registry'],
  ];
  const applying = limits.filter(([, applies]) => applies);
  const ranks = applying.map(([tier]) => TIERS.indexOf(tier));
  return {
    highest: TIERS[Math.min(TIERS.length - 1, ...ranks)] as Tier,
    reasons: applying.map(([, , reason]) => reason),
  };
}
