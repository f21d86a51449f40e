import { createHash } from 'node:crypto';
import { type Needle, partsOf } from '../needles.ts';

/**
 * The needles under labels that nobody can compute who does not know the seed: the paper's are a hash of the turn and the
 * name, so that a question would tell where its answer stands.
 *
 * @param secret what all labels follow from
 */
export function relabel(needles: readonly Needle[], secret: string): readonly Needle[] {
  const taken = new Set<string>();
  return needles.map((needle) => {
    const label = freshLabel(`${secret}:${needle.turn}`, taken);
    taken.add(label);
    return { ...needle, key: `${partsOf(needle.key).name}_${label}` };
  });
}

/** Six hexadecimal digits, as the paper's. */
function freshLabel(secret: string, taken: ReadonlySet<string>): string {
  for (let salt = 0; ; salt += 1) {
    const label = createHash('sha256').update(`${secret}:${salt}`).digest('hex').slice(0, 6);
    if (!taken.has(label)) return label;
  }
}
