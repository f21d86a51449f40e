import type { Entropy } from '../../ports/ports.ts';
import type { SiteEntry } from '../../site/board/entries.ts';
import { boardRunObstacles } from '../../verify/tier.ts';
import { imageOf } from '../rules/agreement.ts';
import { type Leg, legsOf } from './legs.ts';

/** What a board runs again of an entry. */
export interface Reruns {
  /** `HOST/NAME@sha256:…`; empty where the adapter is no image. */
  readonly image: string;
  readonly legs: readonly Leg[];
  /** Drawn now: the image cannot have known it. Empty where nothing is run. */
  readonly nonce: string;
  /** What is not run again, and why. */
  readonly left: readonly string[];
}

/** The board knows the built-in data and the image, by its digest: what needs anything else is left out, and said. */
export function planReruns({ entry, bundles }: SiteEntry, entropy: Entropy): Reruns {
  const image = imageOf(entry);
  if (image === undefined) return { image: '', legs: [], nonce: '', left: ['The adapter is no image.'] };
  const reasons = bundles.map((bundle) => [bundle, boardRunObstacles(bundle.manifest)[0]] as const);
  const loads = reasons
    .filter(([, reason]) => reason === undefined)
    .map(([{ manifest, timing }]) => ({ suite: manifest.suite.id, tasks: manifest.dataset.tasks, timing }));
  const legs = legsOf(loads);
  const left = reasons.flatMap(([{ manifest }, reason]) => (reason ? [`${manifest.suite.id}: ${reason}.`] : []));
  return { image, legs, nonce: legs.length > 0 ? entropy.hex(32) : '', left };
}
