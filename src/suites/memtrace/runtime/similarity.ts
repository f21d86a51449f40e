import { round } from '../../shared/python-round.ts';
import { ofRecentTexts } from '../../shared/recall.ts';
import { blake2b64 } from './blake2b.ts';

/** The form of a text that is compared. */
export interface Compared {
  readonly terms: ReadonlySet<string>;
  readonly vector: Vector;
}

/** The unit vector of the terms' counts in hashed buckets, in the order of the buckets. Empty buckets are left out. */
interface Vector {
  readonly buckets: readonly number[];
  readonly weights: readonly number[];
}

// The caches are small because larger ones are no faster: the texts of a task recur at once. With 2,000 texts, the memory of a
// run of 100,000 tasks doubled.
export const compared = ofRecentTexts(32, (text): Compared => {
  const terms = termsOf(text);
  return { terms: new Set(terms), vector: vectorOf(terms) };
});

/** The number of decimals of all scores. */
export const DIGITS = 6;

/** The lexical similarity of a question and a content, from 0 to 1: 0.4 × Jaccard + 0.6 × the share of the question's terms. */
export function lexicalSimilarity({ terms: questionTerms }: Compared, { terms }: Compared): number {
  let shared = 0;
  for (const term of questionTerms) if (terms.has(term)) shared += 1;
  if (shared === 0) return 0;
  return round(
    0.4 * (shared / (questionTerms.size + terms.size - shared)) + 0.6 * (shared / questionTerms.size),
    DIGITS,
  );
}

export function cosineSimilarity({ vector: a }: Compared, { vector: b }: Compared): number {
  let dot = 0;
  // In the order of the buckets: floating-point sums depend on it.
  for (let i = 0, j = 0; i < a.buckets.length && j < b.buckets.length; ) {
    const apart = (a.buckets[i] as number) - (b.buckets[j] as number);
    if (apart === 0) dot += (a.weights[i] as number) * (b.weights[j] as number);
    if (apart <= 0) i += 1;
    if (apart >= 0) j += 1;
  }
  return round(Math.max(0, dot), DIGITS);
}

const TERM = /[A-Za-z0-9_.-]+|[\u4e00-\u9fff]/g;

/** Terms that do not show what a text is about. */
const STOP = new Set('the a an to of is are this that it and or 请 了 的 吗 我 你'.split(' '));

function termsOf(text: string): readonly string[] {
  return (text.match(TERM) ?? []).map((term) => term.toLowerCase()).filter((term) => !STOP.has(term));
}

const BUCKETS = 256n;

function vectorOf(terms: readonly string[]): Vector {
  const counts = new Map<number, number>();
  for (const term of terms) {
    const { bucket } = bucketOf(term);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const norm = Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  const inOrder = [...counts].sort(([a], [b]) => a - b);
  return { buckets: inOrder.map(([bucket]) => bucket), weights: inOrder.map(([, count]) => count / norm) };
}

const bucketOf = ofRecentTexts(500, (term) => ({ bucket: Number(blake2b64(term) % BUCKETS) }));
