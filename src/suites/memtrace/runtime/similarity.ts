import { round } from '../../shared/python-round.ts';
import { blake2b64 } from './blake2b.ts';

/** A text as what it is compared by. */
export interface Compared {
  readonly terms: ReadonlySet<string>;
  /** Unit vector of the terms' counts in hashed buckets, in the order of the buckets; those with no term are left out. */
  readonly vector: ReadonlyMap<number, number>;
}

export function compared(text: string): Compared {
  const terms = termsOf(text);
  return { terms: new Set(terms), vector: vectorOf(terms) };
}

/** Decimals that all scores are rounded to. */
export const DIGITS = 6;

/** How many of the question's terms a content has, and of how many terms altogether; 0 to 1. */
export function lexicalSimilarity({ terms: asked }: Compared, { terms }: Compared): number {
  let shared = 0;
  for (const term of asked) if (terms.has(term)) shared += 1;
  if (shared === 0) return 0;
  return round(0.4 * (shared / (asked.size + terms.size - shared)) + 0.6 * (shared / asked.size), DIGITS);
}

export function cosineSimilarity({ vector: a }: Compared, { vector: b }: Compared): number {
  let dot = 0;
  for (const [bucket, weight] of a) dot += weight * (b.get(bucket) ?? 0);
  return round(Math.max(0, dot), DIGITS);
}

const TERM = /[A-Za-z0-9_.-]+|[\u4e00-\u9fff]/g;

/** Terms that say nothing of what a text is about. */
const STOP = new Set('the a an to of is are this that it and or 请 了 的 吗 我 你'.split(' '));

function termsOf(text: string): readonly string[] {
  return (text.match(TERM) ?? []).map((term) => term.toLowerCase()).filter((term) => !STOP.has(term));
}

const BUCKETS = 256n;

function vectorOf(terms: readonly string[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const term of terms) counts.set(bucketOf(term), (counts.get(bucketOf(term)) ?? 0) + 1);
  const norm = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  // In the order of the buckets, in which sums are made: floating-point sums depend on it.
  const inOrder = [...counts].sort(([a], [b]) => a - b);
  return new Map(inOrder.map(([bucket, count]) => [bucket, count / norm]));
}

/** The buckets of the latest terms: one dataset has the same terms again and again. */
let known = new Map<string, number>();
const KNOWN = 50_000;

function bucketOf(term: string): number {
  let bucket = known.get(term);
  if (bucket === undefined) {
    bucket = Number(blake2b64(term) % BUCKETS);
    if (known.size >= KNOWN) known = new Map();
    known.set(term, bucket);
  }
  return bucket;
}
